import { checkWalletEvent, initializeWallet, resetWallet } from '../../../src/api/payment.ts'
import { listWallets } from '../../../src/api/wallet.ts'
import { openOrders } from '../../../src/domain/order/orderTabs.ts'
import { inWords, isRefused, codeOf, read } from '../../answer.ts'
import { type Check, finding, notSeen, passUnless } from '../../check.ts'
import type { Context } from '../../context.ts'
import { lookUntil, ordersNow } from '../../own/ownOrders.ts'

const FINAL = new Set(['DONE', 'PAYMENT_FAILED', 'FAIL'])
/** No code of any exchange. */
const NO_CODE = 'no-code'

/** Pays once: what is wrong, and the final state. */
async function pay(context: Context, call: typeof initializeWallet, payCode: string): Promise<string[]> {
  const answer = await context.ask(call, { payCode })
  const eventId = read(call, answer)?.eventId
  if (eventId === undefined) return [`${call.path}: ${inWords(answer)}`]
  const look = async () => (await context.get(checkWalletEvent, { eventId }))?.state ?? 'unreadable'
  const { seen: state } = await lookUntil(context, look, (each) => FINAL.has(each))
  if (state === 'DONE') return []
  if (FINAL.has(state)) return [`the payment of ${call.path} ended as ${state}`]
  return [`the payment of ${call.path} is still ${state} after a minute`]
}

export const payment: Check = {
  name: 'changes/payment',
  title: 'A pay code activates or resets the balance, and the payment comes to an end',
  section: 'Specification §4',
  app: 'waits for the end of the payment, and shows the balance after it: a payment without an end, or without its effect, is money that is gone',
  async run(context) {
    const { payCode } = context
    if (payCode === null) return notSeen('no --pay-code, so nothing was paid')
    const wasActive = (await context.get(listWallets))?.initialized
    if (wasActive === undefined) return notSeen('there is no wallet')
    const call = wasActive ? resetWallet : initializeWallet
    const refused = await context.ask(call, { payCode: NO_CODE }, { isProbe: true })
    if (!isRefused(refused) || codeOf(refused) === null)
      return finding(`${call.path} with a code that does not exist: ${inWords(refused)}`)
    const faults = await pay(context, call, payCode)
    if (faults.length > 0) return finding(...faults)
    const look = async () => {
      const wallets = await context.get(listWallets)
      const open = openOrders((await ordersNow(context)) ?? [])
      const wallet = wallets?.list[0]
      return [
        ...(wallets?.initialized === true && wallet !== undefined
          ? []
          : ['the payment is done, and the balance not active']),
        ...(wallet === undefined || Number(wallet.value) > 0 ? [] : ['the payment is done, and the balance is zero']),
        ...(wasActive && (open.length > 0 || Number(wallet?.lockedValue ?? 0) !== 0)
          ? ['the balance was reset, and orders are open, or a margin is locked']
          : []),
      ]
    }
    const { seen: wrong } = await lookUntil(context, look, ({ length }) => length === 0)
    return passUnless(wrong, wasActive ? 'reset' : 'activated')
  },
}
