import { useTranslation } from 'react-i18next'
import { SETTLEMENT_CURRENCY } from '../../../platform/config.ts'
import { digits, percent, share, signed } from '../../../domain/money/format.ts'
import { tpslSummary, type SidePrice } from '../../../domain/order-form/tpslUnits.ts'
import { useFromPrices } from '../market/usePrice.ts'
import type { LevelProps } from './OrderFields.tsx'

const Line = ({ name, value }: { name: string; value: string }) => (
  <div className="flex flex-wrap justify-between gap-x-2">
    <dt className="text-text-3">{name}</dt>
    <dd>{value}</dd>
  </div>
)

/** A level not typed as a price: its price on each side, and its value in the other units. */
export function OrderLevelReading({ level, market, form: { draft, leverage } }: LevelProps) {
  const { t } = useTranslation()
  const reading = useFromPrices((priceOf) =>
    tpslSummary(level, draft, { market, leverage, marketPrice: priceOf(market.market) }),
  )
  const on = (side: SidePrice) => (side && 'why' in side ? t(`levels.${side.why}`) : digits(side && side.price, { decimals: market.pricePrecision }))

  return (
    <dl>
      <Line name="LONG" value={on(reading.LONG)} />
      <Line name="SHORT" value={on(reading.SHORT)} />
      {draft.levelUnit !== 'percent' && <Line name={t('levels.distance')} value={share(reading.percent)} />}
      {draft.levelUnit !== 'money' && <Line name={SETTLEMENT_CURRENCY} value={signed(reading.money)} />}
      {draft.levelUnit !== 'return' && <Line name={t('levels.return.name')} value={percent(reading.return)} />}
    </dl>
  )
}
