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
  /** How long after it was sent it was listed, if that was after the checks had looked for it. */
  lateMs: number | null
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
    this.sent.push({ market, amount: String(amount), sentMs: this.lastSentMs, lateMs: null, ...outcome })
    if (outcome.order !== null) this.own.set(outcome.order.orderId, outcome.order.market)
  }

  /** An accepted order was not listed: nothing more is opened. */
  get isMissing(): boolean {
    return this.sent.some(({ isAccepted, order }) => isAccepted && order === null)
  }

  /** Own by the id that create answered, else by being new in a market of the checks. */
  claim(orders: readonly Order[], atMs: number) {
    const ids = new Set(this.sent.map(({ openedId }) => openedId))
    for (const { orderId, market } of orders) {
      if (this.before === null || this.before.has(orderId)) continue
      if (ids.has(orderId) || this.markets.has(market)) this.own.set(orderId, market)
    }
    this.#findLate(orders, atMs)
  }

  /** Gives a request its order that is listed late: the one of its id; without an id, if one order and one request fit. */
  #findLate(orders: readonly Order[], atMs: number) {
    const missing = this.sent.filter(({ order }) => order === null)
    const asked = new Set(this.sent.map(({ order }) => order?.orderId))
    const unasked = orders.filter(({ orderId }) => this.own.has(orderId) && !asked.has(orderId))
    const isSure = missing.length === 1 && unasked.length === 1
    for (const request of missing) {
      request.order =
        unasked.find(({ orderId, market }) =>
          request.openedId === null ? isSure && market === request.market : orderId === request.openedId,
        ) ?? null
      request.lateMs = request.order && atMs - request.sentMs
    }
  }
}
