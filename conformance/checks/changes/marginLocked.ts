import Big from 'big.js'
import { listWallets } from '../../../src/api/wallet.ts'
import { isOk } from '../../answer.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'
import { ownMarket, placeOrder, farLimitOrder } from '../../ownOrders.ts'

export const marginLocked: Check = {
  name: 'changes/marginLocked',
  title: 'A pending order moves its margin from the available to the locked balance',
  section: 'Specification §3',
  app: 'allows an order that exceeds the balance: the exchange refuses it, not the form',
  async run(context) {
    const market = ownMarket(context)
    const before = (await context.get(listWallets))?.list[0]
    if (market === null || before === undefined) return notSeen('no market takes LONGs, or there is no wallet')
    const draft = farLimitOrder(market)
    const { answer, order } = await placeOrder(context, draft)
    const after = (await context.get(listWallets))?.list[0]
    if (!isOk(answer) || order === null || after === undefined)
      return notSeen('the limit order was not accepted, or not seen')
    const moved = {
      available: new Big(before.value).minus(after.value),
      locked: new Big(after.lockedValue).minus(before.lockedValue),
    }
    return passUnless([
      ...(moved.available.eq(draft.amount)
        ? []
        : [`for ${draft.amount} the available balance fell by ${moved.available.toFixed()}`]),
      ...(moved.locked.eq(draft.amount)
        ? []
        : [`for ${draft.amount} the locked balance rose by ${moved.locked.toFixed()}`]),
    ])
  },
}
