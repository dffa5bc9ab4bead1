import { assign, setup } from 'xstate'
import { Failure, failureOf, LOGIN_NEEDED } from '../api/failure.ts'
import { checkWalletEvent, type PaymentState } from '../api/payment.ts'
import type { EventId } from '../api/scalars.ts'
import { PAYMENT_SLOW_MS, WALLET_POLL_MS } from '../constants/limits.ts'
import { type Change, type Confirmation, noChange, type Outcome } from '../domain/account/change.ts'
import { digitsOf, isPayCode } from '../domain/account/payCode.ts'
import type { BeforePayment } from '../domain/order/payment.ts'
import { changeOf } from './change.ts'
import { promiseActor, typesOf } from './typesOf.ts'

/** A wallet is activated once, later it is reset: two calls, each with its own error texts. */
export type PaymentKind = 'initialize' | 'reset'

export interface PaymentRequest {
  kind: PaymentKind
  payCode: string
  /** If the response is lost, the difference shows whether it went through. */
  before: BeforePayment
}

/** A payment started earlier, possibly before a reload. */
interface StartedPayment {
  eventId: EventId
  /** Epoch ms. */
  since: number
}

/** The payment whose status is asked for. */
export interface PaymentCheck {
  kind: PaymentKind
  eventId: EventId
}

export interface ResetInput {
  kind: PaymentKind
  begun: StartedPayment | null
}

/** What failed: the request or the payment. `lost`: no response, and no check found it. `unknown`: the checks failed, too. */
export type PaymentTrouble = { step: 'request' | 'payment'; failure: Failure } | { step: 'lost' } | { step: 'unknown' }

type ResetEvent =
  | { type: 'TYPE'; text: string }
  | ({ type: 'CONFIRM' } & Confirmation<PaymentRequest>)
  | { type: 'RETRY' }

/** PAYMENT_FAILED has no code; the app uses 9900. Specification §8. */
const PAYMENT_FAILED_CODE = '9900'

const unpaid = ({ state, code }: PaymentState) =>
  new Failure('refused', { path: checkWalletEvent.path, code: state === 'PAYMENT_FAILED' ? PAYMENT_FAILED_CODE : code })

export interface ResetContext extends Change<PaymentRequest, EventId | null> {
  kind: PaymentKind
  /** Digits only. */
  payCode: string
  /** Null until the exchange has sent it. */
  eventId: EventId | null
  /** Time of the confirmation, epoch ms. */
  since: number
  /** Consecutive checks without a response. */
  missedChecks: number
  isSlow: boolean
  /** Why a started payment failed. */
  notPaid: Failure | null
}

export function paymentTrouble({ outcome, notPaid }: ResetContext): PaymentTrouble | null {
  if (notPaid) return { step: 'payment', failure: notPaid }
  if (outcome?.kind === 'refused') return { step: 'request', failure: outcome.failure }
  if (outcome?.kind === 'unknown') return { step: 'unknown' }
  return outcome?.kind === 'didNotHappen' ? { step: 'lost' } : null
}

const change = changeOf<PaymentRequest, EventId | null>()

const forget = {
  type: 'forgetPayment',
  params: ({ context }: { context: ResetContext }) => context.eventId,
} as const

/**
 * Activates or resets the virtual balance with a pay code, and waits for the payment. It polls with its own
 * delays, so that it continues in a hidden tab and with its dialog closed. Specification §4 "Dialog flows".
 */
