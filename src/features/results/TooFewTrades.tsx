import { useTranslation } from 'react-i18next'
import { TOO_FEW_TRADES } from '../../constants/limits.ts'

/** Explains, once per page, why a win rate or a profit factor is a dash. */
export function TooFewTrades() {
  const { t } = useTranslation('results')
  return <p className="border-t border-line px-4 py-2 text-sm text-text-2 tablet:px-5">{t('tooFew', { trades: TOO_FEW_TRADES })}</p>
}
