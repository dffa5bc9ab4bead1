import { useTranslation } from 'react-i18next'
import { SETTLEMENT_CURRENCY } from '../../../../platform/config.ts'
import { formatNumber, formatSignedPercent, formatSigned } from '../../../../domain/money/format.ts'
import { quoteAsset } from '../../../../domain/market/market.ts'
import { tpslDistance } from '../../../../domain/order-form/tpsl.ts'
import { tpslValues } from '../../../../domain/order-form/tpslValues.ts'
import { type LevelUnit } from '../../../../constants/limits.ts'
import type { Order } from '../../../../api/order.ts'
import type { Decimal } from '../../../../api/scalars.ts'
import { MaskedText } from '../../../../ui/masked/MaskedText.tsx'
import { TpslLine } from '../../tpsl/TpslLine.tsx'
import { useDetails } from '../../view/useDetails.ts'

interface Props {
  /** The level's price; null if there is none. */
  at: Decimal | null
  /** The unit it is typed in. */
  unit: LevelUnit
  order: Order
  /** The market price for a position, the limit price for a pending order. */
  price: Decimal | null
  pricePrecision: number
  /** The order has this level, so an empty field removes it. */
  isSet: boolean
}

/** A level's result and its distance from the price; with details, in all other units. Its space is reserved. */
export function EditedTpslReading({ at, unit, order, price, pricePrecision: decimals, isSet }: Props) {
  const { t } = useTranslation('dialogs')
  const isDetailed = useDetails()
  const height = isDetailed ? 'min-h-8' : 'min-h-4'
  if (!at) return <p className={height}>{isSet && t('addTPSL.note')}</p>

  const values = tpslValues(at, order)
  const distance = tpslDistance(at, price)
  const fromPrice = distance && t('addTPSL.distance', { percent: formatSignedPercent(distance), price: formatNumber(price, { decimals }) })
  // A pending order's price is its entry.
  const fromEntry = values.percent && values.percent !== distance && t('tpsl.fromEntry', { percent: formatSignedPercent(values.percent) })
  const result = <MaskedText text={(own) => t('addTPSL.result', { profit: own(formatSigned(values.money)), currency: SETTLEMENT_CURRENCY })} />

  return (
    <dl className={height}>
      <TpslLine name={unit === 'price' ? fromPrice : t('tpsl.at', { price: formatNumber(at, { decimals }), quote: quoteAsset(order.market) })} value={result} />
      {isDetailed && (
        <TpslLine
          name={unit === 'percent' ? fromPrice : fromEntry}
          value={unit === 'return' ? fromPrice : t('tpsl.onMargin', { percent: formatSignedPercent(values.return) })}
        />
      )}
    </dl>
  )
}