export const resetMachine = setup({
  types: typesOf<{
    input: ResetInput
    context: ResetContext
    events: ResetEvent
    tags: 'underWay' | 'unsettled' | 'unknown' | 'paying'
  }>(),
  actors: {
    /** Resolves to null if the response was lost and the change was found: there is no event to wait for. */
    submission: change.submission,
    checkPayment: promiseActor<PaymentState, PaymentCheck>(),
    /** Resolves once the displayed wallet data is fresh. */
    refresh: promiseActor<void, void>(),
  },
  actions: {
    /** Stores the event, so that a reloaded page continues to wait for it. */
    keepPayment: (_actor: unknown, _begun: StartedPayment & { kind: PaymentKind }) => {},
    /** The stored event may be another tab's: only the end of an event forgets it. */
    forgetPayment: (_actor: unknown, _eventId: EventId | null) => {},
    ...change.actions,
    begin: assign({
      eventId: (_, outcome: Outcome<EventId | null>) => (outcome.kind === 'done' ? outcome.answer : null),
    }),
    fail: assign({ notPaid: (_, failure: Failure) => failure }),
  },
  guards: {
    ...change.guards,
    /** The code of a payment sent by an earlier page is not stored. */
    codeIsComplete: ({ context, event }) =>
      isPayCode(context.payCode) || ('wasSent' in event && event.wasSent === true),
    paymentWasStarted: ({ context }) => context.eventId !== null,
    paymentHasStarted: (_, outcome: Outcome<EventId | null>) => outcome.kind === 'done' && outcome.answer !== null,
    isPaid: (_, { state }: PaymentState) => state === 'DONE',
    paymentFailed: (_, { state }: PaymentState) => state === 'PAYMENT_FAILED' || state === 'FAIL',
    /** Not if the session has ended: after the login the payment is checked again. */
    paymentIsUnknown: (_, { kind, code }: Failure) => kind === 'refused' && code !== LOGIN_NEEDED,
  },
  delays: { nextCheck: WALLET_POLL_MS, slow: PAYMENT_SLOW_MS },
}).createMachine({
  id: 'reset',
  meta: { title: 'Activate or reset the balance' },
  description: 'Activates or resets the virtual balance.',
  context: ({ input }) => ({
    ...noChange,
    kind: input.kind,
    payCode: '',
    eventId: input.begun?.eventId ?? null,
    since: input.begun?.since ?? 0,
    missedChecks: 0,
    isSlow: false,
    notPaid: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      meta: { title: 'Checking for an earlier payment' },
      description: 'Checks for a payment started earlier, for example before a reload.',
      always: [
        { guard: 'paymentWasStarted', target: 'paying', description: 'Payment in progress: keeps waiting for it.' },
        { target: 'init', description: 'No payment in progress.' },
      ],
    },
    init: {
      meta: { title: 'Entering the pay code' },
      description: 'Explains what will happen and asks for the pay code.',
      on: {
        TYPE: {
          actions: assign({ payCode: ({ event }) => digitsOf(event.text) }),
          description: 'The pay code changes: typed, pasted or filled in by the browser.',
        },
        CONFIRM: {
          guard: 'codeIsComplete',
          target: 'loading',
          actions: [assign({ since: ({ event }) => event.at }), change.confirm],
          description: 'The trader confirms the pay code.',
        },
      },
    },
    loading: change.underWay({
      unknown: { description: 'Checks the wallet for the outcome; nothing is sent again.' },
      refused: { target: 'error', description: 'Request rejected.' },
      notFound: { target: 'error', description: 'Not found: the wallet is unchanged.' },
      done: [
        {
          guard: { type: 'paymentHasStarted', params: change.outcome },
          target: 'paying',
          actions: [change.end, { type: 'begin', params: change.outcome }],
          description: 'Request accepted: the payment starts.',
        },
        { target: 'settling', description: 'A check of the wallet found the payment.' },
      ],
    }),
    paying: {
      meta: { title: 'Waiting for the payment' },
      description: 'The exchange is processing the payment; a failed check does not mean that the payment failed.',
      tags: ['underWay', 'paying'],
      entry: [
        {
          type: 'keepPayment',
          // Every transition into this state sets it.
          params: ({ context }) => ({ kind: context.kind, eventId: context.eventId as EventId, since: context.since }),
        },
        // No longer needed.
        assign({ payCode: '', confirmed: null }),
      ],
      after: { slow: { actions: assign({ isSlow: true }), description: 'Takes longer than usual.' } },
      initial: 'checking',
      states: {
        checking: {
          meta: { title: 'Checking payment status' },
          description: 'Asks the exchange for the payment status.',
          invoke: {
            id: 'checkPayment',
            src: 'checkPayment',
            input: ({ context }) => ({ kind: context.kind, eventId: context.eventId as EventId }), // see entry
            onDone: [
              {
                guard: { type: 'isPaid', params: ({ event }) => event.output },
                target: '#reset.settling',
                description: 'Payment completed.',
              },
              {
                guard: { type: 'paymentFailed', params: ({ event }) => event.output },
                target: '#reset.error',
                actions: { type: 'fail', params: ({ event }) => unpaid(event.output) },
                description: 'Payment failed.',
              },
              { target: 'waiting', actions: assign({ missedChecks: 0 }), description: 'Payment still in progress.' },
            ],
            onError: [
              {
                guard: { type: 'paymentIsUnknown', params: ({ event }) => failureOf(event.error) },
                target: '#reset.error',
                actions: { type: 'fail', params: ({ event }) => failureOf(event.error) },
                description: 'Payment unknown to the exchange.',
              },
              {
                target: 'waiting',
                actions: assign({ missedChecks: ({ context }) => context.missedChecks + 1 }),
                description: 'Check failed.',
              },
            ],
          },
        },
        waiting: {
          meta: { title: 'Waiting for the next check' },
          description: 'Waits before it checks again.',
          after: { nextCheck: { target: 'checking', description: 'Next check due.' } },
        },
      },
    },
    settling: {
      meta: { title: 'Refreshing the balance' },
      description: 'Paid; refreshes the balance before showing the outcome.',
      tags: 'underWay',
      entry: [forget, assign({ payCode: '', confirmed: null })],
      invoke: {
        id: 'refresh',
        src: 'refresh',
        onDone: { target: 'success', description: 'Balance refreshed.' },
        onError: { target: 'success', description: 'Refresh failed; the next poll will catch up.' },
      },
    },
    success: { meta: { title: 'Paid', outcome: 'success' }, description: 'Shows the available balance.' },
    error: change.failed({
      meta: { title: 'Not paid', outcome: 'error' },
      description: 'Shows which step failed and why, and keeps an unused pay code.',
      entry: [forget, assign({ eventId: null, isSlow: false, missedChecks: 0 })],
      on: { RETRY: { target: 'init', actions: assign({ notPaid: null }), description: 'The trader tries again.' } },
    }),
  },
})
