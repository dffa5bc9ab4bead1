import Big from 'big.js'
import { listMarkets } from '../../../src/api/market.ts'
import { listOrders, type Order } from '../../../src/api/order.ts'
import { listWallets } from '../../../src/api/wallet.ts'
import { openOrders } from '../../../src/domain/order/orderTabs.ts'
import { type Check, finding, notSeen, pass } from '../../check.ts'
import { plural } from '../../plural.ts'

const ATTEMPTS = 3
/** Of floats with about 16 digits, and of fees rounded per order. */
const ROUNDING = '0.000002'

/** What an order locks: its amount, or more where the amount is listed net of the opening fee. */
const MARGINS: readonly ((order: Order, rate: string) => Big)[] = [
  ({ amount }) => new Big(amount),
  ({ amount, collateral }) => new Big(collateral ?? amount),
  ({ amount, feeOpen }) => new Big(amount).plus(feeOpen ?? 0),
  ({ amount, leverage }, rate) => new Big(amount).div(new Big(1).minus(new Big(leverage).times(rate))),
  ({ amount }, rate) => new Big(amount).div(new Big(1).minus(rate)),
]

/** With as many digits as are needed to see that it is not 1. */
const ratio = (share: Big) =>
  [2, 4, 6, 9, 12]
    .map((digits) => share.round(digits))
    .find((each) => !each.eq(1))
    ?.toFixed() ?? '1'

export const walletAndMargins: Check = {
  name: 'trader/walletAndMargins',
  title: 'The locked balance is the sum of the margins of all pending orders and positions',
  section: 'Specification §3',
  app: 'counts the difference as margin of unlisted orders, and shows it next to the balance; the equity is then wrong',
  async run(context) {
    let differs = ''
    const markets = context.seen(listMarkets).at(-1)?.data.markets.items ?? []
    const rateOf = new Map(markets.map(({ market, orderOpenFeeRate }) => [market, orderOpenFeeRate]))
    // Orders may open and close in between.
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const orders = await context.get(listOrders)
      const wallets = await context.get(listWallets)
      const wallet = wallets?.list[0]
      if (wallets?.initialized === true && wallet === undefined)
        return finding('the balance is `initialized`, and `list` has no wallet')
      if (orders === null || wallet === undefined) return notSeen('no wallet, or no orders')
      if (orders.orders.unreadable > 0) return notSeen('some orders are unreadable, and so are their margins')
      const open = openOrders(orders.orders.items)
      const locked = new Big(wallet.lockedValue)
      const sums = MARGINS.map((marginOf) =>
        open.reduce((sum, order) => sum.plus(marginOf(order, rateOf.get(order.market) ?? '0')), new Big(0)),
      )
      if (sums.some((sum) => sum.minus(locked).abs().lte(sum.times(ROUNDING))))
        return pass(plural(open.length, 'margin', 'margins'))
      const [margins = new Big(0)] = sums
      differs = margins.eq(0)
        ? 'is not zero, and no order is open'
        : `is ${ratio(locked.div(margins))} times the sum of the margins`
    }
    return finding(`the locked balance ${differs}, three times asked`)
  },
}
