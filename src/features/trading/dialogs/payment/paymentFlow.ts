import type { QueryKey } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { fromPromise } from 'xstate'
import { initializeWallet, type PaymentState, resetWallet } from '../../../../api/payment.ts'
import { type Decimal, OrderId } from '../../../../api/scalars.ts'
import { WalletEntry } from '../../../../api/wallet.ts'
import * as z from '../../../../api/zod.ts'
import type { Verification } from '../../../../domain/account/change.ts'
import { canTrade } from '../../../../domain/market/freshness.ts'
import { formatAvailable, NBSP } from '../../../../domain/money/format.ts'
import { accountBefore, type BeforePayment, wasReset } from '../../../../domain/order/payment.ts'
import { noAnswerText } from '../../../../i18n/noAnswerText.ts'
import {
  type PaymentCheck,
  type PaymentKind,
  type PaymentRequest,
  type PaymentTrouble,
  type ResetInput,
  resetMachine,
  paymentTrouble,
} from '../../../../machines/reset.ts'
import { deviceNow } from '../../../../platform/clock.ts'
import { SETTLEMENT_CURRENCY } from '../../../../platform/config.ts'
import { queryClient } from '../../../../queries/call/client.ts'
import { checkPayment } from '../../../../queries/orderChanges.ts'
import { markPayment } from '../../../../queries/orderMarks.ts'
import { ordersQuery } from '../../../../queries/orders.ts'
import { fetchOrdersNow, refreshTrading } from '../../../../queries/ordersNow.ts'
import { fetchWalletNow, walletQuery } from '../../../../queries/wallets.ts'
import { backgroundFlows } from '../../../../shared/change-flow/backgroundFlows.ts'
import { type FlowOutcome, refusalOutcome, uncheckedOutcome } from '../../../../shared/change-flow/flowOutcome.ts'
import { sendTo } from '../../../../shared/change-flow/sendOnce.ts'
import type { MaskAmount } from '../../../../ui/masked/renderText.ts'
import { notifyOwnEvents } from '../../alerts/notifyIfUnseen.ts'
import { paymentSince, storedPayment } from './storedPayment.ts'

const send = async ({ kind, payCode }: PaymentRequest, key: string) =>
  (await sendTo(kind === 'initialize' ? initializeWallet : resetWallet)({ payCode }, key)).eventId

/** Verifies by the wallet: activation makes it active, a reset changes it. */
async function verify({ kind, before }: PaymentRequest, signal: AbortSignal): Promise<Verification<null>> {
  // From here on, orders that it cancels are no news.
  if (kind === 'reset') markPayment()
  const wallet = await fetchWalletNow(signal)
  if (kind === 'initialize') return wallet.initialized ? { found: null } : 'notFound'
  return wasReset(before, wallet.entry, await fetchOrdersNow(undefined, signal)) ? { found: null } : 'notFound'
}

const machine = resetMachine.provide({
  actors: {
    checkPayment: fromPromise<PaymentState, PaymentCheck>(({ input, signal }) => checkPayment(input, signal)),
    refresh: fromPromise<void, void>(() => refreshTrading()),
  },
  actions: {
    keepPayment: (_, { kind, eventId, since }) => {
      storedPayment.set({ kind, eventId, since })
      paymentSince.set(since)
    },
    forgetPayment: (_, eventId) => {
      if (storedPayment.get()?.eventId === eventId) storedPayment.remove()
      paymentSince.set(null)
    },
  },
})

/** The text of a failure: of the request by its own texts, of the payment by payError. Specification §8. */
function troubled(t: TFunction<'dialogs'>, kind: PaymentKind, trouble: PaymentTrouble): FlowOutcome {
  if (trouble.step === 'lost')
    return { kind: 'refused', title: t('resetModal.lostTitle'), text: noAnswerText(t, t('resetModal.lostText')) }
  if (trouble.step === 'unknown') return uncheckedOutcome(t)
  if (trouble.step === 'payment')
    return refusalOutcome(t, t('resetModal.notPaid'), 'resetModal.payError', trouble.failure)
  return refusalOutcome(
    t,
    t('resetModal.notSent'),
    kind === 'initialize' ? 'resetModal.initError' : 'resetModal.resetError',
    trouble.failure,
  )
}

const SentPayment = z.object({
  kind: z.enum(['initialize', 'reset']),
  payCode: z.string(),
  before: z.object({
    wallet: z.nullable(WalletEntry),
    openOrders: z.nullable(z.array(OrderId)),
  }) satisfies z.ZodMiniType<BeforePayment>,
})

/** One payment at a time, activation or reset: there is one wallet. */
export const paymentFlows = backgroundFlows<typeof resetMachine, ResetInput, 'dialogs'>({
  machine,
  subject: () => 'payment',
  send,
  verify,
  secret: 'payCode',
  stored(sent) {
    const request = SentPayment.parse(sent)
    return { of: { kind: request.kind, begun: null }, request }
  },
  texts: 'dialogs',
  input: (payment) => payment,
  onEnd: notifyOwnEvents,
  outcomeOf: (state, t) => {
    const { kind } = state.context
    const trouble = paymentTrouble(state.context)
    if (trouble) return { ...troubled(t, kind, trouble), message: { sticky: true } }
    if (!state.matches('success')) return null
    const available = availableNow()
    const text = (mask: MaskAmount) =>
      `${t('resetModal.available')}: ${mask(formatAvailable(available))}${NBSP}${SETTLEMENT_CURRENCY}`
    return {
      kind: 'done',
      title: t(kind === 'initialize' ? 'resetModal.initDone' : 'resetModal.resetDone'),
      text: available === null ? undefined : text,
    }
  },
})

/** Resumes this user's pending payment. */
export function resumePayment() {
  const stored = storedPayment.get()
  if (stored === null) return
  const { kind, ...begun } = stored
  paymentFlows.start({ kind, begun })
}

/** The available balance; null if it is unknown, or has not been read since the last change. */
export function availableNow(): Decimal | null {
  const state = queryClient.getQueryState(walletQuery.queryKey)
  return state === undefined || state.isInvalidated ? null : (state.data?.entry?.value ?? null)
}

/** The account before a payment that is confirmed now: a balance counts only if it and the orders are no older than a price may be. */
export function beforePayment(): BeforePayment {
  const isNew = ({ queryKey }: { queryKey: QueryKey }) => {
    const state = queryClient.getQueryState(queryKey)
    return state !== undefined && !state.isInvalidated && canTrade(state.dataUpdatedAt, deviceNow())
  }
  const wallet = isNew(walletQuery) && isNew(ordersQuery()) ? queryClient.getQueryData(walletQuery.queryKey) : undefined
  return accountBefore(wallet?.entry ?? null, queryClient.getQueryData(ordersQuery().queryKey) ?? null)
}
