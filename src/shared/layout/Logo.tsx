import { useTranslation } from 'react-i18next'
import { mainSiteUrl } from '../../platform/mainSite.ts'

/** The exchange's logo and the product's name, which is hidden visually if there is no room; links to the main site. Specification §2. */
export function Logo({ isBrief = false }: { isBrief?: boolean }) {
  const { t } = useTranslation()

  return (
    <a
      href={mainSiteUrl()}
      className="-mx-1 flex items-center gap-2.5 rounded-sm px-1 py-2 text-lg font-semi text-text"
    >
      <Mark className="size-6.5" />
      <span className={isBrief ? 'sr-only' : ''}>{t('shell.product')}</span>
    </a>
  )
}

/** The exchange's logo, in the theme's accent colour. A brand's own replaces it through the class: docs/integrators/brand.md. */
export const Mark = ({ className }: { className: string }) => (
  <svg
    viewBox="0 0 26 26"
    fill="none"
    strokeWidth="2.2"
    strokeLinecap="round"
    className={`mark ${className} shrink-0 stroke-on-accent`}
    aria-hidden="true"
  >
    <rect width="26" height="26" rx="6" stroke="none" className="fill-accent-solid" />
    <path d="M8 6v14M11.8 13.2l7.4-7" />
    <path d="M14.2 15.4l5 4.8" strokeOpacity=".6" />
  </svg>
)
