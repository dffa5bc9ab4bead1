import { useTranslation } from 'react-i18next'
import { SETTLEMENT_CURRENCY } from '../../../platform/config.ts'
import { formatNumber, formatSignedPercent, formatPercent, formatSigned } from '../../../domain/money/format.ts'
import { draftTpsl, type SideTpsl } from '../../../domain/order-form/draftTpsl.ts'
import { useFromPrices } from '../market/usePrice.ts'
import { TpslLine } from '../tpsl/TpslLine.tsx'
import type { LevelProps } from './OrderFields.tsx'

/** A typed level at the current price. */
const useDraftTpsl = ({ level, market, form: { draft, leverage } }: LevelProps) =>
  useFromPrices((priceOf) => draftTpsl(level, draft, { market, leverage, marketPrice: priceOf(market.market) }))

/** Distance of a level from the entry price. */
export function DraftDistance(of: LevelProps) {
  const { values } = useDraftTpsl(of)
  return <span className="num">{formatSignedPercent(values?.percent ?? null)}</span>
}

/** A level on each side: typed as a price, its result; otherwise its price, and its value in the other units. */
export function DraftReading(of: LevelProps) {
  const { t } = useTranslation()
  const { market, form: { draft: { levelUnit: unit } } } = of
  const { values, distance, ...sides } = useDraftTpsl(of)
  const on = (side: SideTpsl) => (side && 'why' in side ? t(`levels.${side.why}`) : formatNumber(side && side.price, { decimals: market.pricePrecision }))

  if (unit === 'price') {
    return (['LONG', 'SHORT'] as const).map((side) => {
      const fits = sides[side]
      const profit = fits && 'money' in fits && fits.money
      return profit && <span key={side} className="block">{t('orderForm.levelResult', { side, profit: formatSigned(profit), currency: SETTLEMENT_CURRENCY })}</span>
    })
  }
  return (
    <dl className="[&_dt]:text-text-3">
      <TpslLine name="LONG" value={on(sides.LONG)} />
      <TpslLine name="SHORT" value={on(sides.SHORT)} />
      {unit !== 'percent' && <TpslLine name={t('levels.distance')} value={formatPercent(distance)} />}
      {unit !== 'money' && <TpslLine name={SETTLEMENT_CURRENCY} value={formatSigned(values?.money ?? null)} />}
      {unit !== 'return' && <TpslLine name={t('levels.return.name')} value={formatSignedPercent(values?.return ?? null)} />}
    </dl>
  )
}
