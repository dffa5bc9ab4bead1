import type { Market } from '../api/market.ts'
import { MONEY_DECIMALS } from '../constants/limits.ts'
import { formatNumber, formatPrice } from '../domain/money/format.ts'
import type { OrderBlock } from '../domain/order-form/orderBlock.ts'
import type { Problem } from '../domain/order-form/orderProblem.ts'
import { SETTLEMENT_CURRENCY } from '../platform/config.ts'
import type { AnyT } from './anyT.ts'

type Precision = Pick<Market, 'pricePrecision'>

/** The unit of amounts: KXT, if not given. */
interface Unit {
  currency?: string
  places?: number
}

/** The message for an order problem. Specification §5. */
export function problemText(
  t: AnyT,
  problem: Problem,
  { pricePrecision, currency = SETTLEMENT_CURRENCY, places = MONEY_DECIMALS }: Precision & Unit,
): string {
  switch (problem.kind) {
    case 'required':
      return t(problem.field === 'amount' ? 'common.fieldRequired' : 'dashboard.valueRequired')
    case 'notPositive':
      return t('dashboard.positiveRequired')
    case 'tooPrecise':
      return t('dashboard.numberNotAllowed', { decimals: String(problem.decimals), count: problem.decimals })
    case 'tooLittle':
      return t('dashboard.minimumOrderValue', { value: formatNumber(problem.minimum), currency })
    case 'notEnough':
      return t('dashboard.balanceNotEnough')
    case 'tooMuch':
      return t('dashboard.maxAmount', { amount: formatNumber(problem.available, { decimals: places }), currency })
    case 'wrongSide':
      return t(`dashboard.${problem.field}WrongSide`, {
        price: formatPrice(problem.price, { pricePrecision }),
      })
    default:
      return t(`dashboard.${problem.kind}`)
  }
}

/** Why no order can be sent now. Reasons that are also problems of the form use its texts. */
export function orderBlockText(t: AnyT, block: OrderBlock): string {
  if (block === 'tooManyRequests') return t('common.tooManyRequests')
  return t(block === 'offline' || block === 'balanceUnknown' ? `orderForm.${block}` : `dashboard.${block}`)
}
