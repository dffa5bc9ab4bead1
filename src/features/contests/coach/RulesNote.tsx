import { useTranslation } from 'react-i18next'
import { SETTLEMENT_CURRENCY } from '../../../platform/config.ts'
import { digits } from '../../../domain/money/format.ts'
import { contestDate } from '../../../domain/text/time.ts'
import type { Contest } from '../../../api/contest.ts'

/** The planner's interpretation of a contest's rules: which trades count, and with which ROI. */
export function RulesNote({ contest: { markets, startDate, endDate, minOrderAmount } }: { contest: Contest }) {
  const { t } = useTranslation('coach')
  return (
    <details className="coach-reading">
      <summary>{t('reading.title')}</summary>
      <ul>
        <li>{t('reading.truth')}</li>
        <li>{t('reading.closed', { start: contestDate(startDate), end: contestDate(endDate) })}</li>
        <li>{markets === null ? t('reading.allMarkets') : t('reading.markets')}</li>
        {minOrderAmount !== null && <li>{t('reading.size', { amount: digits(minOrderAmount), currency: SETTLEMENT_CURRENCY })}</li>}
        <li>{t('reading.roi')}</li>
        <li>{t('reading.equal')}</li>
        <li>{t('reading.liquidation')}</li>
      </ul>
    </details>
  )
}
