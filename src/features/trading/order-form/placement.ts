import type { SnapshotFrom } from 'xstate'
import type { OrderRequest } from '../../../api/orderChanges.ts'
import { TRADING_REFRESH_MS } from '../../../constants/limits.ts'
import type { SentOrder } from '../../../domain/order/sentOrder.ts'
import type { openOrderMachine, OrderSubmission } from '../../../machines/openOrder.ts'
import { steadyNow } from '../../../platform/clock.ts'
import { createListeners, createStore } from '../../../platform/store.ts'
import { onSessionEnd } from '../../../queries/call/session.ts'
import { ledger, type StoredChange } from '../../../queries/ledger.ts'
import { lateCode } from '../../../shared/late/lateCode.ts'
import type { OrderEnd } from './sending/openOrderFlow.ts'

interface OrderUnderWay {
  /** State of the flow, whose code loads after the page is drawn; null until then: nothing has been sent yet. */
  flow: SnapshotFrom<typeof openOrderMachine> | null
  /** What it has sent, until that was refused or not found. */
  sent: SentOrder | null
  /** Clicked before the code has come. */
  waiting: OrderRequest | null
}

const noOrder: OrderUnderWay = { flow: null, sent: null, waiting: null }
export const orderUnderWay = createStore(noOrder)
const become = (next: Partial<OrderUnderWay>) => orderUnderWay.set({ ...orderUnderWay.get(), ...next })
onSessionEnd(() => orderUnderWay.set(noOrder))

/** How many notices on screen report an order whose answer was lost; if there is none, a toast does. */
export const notices = createStore(0)

const ends = createListeners<[OrderEnd]>()

const code = lateCode(null, async () =>
  (await import('./sending/openOrderFlow.ts')).openOrderFlow({ onChange: become, onEnd: ends.notify }),
)

/** After a longer wait, the price may differ from the one the trader clicked at. */
const LONGEST_WAIT_MS = TRADING_REFRESH_MS

/** Places orders, one at a time, by sending/openOrderFlow.ts. A click before its code has come waits; nothing is sent if that comes late or not at all. */
export const placement = {
  /** Calls the listener when an answer below may have changed. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => {
    const ends = [orderUnderWay.subscribe(listener), ledger.subscribe(listener)]
    return () => ends.forEach((end) => end())
  },
  /** Nothing can be sent before the outcome of an order is known, which an earlier page of this tab may have sent. */
  isReady: () => {
    const { flow, waiting } = orderUnderWay.get()
    return waiting === null && !('order' in ledger.stored()) && (flow?.hasTag('ready') ?? true)
  },
  /** The pending order, if any; null while one is being resumed, until it has been read. */
  pending: (): OrderRequest | null => {
    const { flow, waiting } = orderUnderWay.get()
    return placement.isReady() ? null : (waiting ?? flow?.context.confirmed?.request.order ?? null)
  },
  /** Subscribes to how orders end. Returns a function that unsubscribes. */
  onEnd: ends.subscribe,

  /** Starts the flow ahead of time. A failure is shown by the click that needs it. */
  start: () =>
    code.load().then(
      (flows) => void flows.start(null),
      () => {},
    ),
  /** Loads the flow's code. Rejects if it does not load; the next call tries again. */
  load: code.load,
  /** Resumes an order of an earlier page; call once the code is loaded. Throws if it is unreadable. */
  resume: (sent: StoredChange) => code.now?.resume(sent),
  /** Call only if it is ready. Rejects if the flow's code does not load in time: then nothing was sent. `asked` as for `ledger.confirm`. */
  async place(request: OrderSubmission, asked: unknown): Promise<void> {
    const pressedAt = steadyNow()
    become({ waiting: request.order })
    try {
      const flows = code.now ?? (await code.load())
      if (steadyNow() - pressedAt > LONGEST_WAIT_MS) throw new Error('the code for sending an order came late')
      // Null: stopped in the meantime.
      if (orderUnderWay.get().waiting) flows.start(null).send(flows.confirm(null, request, asked))
    } finally {
      become({ waiting: null })
    }
  },
  /** What the trader decides about an order whose response was lost. */
  send: (event: { type: 'STOP_CHECKING' | 'DISMISS' }) => code.now?.start(null).send(event),
  /** An order that was sent stays stored, to be verified by the next page. */
  stop: () => {
    code.now?.stopAll()
    orderUnderWay.set(noOrder)
  },
}
