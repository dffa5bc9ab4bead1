import { getContest, getContestForUser, listActiveContests, listHistoryContests } from '../../../src/api/contest.ts'
import { getPrice, listFeeRates, listMarkets } from '../../../src/api/market.ts'
import { listOrders } from '../../../src/api/order.ts'
import { editOrder, closeOrder, createOrder } from '../../../src/api/orderChanges.ts'
import { getFuturesProfile, getUserConfiguration, getUserProfile, setContractRollover } from '../../../src/api/user.ts'
import { listWallets } from '../../../src/api/wallet.ts'
import {
  accept,
  changeBody,
  changeEntry,
  changeHeaders,
  changeList,
  changeOwnOrders,
  changeText,
  type Corruption,
  type Exchanges,
  entryAt,
  type Json,
  MARKETS,
  ORDERS,
  type PassingCall,
  RATES,
  refuseIf,
  WALLETS,
} from './corruption.ts'

const FEES = listFeeRates.path
const ACTIVE = [listActiveContests.path, 'list'] as const
const HISTORY = [listHistoryContests.path, 'list'] as const

/** An exchange that breaks one promise, by the check that must notice it. Created for each run, since some keep state. */
export const SABOTEURS: Exchanges = {
  'every/answered: drops a connection': () => (call) =>
    call.path === FEES ? Promise.reject(new TypeError('fetch failed')) : null,
  'every/refusedReads: refuses the balance': () => refuseIf(listWallets.path, hasSession, 7),
  'every/instants: labels its local time as UTC': () =>
    changeEntry(ORDERS, 0, () => ({ created: '2026-11-21T10:00:00Z' })),
  'every/redirects: redirects a call': () => (call) =>
    call.path === FEES
      ? Promise.resolve(new Response(null, { status: 307, headers: { location: `${FEES}?again` } }))
      : null,
  'every/bodies: leaves out a field that is needed': () => changeBody(FEES, ({ result }) => ({ result })),
  'every/entries: sends an entry without a market': () => changeEntry(RATES, 0, () => ({ market: 7 })),
  'every/fields: sends a word for a rate': () => changeEntry(RATES, 0, () => ({ fundingLongFeeRate: 'much' })),
  'every/exactNumbers: sends 18 digits as a number': () =>
    changeText(FEES, (json) =>
      json.replace(/"fundingLongFeeRate":"[^"]+"/, '"fundingLongFeeRate":0.000123456789012345678'),
    ),
  'every/zones: sends an instant without its zone': () =>
    changeEntry(ACTIVE, 0, ({ startDate }) => ({ startDate: String(startDate).replace('Z', '') })),
  'every/noStore: lets an answer be kept': () => changeHeaders(FEES, { 'cache-control': 'max-age=60' }),
  'every/contentType: calls JSON a page': () => changeHeaders(FEES, { 'content-type': 'text/html' }),
  'every/clock: does not say what time it is': () => changeHeaders(FEES, { date: null }),
  'every/clock: has a server whose clock is wrong': () =>
    changeHeaders(FEES, { date: 'Sat, 21 Nov 2026 07:00:00 GMT' }),
  'every/latency: takes 4 seconds for a price': () => (call) =>
    call.path === getPrice.path ? call.paper.clock.wait(4_000).then(() => call.answer()) : null,
  'every/sizes: sends a million characters every 3 seconds': () =>
    changeText(listMarkets.path, (json) => json + ' '.repeat(1_100_000)),
  'every/retryAfter: asks to wait, not how long': () => once(refuseIf(FEES, always, 1, 429)),
  'every/loginCode: asks for a login where a market is unknown': () => refuseIf(getPrice.path, isNowhere, 9000),
  'every/orderStates: lets a position wait again': () => {
    let requestCount = 0
    return changeList(ORDERS, (orders) =>
      (requestCount += 1) < 3
        ? orders
        : orders.map((order) => (order === orders.find(isActive) ? { ...order, state: 'NEW' } : order)),
    )
  },
  'every/codeTexts: refuses with another code': () => refuseIf(closeOrder.path, isNoOrder, 2999),
  'public/marketNames: lists a market twice': () =>
    changeList(MARKETS, (markets) => [...markets, ...markets.slice(-1)]),
  'public/someMarket: lists no market': () => changeList(MARKETS, () => []),
  'public/pricesAboveZero: sends a price of zero': () => changeBody(getPrice.path, (read) => ({ ...read, price: '0' })),
  'public/pricePrecision: has prices between the steps': () =>
    changeEntry(MARKETS, -1, ({ price }) => ({ price: `${String(price)}1` })),
  'public/unknownMarket: answers 500 for an unknown market': () => refuseIf(getPrice.path, isNowhere, 7001, 500),
  'public/sessionNeeded: refuses a visitor by 200': () => refuseIf(listWallets.path, (call) => !hasSession(call), 9401),
  'public/postOnly: answers GET': () => (call) =>
    call.init.method === 'GET' ? call.answer({ ...call.init, method: 'POST', body: '{}' }) : null,
  'public/noCookies: sets a cookie with a price': () => changeHeaders(getPrice.path, { 'set-cookie': 'seen=1' }),
  'trader/sessionHolds: answers a trader with a session 401': () =>
    refuseIf(getUserConfiguration.path, hasSession, 9401, 401),
  'trader/sessionCookie: lets other sites read the answers': () =>
    changeHeaders(getUserProfile.path, {
      'access-control-allow-origin': 'https://another.example',
      'access-control-allow-credentials': 'true',
    }),
  'trader/knownStates: sends an unknown state for an open order': () =>
    changeList(ORDERS, (orders) =>
      orders.map((order) =>
        order === orders.find(isClosed) ? { ...order, state: 'FILLED', closeDate: null, closePrice: null } : order,
      ),
    ),
  'trader/closedPnl: sends a gain as a loss': () =>
    changeList(ORDERS, (orders) =>
      orders.map((order) => (isGain(order) ? { ...order, pnl: `-${String(order['pnl'])}` } : order)),
    ),
  'trader/marketFilter: leaves the newest order out of the list of all': () =>
    changeList(ORDERS, (orders, { payload }) =>
      orders.filter((order) => payload['market'] !== undefined || order !== orders.find(isClosed)),
    ),
  'trader/orderIds: sends an order twice': () =>
    changeList(ORDERS, (orders) => [...orders, ...orders.filter(isClosed).slice(0, 1)]),
  'trader/marketFilter: does not filter': () => (call) =>
    call.path === listOrders.path ? call.answer({ ...call.init, body: '{}' }) : null,
  'trader/walletAndMargins: has no wallet of an active balance': () => changeList(WALLETS, () => []),
  'trader/walletAndMargins: locks more than the margins': () =>
    changeEntry(WALLETS, 0, ({ lockedValue }) => ({ lockedValue: `${Number(lockedValue) + 1}` })),
  'trader/rolloverDate: sends the last rollover for the next': () =>
    changeBody(getFuturesProfile.path, (read) => ({ ...read, nextRolloverDate: '2026-11-20T08:00:00Z' })),
  'contest/contestIds: lists a contest twice': () =>
    changeList(HISTORY, (contests) => [...contests, ...contests.slice(0, 1)]),
  'contest/contestIds: gives a contest another id each time': () => changingIds(),
  'trader/orderIds: forgets an order': () => {
    let requestCount = 0
    return changeList(ORDERS, (orders, { payload }) => {
      const forgotten = payload['market'] === undefined && (requestCount += 1) > 1 ? orders.find(isClosed) : undefined
      return orders.filter((order) => order !== forgotten)
    })
  },
  'contest/contestDates: calls a past contest active': () =>
    changeEntry(ACTIVE, 0, () => ({ startDate: '2026-11-01T00:00:00Z', endDate: '2026-11-02T00:00:00Z' })),
  'contest/leaderboard: ranks everybody first': () => ranks((rows) => rows.map((row) => ({ ...row, rank: 1 }))),
  'contest/leaderboard: leaves ranks out': () =>
    ranks((rows) => rows.map((row, index) => ({ ...row, rank: 1 + 7 * index }))),
  'contest/leaderboard: ranks the lowest ROI first': () =>
    ranks((rows) => rows.toReversed().map((row, index) => ({ ...row, rank: index + 1 }))),
  'contest/links: links to a script': () =>
    changeEntry(ACTIVE, 0, () => ({ moreInformationList: [{ language: 'EN', url: 'javascript:alert(1)' }] })),
  'contest/sameContest: renames a contest for who is logged in': () =>
    changeBody(getContestForUser.path, (read) => ({ ...read, contestName: 'Yours' })),
  'contest/wrongToken: does not know the contest of a wrong token': () =>
    refuseIf(getContestForUser.path, ({ payload }) => payload['contestUserToken'] === 'no-such-token', 6001),
  'changes/opened: opens with another leverage': () =>
    changeOwnOrders(({ state, leverage, positionSize }) => ({
      leverage: state === 'ACTIVE' ? 20 : leverage,
      positionSize: state === 'ACTIVE' ? null : positionSize,
    })),
  'changes/createdNow: labels its local time, hours behind, as UTC': () =>
    changeOwnOrders(({ created }) => ({ created: Number(created) - 5 * 3_600_000 })),
  'changes/levelLeftOut, changes/levels: rounds a stop loss': () =>
    changeOwnOrders(({ stopLoss, state }) => ({
      stopLoss: stopLoss === null || state !== 'ACTIVE' ? stopLoss : String(Math.round(Number(stopLoss))),
    })),
  'changes/levelLeftOut: keeps a stop loss that is not sent': () => keeps('stopLoss'),
  'changes/levelLeftOut: keeps a take profit that is not sent': () => keeps('takeProfit'),
  'changes/marginLocked: leaves the margin in the available balance': () => {
    let value: unknown
    return changeEntry(WALLETS, 0, (wallet) => ({ value: (value ??= wallet['value']) }))
  },
  'changes/limitPending: does not send the limit': () =>
    changeOwnOrders(({ state, startPrice }) => ({ startPrice: state === 'NEW' ? null : startPrice })),
  'changes/refusals: refuses by HTTP 500': () =>
    refuseIf(createOrder.path, ({ payload }) => payload['leverage'] === 7, 1006, 500),
  'changes/closed: does not say when a position was closed': () => changeOwnOrders(() => ({ closeDate: null })),
  'changes/rolloverKept: forgets the rollover setting': () => (call) =>
    call.path === setContractRollover.path ? accept(call) : null,
  'changes/nothingLeft: leaves orders open': () => leavesOrders(),
}

