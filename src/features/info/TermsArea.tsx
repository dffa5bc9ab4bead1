import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Loader } from '../../ui/display/Loader.tsx'
import { InfoTabs } from './InfoTabs.tsx'

const pages = [
  ['terms', '/terms'],
  ['faq', '/terms/faq'],
  ['fees', '/terms/fees'],
] as const
const tab = { className: 'tab', activeOptions: { exact: true }, activeProps: { className: 'tab-selected' } } as const

/** Terms, FAQ and fees inside the shell. */
export function TermsArea() {
  const { t } = useTranslation()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const page = path.endsWith('/faq') ? 'titles.faq' : path.endsWith('/fees') ? 'titles.fees' : 'title'

  return (
    <div className="mx-auto w-full max-w-page px-4 pb-14 tablet:px-5 tablet:pt-10">
      <h1 className="sr-only text-3xl font-semi tablet:not-sr-only tablet:mb-6">{t(`info.${page}`)}</h1>
      <InfoTabs>
        {pages.map(([name, to]) => (
          <Link key={name} to={to} {...tab}>
            {t(`info.${name}`)}
          </Link>
        ))}
      </InfoTabs>
      <div className="pt-6 tablet:pt-8">
        <Suspense fallback={<Loader />}>
          <Outlet />
        </Suspense>
      </div>
    </div>
  )
}
