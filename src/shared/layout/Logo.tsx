import { useTranslation } from 'react-i18next'
import { mainSiteUrl } from '../../platform/mainSite.ts'
import { Mark } from './Mark.tsx'

/** The exchange's logo and the product's name, which is hidden visually if there is no room; links to the main site. Specification §2. */
export function Logo({ isBrief = false }: { isBrief?: boolean }) {
  const { t } = useTranslation()

  return (
    <a href={mainSiteUrl()} className="-mx-1 flex items-center gap-2.5 rounded-sm px-1 py-2 text-lg font-semi text-text">
      <Mark className="size-6.5" />
      <span className={isBrief ? 'sr-only' : ''}>{t('shell.product')}</span>
    </a>
  )
}