const always = () => true
const isNowhere = ({ payload }: PassingCall) => payload['market'] === 'XQZ-ZQX'
const isNoOrder = ({ payload }: PassingCall) => payload['orderId'] === '0'
const hasSession = ({ init }: PassingCall) => new Headers(init.headers).get('cookie') !== null
const isActive = ({ state }: Record<string, unknown>) => state === 'ACTIVE'
const isClosed = ({ state }: Record<string, unknown>) => state === 'CLOSED'
const isGain = ({ state, pnl, closureType }: Record<string, unknown>) =>
  state === 'CLOSED' && closureType !== 'LIQUIDATION' && Number(pnl) > 0

/** The contest that ended last has a different id in each list; all of them open it. */
function changingIds(): Corruption {
  let requestCount = 0
  let contestId: unknown
  const changes = changeList(HISTORY, (contests) => {
    contestId = contests.at(-1)?.['contestId']
    return entryAt(-1, () => ({ contestId: `c${(requestCount += 1)}` }))(contests)
  })
  return (call) => {
    const isOne = call.path === getContest.path || call.path === getContestForUser.path
    if (!isOne || !/^c\d/.test(String(call.payload['contestId']))) return changes(call)
    const asked = call.payload['contestId']
    return call
      .answer({ ...call.init, body: JSON.stringify({ ...call.payload, contestId }) })
      .then(async (answer) => Response.json({ ...(await answer.json()), contestId: asked }, answer))
  }
}

const ranks = (change: (rows: Json[]) => Json[]) => changeList([getContest.path, 'leaderboard'], change)

/** Corrupts only once. */
function once(corruption: Corruption): Corruption {
  let isDone = false
  return (call) => {
    const corrupted = isDone ? null : corruption(call)
    isDone ||= corrupted !== null
    return corrupted
  }
}

function keeps(level: 'stopLoss' | 'takeProfit'): Corruption {
  let first: unknown
  return (call) => {
    if (call.path !== editOrder.path) return null
    first ??= call.payload[level]
    return call.answer({ ...call.init, body: JSON.stringify({ [level]: first, ...call.payload }) })
  }
}

/** Confirms the cancellation of a pending order without executing it. */
function leavesOrders(): Corruption {
  return (call) => {
    if (call.path !== closeOrder.path || isNoOrder(call)) return null
    const order = call.paper.exchange.world.orders.get(String(call.payload['orderId']))
    return order?.state === 'NEW' ? accept(call) : null
  }
}
