import fc from 'fast-check'
import { Contest } from '../../../src/api/contest.ts'
import { Market } from '../../../src/api/market.ts'
import { Order } from '../../../src/api/order.ts'
import { Decimal } from '../../../src/api/scalars.ts'
import { EMPTY_ORDER_FORM, type OrderFormValues } from '../../../src/domain/order-form/orderDraft.ts'

export const d = (digits: string): Decimal => Decimal.parse(digits)

/** 2025-11-21 14:00:00 UTC. */
export const NOON = Date.UTC(2025, 10, 21, 14)

type Fields = Readonly<Record<string, unknown>>

/** A market as the exchange sends it; pass only what the test is about. */
export const market = (fields: Fields = {}): Market =>
  Market.parse({
    market: 'BTC-USDC',
    buyingCurrency: 'BTC',
    payingCurrency: 'USDC',
    price: '50000',
    pricePrecision: 2,
    positionSizePrecision: 6,
    minimumOrderValue: '10',
    orderOpenFeeRate: '0.0006',
    orderCloseFeeRate: '0.0006',
    ...fields,
  })

/** An open LONG of 100 KXT at 10×, as the exchange sends it. */
export const sentPosition = (fields: Fields = {}) => ({
  orderId: '1',
  type: 'LONG',
  state: 'ACTIVE',
  market: 'BTC-USDC',
  amount: '100',
  leverage: 10,
  ...fields,
})

/** The same, bought at 50 000. */
export const position = (fields: Fields = {}): Order =>
  Order.parse(sentPosition({ startPrice: '50000', created: NOON, ...fields }))

/** A form with 100 KXT typed and the levels on. */
export const form = (typed: Partial<OrderFormValues> = {}): OrderFormValues => ({
  ...EMPTY_ORDER_FORM,
  amount: '100',
  hasLevels: true,
  ...typed,
})

export const contest = (fields: Fields = {}): Contest =>
  Contest.parse({
    contestId: '7',
    contestName: 'Autumn ROI Cup',
    startDate: NOON,
    endDate: NOON + 86_400_000,
    ...fields,
  })

/** One of these characters. */
export const oneOf = (characters: string) => fc.constantFrom(...characters.split(''))

/** Decimals with up to the given places, from 0 or from the smallest unit. */
export const amounts = ({ places = 8, positive = false } = {}) =>
  fc
    .tuple(fc.bigInt({ min: positive ? 1n : 0n, max: 10n ** BigInt(places + 10) - 1n }), fc.constant(places))
    .map(([units, scale]) => d(written(units, scale)))

/** An integer number of the smallest unit as plain digits: a reference without a decimal library. */
export function written(units: bigint, places: number): string {
  const size = (units < 0n ? -units : units).toString().padStart(places + 1, '0')
  const whole = size.slice(0, size.length - places)
  const fraction = size.slice(size.length - places).replace(/0+$/, '')
  const text = fraction === '' ? whole : `${whole}.${fraction}`
  return units < 0n ? `-${text}` : text
}
