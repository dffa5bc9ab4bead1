import type { OrderRequest } from '../../../api/order.ts'
import { TRADING_REFRESH_MS } from '../../../constants/limits.ts'
import type { OrderEnded, OrderSubmission } from '../../../machines/openOrder.ts'
import { steadyNow } from '../../../platform/clock.ts'
import { createListeners } from '../../../platform/store.ts'
import { changes } from '../../../queries/changes.ts'
import { lazily } from '../../../ui/lazy/lazily.ts'
import type { OpenOrderActor } from './sending/openOrderActor.ts'

const code = lazily(() => import('./sending/openOrderActor.ts'))

/** After a longer wait, the price may differ from the one the trader clicked at. */
const LONGEST_WAIT_MS = TRADING_REFRESH_MS

type Snapshot = ReturnType<OpenOrderActor['getSnapshot']>

/**
 * Places orders, one at a time, by machines/openOrder.ts, which loads after the page is drawn. A click before that waits for its
 * code; nothing is sent if the code loads late or not at all.
 */
export function createPlacement() {
  let actor: OpenOrderActor | null = null
  /** Clicked before the machine was loaded. */
  let waiting: OrderRequest | null = null
  /** An order sent by an earlier page is being read. */
  let isResuming = false
  let end = () => {}
  const { subscribe, notify } = createListeners()
  const ends = createListeners<[OrderEnded]>()
  const isReady = () => waiting === null && !isResuming && (actor?.getSnapshot().hasTag('ready') ?? true)

  async function start(): Promise<OpenOrderActor> {
    const { startOpenOrder } = await code.load()
    if (actor) return actor
    const { actor: started, stop } = startOpenOrder()
    actor = started
    end = stop
    started.subscribe(() => notify())
    started.on('*', ends.notify)
    notify()
    return started
  }

  function waitFor(order: OrderRequest | null) {
    waiting = order
    notify()
  }

  /** Resumes the order that an earlier page of this tab has sent: nothing can be sent before its outcome is known. */
  async function resume() {
    isResuming = 'order' in changes.stored()
    while (isResuming) {
      notify()
      try {
        const { resumeEvent } = await code.load()
        const order = resumeEvent()
        const started = order && (await start())
        if (order && isResuming) started?.send(order)
        isResuming = false
      } catch {
        // Its code did not load: the form stays blocked, and the code is requested again.
        await new Promise((retry) => setTimeout(retry, TRADING_REFRESH_MS))
      }
    }
    notify()
  }

  return {
    start,
    resume,
    stop: () => {
      end()
      actor = null
      waiting = null
      isResuming = false
    },
    subscribe,
    /** Null until the machine is loaded: nothing has been sent yet. */
    snapshot: (): Snapshot | null => actor?.getSnapshot() ?? null,
    isReady,
    /** The pending order, if any; null while one is being resumed, until it has been read. */
    pending: (): OrderRequest | null =>
      isReady() ? null : (waiting ?? actor?.getSnapshot().context.confirmed?.request.order ?? null),
    onEnded: ends.subscribe,
    /** Call only if it is ready. Rejects if the machine's code does not load in time: then nothing was sent. */
    async place(request: OrderSubmission, asked: unknown): Promise<void> {
      const event = { type: 'PLACE', ...changes.confirm('order', request, asked) } as const
      if (actor) return actor.send(event)
      const pressedAt = steadyNow()
      waitFor(request.order)
      try {
        const started = await start()
        if (steadyNow() - pressedAt > LONGEST_WAIT_MS) throw new Error('the code for sending an order came late')
        // Null: stopped in the meantime.
        if (waiting) started.send(event)
      } finally {
        waitFor(null)
      }
    },
    stopChecking: () => actor?.send({ type: 'STOP_CHECKING' }),
    dismiss: () => actor?.send({ type: 'DISMISS' }),
  }
}

export type Placement = ReturnType<typeof createPlacement>
