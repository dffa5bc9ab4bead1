import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SETTLEMENT_CURRENCY } from '../../../../platform/config.ts'
import { digits, percent, signed } from '../../../../domain/money/format.ts'
import { quoteAsset } from '../../../../domain/market/market.ts'
import { returnOnMargin } from '../../../../domain/position/position.ts'
import { tpslDistance, tpslResult } from '../../../../domain/order-form/tpsl.ts'
import { type LevelUnit } from '../../../../constants/limits.ts'
import type { Order } from '../../../../api/order.ts'
import type { Decimal } from '../../../../api/scalars.ts'
import { classes } from '../../../../ui/display/classes.ts'
import { MaskedText } from '../../../../ui/masked/MaskedText.tsx'
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

const Line = ({ left, right }: { left: ReactNode; right: ReactNode }) => (
  <span className="flex flex-wrap justify-between gap-x-3">
    <span>{left}</span>
    <span>{right}</span>
  </span>
)

/** A level's result and its distance from the price; with details, in all other units. Its space is reserved. */
export function TpslReading({ at, unit, order, price, pricePrecision: decimals, isSet }: Props) {
  const { t } = useTranslation('dialogs')
  const isDetailed = useDetails()
  const result = tpslResult(at, order)
  const fromPrice = tpslDistance(at, price)
  const fromEntry = tpslDistance(at, order.startPrice)
  const told = {
    price: at && t('tpsl.at', { price: digits(at, { decimals }), quote: quoteAsset(order.market) }),
    fromPrice: fromPrice && t('addTPSL.distance', { percent: percent(fromPrice), price: digits(price, { decimals }) }),
    fromEntry: fromEntry && t('tpsl.fromEntry', { percent: percent(fromEntry) }),
    result: <MaskedText text={(own) => t('addTPSL.result', { profit: own(signed(result)), currency: SETTLEMENT_CURRENCY })} />,
    onMargin: at && t('tpsl.onMargin', { percent: percent(returnOnMargin(order, result)) }),
  }
  const height = isDetailed ? 'min-h-8' : 'min-h-4'
  if (!at) return <span className={classes('flex', height)}>{isSet && t('addTPSL.note')}</span>

  return (
    <span className={classes('flex flex-col', height)}>
      <Line left={unit === 'price' ? told.fromPrice : told.price} right={told.result} />
      {isDetailed && <Line left={unit === 'percent' ? told.fromPrice : told.fromEntry} right={unit === 'return' ? told.fromPrice : told.onMargin} />}
    </span>
  )
}
