import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { language } from '../../i18n/i18n.ts'
import { mainSiteUrl } from '../../leave.ts'
import { LANGUAGES } from '../../limits.ts'
import { storage } from '../../storage.ts'
import { classes } from '../ui/classes.ts'
import type { StandalonePageName } from './StandalonePage.tsx'

const paths = { terms: '/terms-of-use/{-$lang}', faq: '/faq/{-$lang}', fees: '/fees/{-$lang}' } as const

/** Logo and languages. A language is another address of the same page; pressing it also keeps the choice. */
export function StandaloneHeader({ page }: { page: StandalonePageName }) {
  const { t } = useTranslation()
  const shown = language()

  return (
    <header className="flex h-topbar items-center justify-between border-b border-line bg-surface px-4 shell:px-5">
      <a href={mainSiteUrl()} className="flex items-center gap-2.5 rounded-sm text-lg font-semi">
        <img src={`${import.meta.env.BASE_URL}assets/icon.svg`} alt="" width={26} height={26} />
        {t('info.product')}
      </a>
      <nav aria-label={t('info.language')} className="flex rounded-sm border border-line bg-bg p-0.5">
        {LANGUAGES.map((code) => (
          <Link
            key={code}
            to={paths[page]}
            params={{ lang: code }}
            lang={code}
            hrefLang={code}
            aria-label={t(`info.languages.${code}`)}
            aria-current={code === shown ? 'true' : undefined}
            onClick={() => storage.language.set(code)}
            className={classes(
              'flex min-h-7 min-w-8 items-center justify-center rounded-xs text-sm font-medium',
              code === shown ? 'bg-surface-press text-text' : 'text-text-2 hover:text-text',
            )}
          >
            {code.toUpperCase()}
          </Link>
        ))}
      </nav>
    </header>
  )
}
