import { createActor, fromPromise } from 'xstate'
import { money } from '../../domain/format.ts'
import { wasReset } from '../../domain/payment.ts'
import { i18n } from '../../i18n/i18n.ts'
import { SETTLEMENT_CURRENCY } from '../../limits.ts'
import { flows } from '../../machines/begin.ts'
import { type BegunPayment, type PaymentKind, type PaymentRequest, type PaymentTrouble, resetMachine } from '../../machines/reset.ts'
import { type Confirmed, type Look, submissionOf } from '../../machines/submission.ts'
import { queryClient } from '../../queries/client.ts'
import { lookAtOrders, refreshTrading } from '../../queries/orders.ts'
import { userMark } from '../../queries/user.ts'
import { checkPayment, lookAtWallet, sendInitialize, sendReset, walletQuery } from '../../queries/wallets.ts'
import { storage } from '../../storage.ts'
import { EventId } from '../../wire/scalars.ts'
import type { PaymentState } from '../../wire/wallet.ts'
import { toast } from '../ui/toast.ts'
import { dialogFailure } from './dialogFailure.ts'
import { keptFlows } from './keptFlows.ts'
import { lookFor } from './lookFor.ts'
import { setPaymentSince } from './paymentStatus.ts'

const send = ({ request: { kind, payCode }, key }: Confirmed<PaymentRequest>) =>
  kind === 'initialize' ? sendInitialize(payCode, key) : sendReset(payCode, key)

/** The wallet is the witness: an active one was activated, a changed one was reset. */
async function look({ kind, before }: PaymentRequest, signal: AbortSignal): Promise<Look<null>> {
  const wallet = await lookAtWallet(signal)
  if (kind === 'initialize') return wallet.initialized ? { seen: null } : 'notSeen'
  return wasReset(before, wallet.entry, await lookAtOrders(undefined, signal)) ? { seen: null } : 'notSeen'
}

const machine = resetMachine.provide({
  actors: {
    submission: submissionOf<PaymentRequest, EventId | null>().provide({
      actors: {
        send: fromPromise<EventId | null, Confirmed<PaymentRequest>>(async ({ input }) => (await send(input)).eventId),
        look: lookFor<PaymentRequest, EventId | null>(look),
      },
    }),
    checkPayment: fromPromise<PaymentState, EventId>(({ input, signal }) => checkPayment(input, signal)),
    refresh: fromPromise<void, void>(() => refreshTrading()),
  },
  actions: {
    keepPayment: (_, { eventId, since }) => {
      storage.payment.set(`${since}:${userMark()}:${eventId}`)
      setPaymentSince(since)
    },
    forgetPayment: () => {
      storage.payment.remove()
      setPaymentSince(null)
    },
  },
})

/** A payment's failure in words: at the request by its own call, at the payment by payError. Specification §8. */
export function troubleText(kind: PaymentKind, trouble: PaymentTrouble): { title: string; text: string; code?: string } {
  const { t } = i18n
  if (trouble.step === 'lost') return { title: t('resetModal.lostTitle'), text: t('resetModal.lostText') }
  const { step, failure } = trouble
  const family = step === 'payment' ? 'resetModal.payError' : kind === 'initialize' ? 'resetModal.initError' : 'resetModal.resetError'
  const title = step === 'payment' ? t('resetModal.notPaid') : t('resetModal.notSent')
  return { title, text: dialogFailure(t, family, failure), ...(failure.code && { code: failure.code }) }
}

interface Subject {
  kind: PaymentKind
  begun: BegunPayment | null
}

/** One payment at a time, of whichever kind: there is one wallet. */
export const paymentFlows = keptFlows<typeof machine, Subject>({
  id: () => 'payment',
  create: (input) => createActor(...flows.begin(machine, { input })),
  endedUnseen: (snapshot) => {
    const { kind, trouble } = snapshot.context
    if (trouble) {
      const { title, text } = troubleText(kind, trouble)
      toast({ kind: 'error', title, text, sticky: true })
      return
    }
    const available = queryClient.getQueryData(walletQuery.queryKey)?.entry?.value ?? null
    const title = i18n.t(kind === 'initialize' ? 'resetModal.initDone' : 'resetModal.resetDone')
    const text = available === null ? undefined : `${i18n.t('resetModal.available')}: ${money(available)} ${SETTLEMENT_CURRENCY}`
    toast({ kind: 'success', title, text })
  },
})

const KEPT = /^(\d{1,16}):(\d{1,16}|null):(.+)$/

/** Goes on waiting for the payment that is kept in storage, if it is this user's; another's is forgotten without a word. */
export function resumePayment() {
  const [, since, whose, id] = KEPT.exec(storage.payment.get() ?? '') ?? []
  const eventId = EventId.safeParse(id)
  if (since === undefined || whose !== String(userMark()) || !eventId.success) {
    storage.payment.remove()
    return
  }
  const isActive = queryClient.getQueryData(walletQuery.queryKey)?.initialized ?? true
  paymentFlows.about({ kind: isActive ? 'reset' : 'initialize', begun: { eventId: eventId.data, since: Number(since) } })
}
