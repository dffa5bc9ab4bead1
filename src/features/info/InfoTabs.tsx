import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** The three pages of the terms area, as links styled as tabs, selected by the path. Specification §2. */
export function InfoTabs({ children }: { children: ReactNode }) {
  const { t } = useTranslation()

  return (
    <nav
      aria-label={t('info.navigation')}
      className="-mx-4 flex flex-wrap gap-x-6 border-b border-line bg-surface px-4 text-lg tablet:mx-0 tablet:bg-transparent tablet:px-0"
    >
      {children}
    </nav>
  )
}
