import { useTranslation } from 'react-i18next'
import { SETTLEMENT_CURRENCY } from '../../../platform/config.ts'
import { formatNumber } from '../../../domain/money/format.ts'
import { contestDate } from '../../../domain/time/time.ts'
import type { Contest } from '../../../api/contest.ts'
import { Fold } from '../../../ui/display/Fold.tsx'

/** The planner's interpretation of a contest's rules: which trades count, and with which ROI. */
export function RulesNote({ contest: { markets, startDate, endDate, minOrderAmount } }: { contest: Contest }) {
  const { t } = useTranslation('planner')
  return (
    <div className="planner-rules">
      <Fold title={t('rules.title')}>
        <ul>
          <li>{t('rules.truth')}</li>
          <li>{t('rules.closed', { start: contestDate(startDate), end: contestDate(endDate) })}</li>
          <li>{markets === null ? t('rules.allMarkets') : t('rules.markets')}</li>
          {minOrderAmount !== null && <li>{t('rules.size', { amount: formatNumber(minOrderAmount), currency: SETTLEMENT_CURRENCY })}</li>}
          <li>{t('rules.roi')}</li>
          <li>{t('rules.equal')}</li>
          <li>{t('rules.liquidation')}</li>
        </ul>
      </Fold>
    </div>
  )
}
