import { Link, useNavigate } from '@tanstack/react-router'
import FileText from 'lucide-react/icons/file-text'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../constants/limits.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { storage } from '../../platform/storage.ts'
import { Frame } from '../../shared/layout/Frame.tsx'
import { type NavProps, NavTerms } from '../../shared/layout/NavItem.tsx'
import { Loader } from '../../ui/display/Loader.tsx'
import { InfoTabs } from './InfoTabs.tsx'

const paths = { terms: '/terms-of-use/{-$lang}', faq: '/faq/{-$lang}', fees: '/fees/{-$lang}' } as const
const pages = ['terms', 'faq', 'fees'] as const
const tab = { className: 'tab', activeProps: { className: 'tab-selected' } } as const

interface Props {
  page: keyof typeof paths
  /** From the address; undefined if it has none. */
  lang: string | undefined
  children: ReactNode
}

/** A public page: no login, no private request, no shell. Specification §2, §6. */
export function StandalonePage({ page, lang, children }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  // Each language has its own address of the page; choosing one also stores the choice.
  const show = (language: Language) => {
    storage.language.set(language)
    void navigate({ to: paths[page], params: { lang: language } })
  }

  return (
    <Frame Nav={VisitorNav} onLanguage={show}>
      <div className="mx-auto w-full max-w-page px-4 pb-14 tablet:px-5 tablet:pt-6">
        <InfoTabs>
          {pages.map((each) => (
            <Link key={each} to={paths[each]} params={{ lang }} {...tab}>
              {t(`info.${each}`)}
            </Link>
          ))}
        </InfoTabs>
        <h1 className="mt-6 mb-6 text-2xl font-semi tablet:mt-10 tablet:text-3xl">{t(`info.titles.${page}`)}</h1>
        <Suspense fallback={<Loader />}>{children}</Suspense>
      </div>
    </Frame>
  )
}

/** No trading items, and no requests. Specification §6. */
function VisitorNav(props: NavProps) {
  const { t } = useTranslation()
  const lang = useLanguage()

  return (
    <NavTerms lang={lang} icon={FileText} {...props}>
      {t('shell.terms')}
    </NavTerms>
  )
}
