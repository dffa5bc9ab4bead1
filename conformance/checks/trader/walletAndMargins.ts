import Big from 'big.js'
import { listOrders } from '../../../src/api/order.ts'
import { listWallets } from '../../../src/api/wallet.ts'
import { openOrders } from '../../../src/domain/order/orderTabs.ts'
import { type Check, finding, notSeen, pass } from '../../check.ts'
import { plural } from '../../plural.ts'

const ATTEMPTS = 3

export const walletAndMargins: Check = {
  name: 'trader/walletAndMargins',
  title: 'The locked balance is the sum of the margins of all pending orders and positions',
  section: 'Specification §3',
  app: 'counts the difference as margin of unlisted orders, and shows it next to the balance; the equity is then wrong',
  async run(context) {
    let differs = ''
    // Orders may open and close in between.
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const orders = await context.get(listOrders)
      const wallets = await context.get(listWallets)
      const wallet = wallets?.list[0]
      if (wallets?.initialized === true && wallet === undefined)
        return finding('the balance is `initialized`, and `list` has no wallet')
      if (orders === null || wallet === undefined) return notSeen('no wallet, or no orders')
      const open = openOrders(orders.orders.items)
      const margins = open.reduce((sum, { amount }) => sum.plus(amount), new Big(0))
      if (margins.eq(wallet.lockedValue)) return pass(plural(open.length, 'margin', 'margins'))
      differs = margins.eq(0)
        ? 'is not zero, and no order is open'
        : `is ${Number(new Big(wallet.lockedValue).div(margins).toFixed(4))} times the sum of the margins`
    }
    return finding(`the locked balance ${differs}, three times asked`)
  },
}
