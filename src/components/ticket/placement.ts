import type { OrderEnded, OrderSubmission } from '../../machines/openOrder.ts'
import { TRADING_REFRESH_MS } from '../../limits.ts'
import type { OrderRequest } from '../../wire/order.ts'
import { holdWhileUnsettled } from '../flows/holdWhileUnsettled.ts'
import { lazily } from '../lazy/lazily.ts'
import type { OpenOrderActor } from './openOrderActor.ts'

const startOpenOrder = lazily(async () => (await import('./openOrderActor.ts')).startOpenOrder)

/** Longer, and the price is not the one the trader pressed at. */
const LONGEST_WAIT_MS = TRADING_REFRESH_MS

type Snapshot = ReturnType<OpenOrderActor['getSnapshot']>

/**
 * Places orders, one at a time, by the chart of machines/openOrder.ts, which starts after the page is drawn. A press before
 * that waits for its code; nothing is sent if the code comes late or not at all.
 */
export function createPlacement() {
  let actor: OpenOrderActor | null = null
  /** Pressed before the chart was there. */
  let waiting: OrderRequest | null = null
  let settle = () => {}
  const listeners = new Set<() => void>()
  const endListeners = new Set<(ended: OrderEnded) => void>()
  const changed = () => listeners.forEach((listener) => listener())
  const isReady = () => waiting === null && (actor?.getSnapshot().hasTag('ready') ?? true)

  async function start(): Promise<OpenOrderActor> {
    const startActor = await startOpenOrder.load()
    if (actor) return actor
    const started = startActor()
    actor = started
    started.subscribe(changed)
    started.on('*', (ended) => endListeners.forEach((listener) => listener(ended)))
    settle = holdWhileUnsettled(started)
    changed()
    return started
  }

  function waitFor(order: OrderRequest | null) {
    waiting = order
    changed()
  }

  return {
    start,
    stop: () => {
      settle()
      actor?.stop()
      actor = null
      waiting = null
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Null until the chart is there: nothing has been sent yet. */
    snapshot: (): Snapshot | null => actor?.getSnapshot() ?? null,
    isReady,
    /** The order under way. */
    pending: (): OrderRequest | null => (isReady() ? null : (waiting ?? actor?.getSnapshot().context.confirmed?.request.order ?? null)),
    onEnded: (listener: (ended: OrderEnded) => void) => {
      endListeners.add(listener)
      return () => void endListeners.delete(listener)
    },
    /** Call only if it is ready. Rejects if the chart's code does not come in time: then nothing was sent. */
    async place(request: OrderSubmission, key: string): Promise<void> {
      const event = { type: 'PLACE', request, key } as const
      if (actor) return actor.send(event)
      const pressedAt = Date.now()
      waitFor(request.order)
      try {
        const started = await start()
        if (Date.now() - pressedAt > LONGEST_WAIT_MS) throw new Error('the code for sending an order came late')
        // Null: stopped meanwhile.
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
