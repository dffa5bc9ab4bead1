import Big from 'big.js'
import { LISTINGS } from '../../sandbox/engine/listing.ts'
import { getPrice, listMarkets } from '../../src/api/market.ts'
import { ORDER_TABS, type OrderTab, orderTab } from '../../src/domain/order/orderTabs.ts'
import type { Choice, Setup, Step } from './types.ts'

/** Answers of the exchange as they are on the wire. */
type Entry = Readonly<Record<string, unknown>>
interface Orders {
  orders: readonly Entry[]
}
type Listed = Readonly<Record<string, readonly Entry[]>>

export const BTC = '/market/BTC-USDC'
/** Of the demo trader. */
export const BTC_LONG = { symbol: 'BTCUSDC', side: 'LONG' }
export const CLOSE: Step = { press: ['orders.closeNamed', BTC_LONG] }
export const LEVELS: Step = { press: ['orders.levelsNamed', BTC_LONG] }
/** The exchange does not serve it. */
export const REFUSED = 7001

const isOf = (tab: OrderTab) => (order: Entry) => orderTab({ state: String(order['state']) }) === tab

const MINUTE_MS = 60_000
const LEVERAGES = ['10', '20', '25', '50', '100']
const AMOUNTS = ['10', '37.5', '120', '250.75', '999.99', '5000', '12345.67', '250000']

/** A distinct order for each index: market, side, size, leverage, price and age; its other prices are relative to its own. */
function variedOrder(order: Entry, index: number): Entry {
  const listing = LISTINGS[index % LISTINGS.length]
  const from = Number(order['startPrice'])
  if (!listing || !(from > 0)) return { ...order, orderId: `row ${index + 1}` }
  const isShort = index % 3 === 1
  const price = (share: Big) => share.times(listing.opensAt).toFixed(listing.pricePrecision)
  const leverage = LEVERAGES[(index * 7) % LEVERAGES.length] ?? '10'
  const amount = AMOUNTS[(index * 11) % AMOUNTS.length] ?? '10'
  // Up to 40 % of the margin gained or lost, in steps of which no two neighbours are the same.
  const start = Big(((index * 37) % 81) - 40)
    .div(100)
    .div(leverage)
    .plus(1)
  const notional = Big(amount).times(leverage)
  const away = (share: Big) => price(start.times(isShort ? Big(2).minus(share) : share))
  const closing = Big(((index * 53) % 41) - 20)
    .div(1_000)
    .plus(1)
  return {
    ...order,
    orderId: `row ${index + 1}`,
    market: listing.market,
    type: isShort ? 'SHORT' : 'LONG',
    amount,
    collateral: amount,
    leverage,
    positionSize: notional.div(price(start)).toFixed(listing.positionSizePrecision),
    feeOpen: notional.times('0.0006').toFixed(4),
    startPrice: price(start),
    stopLoss: index % 4 === 0 ? null : away(Big('0.97')),
    takeProfit: index % 5 === 0 ? null : away(Big('1.06')),
    liquidation: away(Big(1).minus(Big('0.9').div(leverage))),
    // Epoch ms on the wire.
    created: Number(order['created']) - index * index * MINUTE_MS,
    ...(order['closePrice'] != null && { closePrice: price(start.times(closing)) }),
  }
}

/** `count` different orders for a tab, derived from its orders; the other tabs are unchanged. */
export const ordersOf =
  (tab: OrderTab, count: number) =>
  ({ orders }: Orders) => {
    const [some, others] = [orders.filter(isOf(tab)), orders.filter((order) => !isOf(tab)(order))]
    const rows =
      some.length === 0
        ? []
        : Array.from({ length: count }, (_, index) => variedOrder(some[index % some.length] ?? {}, index))
    return { result: 'ok', orders: [...others, ...rows] }
  }

/** Of all orders those of no tab: none was ever opened. */
export const noOrders = ({ orders }: Orders) => ({
  result: 'ok',
  orders: orders.filter((order) => !ORDER_TABS.some((tab) => isOf(tab)(order))),
})

/** Changed orders. */
export const changedOrders =
  (change: (order: Entry, index: number) => Entry | null) =>
  ({ orders }: Orders) => ({ result: 'ok', orders: orders.flatMap((order, index) => change(order, index) ?? []) })

/** Only the first `count` entries of a list. */
export const firstOf =
  (count: number, list = 'list') =>
  (answer: Listed) => ({ ...answer, [list]: answer[list]?.slice(0, count) })

/** Every entry of a list with other fields. */
export const eachWith =
  (fields: Entry, list = 'markets') =>
  (answer: Listed) => ({ ...answer, [list]: answer[list]?.map((entry) => ({ ...entry, ...fields })) })

/** No market has a price. */
export const noPrice: Pick<Setup, 'changes' | 'faults'> = {
  changes: { [listMarkets.path]: eachWith({ price: null }) },
  faults: [{ path: getPrice.path, kind: 'malformed' }],
}

/** What a call asks for does not come, or not yet. */
export const absent = (path: string) =>
  ({
    failed: { title: 'Not loaded', faults: [{ path, kind: 'code', code: REFUSED }], says: 'common.errorLoading' },
    loading: { title: 'Loading', faults: [{ path, kind: 'hang' }], isLoading: true, says: 'common.loading' },
  }) satisfies Record<string, Choice>

/** It was there, and has not come for so many seconds. */
export const old = (see: string, path: string, seconds: number): Choice => ({
  title: 'Old',
  steps: [{ see }, { meets: [{ path, kind: 'malformed' }] }, { passes: seconds }],
  says: ['market.stale', { age: String(seconds) }],
})

/** The exchange asks for a pause. */
export const PAUSE: readonly Step[] = [
  { meets: [{ path: '*', kind: 'status', status: 429, retryAfter: '60' }] },
  { passes: 3 },
]

/** The same answer with other fields. */
export const withFields = (fields: Entry) => (answer: Entry) => ({ ...answer, ...fields })

const hash = (rank: number) =>
  `${(rank * 7_919).toString(16).padStart(8, '0')}${(rank * 104_729).toString(16).padStart(24, '0')}`

/** The same leaderboard under hashes that are known. */
export const namedRows = ({ leaderboard, ...contest }: { leaderboard: readonly { rank: number }[] }) => ({
  ...contest,
  leaderboard: leaderboard.map((row) => ({ ...row, hashedEmail: hash(row.rank) })),
})

/** Pinned rows, as stored on the device for its user. */
export const pinnedRows = {
  'futuresStandings:': JSON.stringify([
    {
      contestId: '1041',
      pins: [
        { hash: hash(3), isMe: true },
        { hash: hash(9), isMe: false },
      ],
    },
  ]),
}
