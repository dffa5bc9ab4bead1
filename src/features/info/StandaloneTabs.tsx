import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { InfoTabs } from './InfoTabs.tsx'

const tab = { className: 'tab', activeProps: { className: 'tab-selected' } } as const

/** Links between the public pages, in the same language. */
export function StandaloneTabs({ lang }: { lang: string | undefined }) {
  const { t } = useTranslation()
  const params = { lang }

  return (
    <InfoTabs>
      <Link to="/terms-of-use/{-$lang}" params={params} {...tab}>
        {t('info.terms')}
      </Link>
      <Link to="/faq/{-$lang}" params={params} {...tab}>
        {t('info.faq')}
      </Link>
      <Link to="/fees/{-$lang}" params={params} {...tab}>
        {t('info.fees')}
      </Link>
    </InfoTabs>
  )
}
