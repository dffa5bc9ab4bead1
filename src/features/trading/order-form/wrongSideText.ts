import type { Market } from '../../../api/market.ts'
import type { Side } from '../../../api/order.ts'
import { formatPrice } from '../../../domain/money/format.ts'
import type { WrongSide } from '../../../domain/order-form/orderProblem.ts'
import type { AnyT } from '../../../i18n/anyT.ts'

/** A level on the wrong side, short enough for a narrow field: the chosen side and the price. */
export const wrongSideText = (
  t: AnyT,
  { mustBe, price }: WrongSide,
  side: Side,
  { pricePrecision }: Pick<Market, 'pricePrecision'>,
): string =>
  t(mustBe === 'below' ? 'orderForm.mustBeBelow' : 'orderForm.mustBeAbove', {
    side,
    price: formatPrice(price, { pricePrecision }),
  })
