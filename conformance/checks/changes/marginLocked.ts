import Big from 'big.js'
import { listWallets, type WalletEntry } from '../../../src/api/wallet.ts'
import { openOrders } from '../../../src/domain/order/orderTabs.ts'
import { inWords, isOk } from '../../answer.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'
import type { Context } from '../../context.ts'
import { farLimitOrder, ownMarket } from '../../own/drafts.ts'
import { feesOf } from '../../own/margin.ts'
import { LATE_MS, ordersNow, placeOrder } from '../../own/ownOrders.ts'

const LOOK_MS = 2_000

/** The wallet, once it has the margins of the orders that are already open: some balances follow late. */
async function settledWallet(context: Context): Promise<WalletEntry | null> {
  for (const sinceMs = context.clock.now(); ; await context.clock.wait(LOOK_MS)) {
    const { ledger } = context
    const open = openOrders((await ordersNow(context)) ?? []).filter(({ orderId }) => ledger.own.has(orderId))
    const held = open.reduce((sum, { amount }) => sum.plus(amount), new Big(0))
    const wallet = (await context.get(listWallets))?.list[0] ?? null
    if (wallet === null || ledger.walletBefore === null) return wallet
    const missing = new Big(wallet.lockedValue).minus(ledger.walletBefore.lockedValue).minus(held).abs()
    const isSettled = missing.lte(held.times('0.03')) || context.isStopped
    if (isSettled || context.clock.now() - sinceMs >= LATE_MS) return wallet
  }
}

export const marginLocked: Check = {
  name: 'changes/marginLocked',
  title: 'A pending order moves its margin from the available to the locked balance',
  section: 'Specification §3',
  app: 'allows an order that exceeds the balance: the exchange refuses it, not the form',
  async run(context) {
    const market = ownMarket(context)
    const before = await settledWallet(context)
    if (market === null || before === null) return notSeen('no market takes LONGs, or there is no wallet')
    const draft = farLimitOrder(market)
    const { answer, order } = await placeOrder(context, draft)
    if (!isOk(answer)) return notSeen(`the limit order: ${inWords(answer)}`)
    if (order === null) return notSeen('the limit order is not listed')
    context.ledger.limit = order.orderId
    // The fees may be taken, or put aside, with the order.
    const room = feesOf(context, draft)
    const isAmount = (moved: Big) => moved.minus(draft.amount).abs().lte(room)
    for (const sinceMs = context.clock.now(); ; await context.clock.wait(LOOK_MS)) {
      const after = (await context.get(listWallets))?.list[0]
      if (after === undefined) return notSeen('there is no wallet')
      const fell = new Big(before.value).minus(after.value)
      const rose = new Big(after.lockedValue).minus(before.lockedValue)
      const faults = [
        ...(isAmount(fell) ? [] : [`for ${draft.amount} the available balance fell by ${fell.toFixed()}`]),
        ...(isAmount(rose) ? [] : [`for ${draft.amount} the locked balance rose by ${rose.toFixed()}`]),
      ]
      if (faults.length === 0 || context.isStopped || context.clock.now() - sinceMs >= LATE_MS)
        return passUnless(faults)
    }
  },
}
