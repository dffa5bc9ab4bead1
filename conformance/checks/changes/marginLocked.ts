import Big from 'big.js'
import { listWallets, type WalletEntry } from '../../../src/api/wallet.ts'
import { openOrders } from '../../../src/domain/order/orderTabs.ts'
import { inWords, isOk } from '../../answer.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'
import type { Context } from '../../context.ts'
import { farLimitOrder, ownMarket } from '../../own/drafts.ts'
import { expectedFees } from '../../own/margin.ts'
import { lookUntil, ordersNow, placeOrder } from '../../own/ownOrders.ts'

/** The wallet, once it has the margins of the orders that are already open: some balances follow late. */
async function settledWallet(context: Context): Promise<WalletEntry | null> {
  const { own, walletBefore } = context.ledger
  const look = async () => {
    const open = openOrders((await ordersNow(context)) ?? []).filter(({ orderId }) => own.has(orderId))
    const held = open.reduce((sum, { amount }) => sum.plus(amount), new Big(0))
    return { held, wallet: (await context.get(listWallets))?.list[0] ?? null }
  }
  const { seen } = await lookUntil(context, look, ({ held, wallet }) => {
    if (wallet === null || walletBefore === null) return true
    const missing = new Big(wallet.lockedValue).minus(walletBefore.lockedValue).minus(held).abs()
    return missing.lte(held.times('0.03'))
  })
  return seen.wallet
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
    const room = expectedFees(context, draft)
    const isAmount = (moved: Big) => moved.minus(draft.amount).abs().lte(room)
    const look = async () => {
      const after = (await context.get(listWallets))?.list[0]
      if (after === undefined) return null
      const fell = new Big(before.value).minus(after.value)
      const rose = new Big(after.lockedValue).minus(before.lockedValue)
      return [
        ...(isAmount(fell) ? [] : [`for ${draft.amount} the available balance fell by ${fell.toFixed()}`]),
        ...(isAmount(rose) ? [] : [`for ${draft.amount} the locked balance rose by ${rose.toFixed()}`]),
      ]
    }
    const { seen } = await lookUntil(context, look, (faults) => faults === null || faults.length === 0)
    return seen === null ? notSeen('there is no wallet') : passUnless(seen)
  },
}
