import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { typedNumber } from '../../domain/decimalText.ts'
import { digits } from '../../domain/format.ts'
import { orderTab } from '../../domain/orderTabs.ts'
import type { Tpsl } from '../../domain/tpsl.ts'
import type { Market } from '../../wire/market.ts'
import type { Order } from '../../wire/order.ts'
import type { Decimal } from '../../wire/scalars.ts'
import { BreakEvenButton } from './BreakEvenButton.tsx'
import { Ladder } from './Ladder.tsx'
import { OrderHead } from './OrderHead.tsx'
import { TpslField } from './TpslField.tsx'
import { DetailsCard, Value, Values } from '../flows/DetailsCard.tsx'
import { PriceAge } from '../market/PriceAge.tsx'

interface FieldsProps {
  order: Order
  /** Null if it is no longer listed. */
  market: Market | null
  texts: Readonly<Record<Tpsl, string>>
  onType: (level: Tpsl, text: string) => void
  /** Reference price for the distances. */
  price: Decimal | null
  pricePrecision: number
  age: number | null
  isBlocked: boolean
  firstInput: Ref<HTMLInputElement>
}

/** The order with its stop loss and take profit fields. */
export function TpslFields({ order, market, texts, onType, price, pricePrecision, age, isBlocked, firstInput }: FieldsProps) {
  const { t } = useTranslation()
  const isPending = orderTab(order) === 'orders'
  const start = { price: digits(order.startPrice, { decimals: pricePrecision }) }
  const field = { order, price, pricePrecision }
  const propose = (stopLoss: Decimal) => onType('stopLoss', stopLoss)
  const breakEven = !isPending && market && <BreakEvenButton order={order} market={market} price={price} onPropose={propose} />

  return (
    <>
      <OrderHead order={order}>
        <span className="num text-sm text-text-2">{isPending ? t('addTPSL.orderPrice', start) : t('addTPSL.open', start)}</span>
      </OrderHead>
      <TpslField {...field} level="stopLoss" text={texts.stopLoss} onChange={(text) => onType('stopLoss', text)} hint={breakEven || undefined} inputRef={firstInput} />
      <TpslField {...field} level="takeProfit" text={texts.takeProfit} onChange={(text) => onType('takeProfit', text)} />
      <Ladder
        {...field}
        levels={{ stopLoss: typedNumber(texts.stopLoss), takeProfit: typedNumber(texts.takeProfit) }}
        onMove={(level, at) => onType(level, at)}
      />
      <div>
        <p className="text-sm text-text-2">{t('addTPSL.note')}</p>
        {!isPending && <PriceAge age={age} isBlocked={isBlocked} />}
      </div>
    </>
  )
}

/** Stop loss and take profit as the exchange has saved them. */
export function SavedTpsl({ order, pricePrecision }: { order: Order; pricePrecision: number }) {
  const { t } = useTranslation()
  const priceText = (level: Decimal | null) => (level === null ? t('addTPSL.none') : digits(level, { decimals: pricePrecision }))

  return (
    <DetailsCard>
      <Values>
        <Value label={t('addTPSL.stopLoss')} value={priceText(order.stopLoss)} />
        <Value label={t('addTPSL.takeProfit')} value={priceText(order.takeProfit)} />
      </Values>
    </DetailsCard>
  )
}
