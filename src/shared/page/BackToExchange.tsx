import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { useTranslation } from 'react-i18next'
import { brand } from '../../platform/config.ts'
import { mainSiteUrl } from '../../platform/mainSite.ts'
import { buttonClass } from '../../ui/display/buttonClass.ts'

/** Link to the exchange, on every error screen. Specification §2. */
export function BackToExchange() {
  const { t } = useTranslation()
  return (
    <a href={mainSiteUrl()} className={buttonClass('secondary')}>
      <span>{t(brand.names.exchange === undefined ? 'common.backToExchange' : 'common.backToNamed')}</span>
      <ArrowUpRight size={16} aria-hidden />
    </a>
  )
}
