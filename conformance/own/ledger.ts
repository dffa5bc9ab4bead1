import type { Order } from '../../src/api/order.ts'
import type { MarketName, OrderId } from '../../src/api/scalars.ts'
import type { WalletEntry } from '../../src/api/wallet.ts'

/** A request of the checks that opened an order, or may have. */
export interface Sent {
  market: string
  amount: string
  /** As answered by create. */
  openedId: OrderId | null
  /** Answered with success: it must be listed. */
  isAccepted: boolean
  /** As first seen; null while it is not listed. */
  order: Order | null
  sentMs: number
}

type Outcome = Pick<Sent, 'openedId' | 'isAccepted' | 'order'>

/** What the checks know of their own orders, and of the account before the first of them. */
export class Ledger {
  /** All orders before the checks sent one; null: none was sent. */
  before: ReadonlyMap<OrderId, Order> | null = null
  walletBefore: WalletEntry | null = null
  readonly sent: Sent[] = []
  /** Markets in which the checks asked for an order, also for one that must be refused. */
  readonly markets = new Set<string>()
  /** When a request that may open an order was last sent, epoch milliseconds. */
  lastSentMs = 0
  /** Every order that is the checks' own, with its market. */
  readonly own = new Map<OrderId, MarketName>()
  /** Orders whose closing was accepted. */
  readonly closed = new Set<OrderId>()
  /** The position opened at market price. */
  position: OrderId | null = null
  /** A LONG limit order far from the market. */
  limit: OrderId | null = null
  /** The checks' own orders that were open just before that position was closed. */
  beside: readonly OrderId[] = []
  /** What the last attempt to close everything found wrong; null: there was none since the last order. */
  left: string[] | null = null

  /** A request is sent that opens an order, or may. */
  asks(market: string, atMs: number) {
    this.markets.add(market)
    this.lastSentMs = atMs
    this.left = null
  }

  /** A request opened an order, or may have. */
  sends({ market, amount }: { market: string; amount: number | string }, outcome: Outcome) {
    this.sent.push({ market, amount: String(amount), sentMs: this.lastSentMs, ...outcome })
    if (outcome.order !== null) this.own.set(outcome.order.orderId, outcome.order.market)
  }

  /** An accepted order was not listed: nothing more is opened. */
  get isMissing(): boolean {
    return this.sent.some(({ isAccepted, order }) => isAccepted && order === null)
  }

  /** Own by the id that create answered, else by being new in a market of the checks; in any market while an order is missing. */
  claim(orders: readonly Order[]) {
    const ids = new Set(this.sent.map(({ openedId }) => openedId))
    for (const { orderId, market } of orders) {
      if (this.before === null || this.before.has(orderId)) continue
      if (ids.has(orderId) || this.markets.has(market) || this.isMissing) this.own.set(orderId, market)
    }
  }
}
