import Big from 'big.js'
import { listWallets } from '../../../src/api/wallet.ts'
import { type Check, notSeen, passUnless } from '../../check.ts'
import { bookedBetween } from '../../own/booked.ts'
import { lookUntil, ordersNow } from '../../own/ownOrders.ts'

export const balanceAfter: Check = {
  name: 'changes/balanceAfter',
  title:
    'When all is closed, the balance has changed by the P&L and fees of the closed orders, and no margin stays locked',
  section: 'Specification §3',
  app: 'shows the balance as sent: a margin that does not come back looks like a loss, and is in no order and no result',
  async run(context) {
    const { before, walletBefore, left, own } = context.ledger
    if (before === null || walletBefore === null || own.size === 0)
      return notSeen('the checks opened nothing, or there is no wallet')
    if ((left ?? []).length > 0) return notSeen('something is, or may be, still open')
    const look = async () => {
      const orders = await ordersNow(context)
      const wallet = (await context.get(listWallets))?.list[0]
      if (orders === null || wallet === undefined) return null
      const { value, locked } = bookedBetween(context, before, orders)
      const is = {
        value: new Big(wallet.value).minus(walletBefore.value),
        locked: new Big(wallet.lockedValue).minus(walletBefore.lockedValue),
      }
      return [
        ...(is.value.lt(value.least) || is.value.gt(value.most)
          ? [
              `the available balance changed by ${is.value.toFixed(4)}, the closed orders by ${value.least.toFixed(4)} to ${value.most.toFixed(4)}`,
            ]
          : []),
        ...(is.locked.minus(locked.expected).abs().gt(locked.room)
          ? [`the locked balance changed by ${is.locked.toFixed(4)}, the margins by ${locked.expected.toFixed(4)}`]
          : []),
      ]
    }
    const { seen } = await lookUntil(context, look, (faults) => faults === null || faults.length === 0)
    return seen === null ? notSeen('no wallet, or no orders') : passUnless(seen)
  },
}
