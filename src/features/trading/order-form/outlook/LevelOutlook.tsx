import { useTranslation } from 'react-i18next'
import { SETTLEMENT_CURRENCY } from '../../../../platform/config.ts'
import { percent, signed } from '../../../../domain/money/format.ts'
import { tpslDistance } from '../../../../domain/order-form/tpsl.ts'
import { type DraftLevel, useTpslOutlook } from './useTpslOutlook.ts'

interface Props extends DraftLevel {
  shows: 'distance' | 'result'
}

/** Distance from the entry, or P&L, of a level typed as a price, for each side that it fits. */
export const LevelOutlook = ({ shows, ...level }: Props) => (shows === 'distance' ? <Distance {...level} /> : <Result {...level} />)

function Distance(level: DraftLevel) {
  const distance = useTpslOutlook(level, ([first]) => first && tpslDistance(first.at, first.entry))
  return <span className="num">{percent(distance ?? null)}</span>
}

function Result(level: DraftLevel) {
  const { t } = useTranslation()
  const results = useTpslOutlook(level, (sides) => sides.map(({ side, result }) => ({ side, result })))
  return results.map(
    ({ side, result }) =>
      result && <span key={side} className="block">{t('orderForm.levelResult', { side, profit: signed(result), currency: SETTLEMENT_CURRENCY })}</span>,
  )
}
