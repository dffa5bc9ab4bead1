import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { useTranslation } from 'react-i18next'
import { mainSiteUrl } from '../../mainSite.ts'
import { buttonClass } from '../ui/buttonClass.ts'

/** The way out of every error screen. Specification §2. */
export function BackToExchange() {
  const { t } = useTranslation()
  return (
    <a href={mainSiteUrl()} className={buttonClass('secondary')}>
      {t('common.backToExchange')}
      <ArrowUpRight size={16} aria-hidden />
    </a>
  )
}
