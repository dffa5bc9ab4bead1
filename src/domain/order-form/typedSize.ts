import type { Big } from 'big.js'
import type { Market } from '../../api/market.ts'
import { Decimal } from '../../api/scalars.ts'
import type { AmountUnit } from '../../constants/limits.ts'
import { big, decimal, divide, divideUp, isPositive, roundDown } from '../money/decimal.ts'
import { parseTyped } from '../money/decimalText.ts'
import { limitPriceOf, type OrderFormValues, type TypedSize } from './orderDraft.ts'

/** What a size comes to depends on: the price is that of the quantity, null if unknown. */
interface SizeTerms {
  leverage: number
  price: Decimal | null
  market: Pick<Market, 'pricePrecision' | 'positionSizePrecision'>
}

const ONE = Decimal.parse('1')

/** Decimals of an amount in a unit. */
export const unitDecimals = (
  unit: AmountUnit,
  { pricePrecision, positionSizePrecision }: SizeTerms['market'],
): number => (unit === 'coin' ? positionSizePrecision : pricePrecision)

/** The value of one of a unit, in KXT. */
const valueOfOne = (unit: TypedSize['unit'], { price }: SizeTerms): Decimal | null =>
  unit === 'value' ? ONE : price && isPositive(price) ? price : null

const quotient = (dividend: Big, by: Big | number, places: number, isUp: boolean): Decimal =>
  decimal(isUp ? divideUp(dividend, by, places) : divide(dividend, by).round(places, 0))

/**
 * The margin of a size, in decimals that can be sent: never more than a value, and enough for a quantity of coins, which is rounded
 * down again. Null if the text is no number, or the price is unknown.
 */
export function marginOfSize({ text, unit }: TypedSize, terms: SizeTerms): Decimal | null {
  const [size, one] = [parseTyped(text), valueOfOne(unit, terms)]
  if (!size || !one) return null
  return quotient(big(size).times(one), terms.leverage, terms.market.pricePrecision, unit === 'coin')
}

/** A margin in a unit: rounded down, coins from what of it can be sent, so that it is never more; a minimum is rounded up. Null if the price is unknown. */
export function sizeOfMargin(
  margin: Decimal,
  unit: AmountUnit,
  terms: SizeTerms,
  round: 'down' | 'up' = 'down',
): Decimal | null {
  if (unit === 'margin') return margin
  const one = valueOfOne(unit, terms)
  const sent = unit === 'coin' && round === 'down' ? roundDown(margin, terms.market.pricePrecision) : margin
  return one && quotient(big(sent).times(terms.leverage), big(one), unitDecimals(unit, terms.market), round === 'up')
}

/** The price of the quantity: the limit if set, else the market price. Specification §5. */
export const quantityPrice = (
  form: Pick<OrderFormValues, 'kind' | 'price'>,
  marketPrice: Decimal | null,
): Decimal | null => {
  const limit = limitPriceOf(form)
  return limit && isPositive(limit) ? limit : marketPrice
}

/** The form with the margin of its size, which is what is sent and what everything else is computed from; '' while unknown. */
export function withMargin<Form extends OrderFormValues>(
  form: Form,
  { marketPrice, ...terms }: Omit<SizeTerms, 'price'> & { marketPrice: Decimal | null },
): Form {
  if (!form.size) return form
  return { ...form, amount: marginOfSize(form.size, { ...terms, price: quantityPrice(form, marketPrice) }) ?? '' }
}
