import { PAY_CODES } from '../../../sandbox/codes.ts'
import { getContest, getContestForUser, listActiveContests, listHistoryContests } from '../../../src/api/contest.ts'
import { getPrice, listFeeRates, listMarkets } from '../../../src/api/market.ts'
import { listOrders } from '../../../src/api/order.ts'
import { closeOrder, createOrder, editOrder } from '../../../src/api/orderChanges.ts'
import { checkWalletEvent, resetWallet } from '../../../src/api/payment.ts'
import { getFuturesProfile, getUserConfiguration, getUserProfile, setContractRollover } from '../../../src/api/user.ts'
import { listWallets } from '../../../src/api/wallet.ts'
import {
  accept,
  answerTo,
  changeBody,
  changeEntry,
  changeHeaders,
  changeList,
  changeOwnOrders,
  changeText,
  type Corruption,
  entryAt,
  type Exchanges,
  type Json,
  type List,
  MARKETS,
  ORDERS,
  type PassingCall,
  RATES,
  refuse,
  refuseIf,
  WALLETS,
  within,
  withoutKey,
} from './corruption.ts'
import { ORIGIN } from './paperRun.ts'

const FEES = listFeeRates.path
const ACTIVE = [listActiveContests.path, 'list'] as const
const HISTORY = [listHistoryContests.path, 'list'] as const

const every = (change: (order: Json) => Json) => () =>
  changeList(ORDERS, (orders) => orders.map((order) => ({ ...order, ...change(order) })))
const own = (change: (order: Json) => Json | null) => () => changeOwnOrders(change)
const times = (value: unknown, factor: number) => (value === null ? null : String(Number(value) * factor))
/** With floating point's own error. */
const float = (value: unknown) => Number(value) * (1 + 2 * Number.EPSILON)

const inOffset = (ms: unknown) =>
  ms === null ? null : new Date(Number(ms) + 2 * 3_600_000).toISOString().replace('Z', '+02:00')

/** What the exchange gets instead of the request. */
const sent =
  (path: string, change: (payload: Json) => Json): (() => Corruption) =>
  () =>
  (call) =>
    call.path === path ? answerTo(call, change(call.payload)) : null
const ordersOf = ({ paper: { exchange } }: PassingCall) => [...exchange.world.orders.values()]
const isLive = ({ state }: { state: string }) => state === 'NEW' || state === 'ACTIVE'
const twice: Corruption = (call) =>
  call.path === createOrder.path && call.payload['leverage'] !== 7
    ? call.answer(withoutKey(call)).then(() => call.answer(withoutKey(call)))
    : null

/** Each list as it was so long ago. */
function late(list: List, ms: number): Corruption {
  const seen = new Map<unknown, { atMs: number; entries: Json[] }[]>()
  return changeList(list, (entries, { paper: { clock }, payload }) => {
    const lists = seen.get(payload['market']) ?? []
    seen.set(payload['market'], lists)
    lists.push({ atMs: clock.now(), entries })
    return (lists.findLast(({ atMs }) => atMs <= clock.now() - ms) ?? lists[0])?.entries ?? []
  })
}
/** After the first closing that is accepted. */
function afterClosing(change: (wallet: Json) => Json): Corruption {
  let hasClosed = false
  return (call) => {
    if (call.path === closeOrder.path && call.payload['orderId'] !== '0') hasClosed = true
    return changeEntry(WALLETS, 0, (wallet) => (hasClosed ? change(wallet) : {}))(call)
  }
}

/** Exchanges that break a promise, or cost their traders money, after the checks that tell them. */
export const DISHONEST: Exchanges = {
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
  'every/retryAfter: asks to wait, not how long': () => within(FEES, [1, 1], (call) => refuse(call, 1, 429)),
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
  'trader/marketFilter: does not filter': () => (call) => (call.path === listOrders.path ? answerTo(call, {}) : null),
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
  'changes/opened: opens with another leverage': own(({ state, leverage, positionSize }) => ({
    leverage: state === 'ACTIVE' ? 20 : leverage,
    positionSize: state === 'ACTIVE' ? null : positionSize,
  })),
  'changes/createdNow: labels its local time, hours behind, as UTC': own(({ created }) => ({
    created: Number(created) - 5 * 3_600_000,
  })),
  'changes/levelLeftOut, changes/levels: rounds a stop loss': own(({ stopLoss, state }) => ({
    stopLoss: stopLoss === null || state !== 'ACTIVE' ? stopLoss : String(Math.round(Number(stopLoss))),
  })),
  'changes/levelLeftOut: keeps a stop loss that is not sent': () => keeps('stopLoss'),
  'changes/levelLeftOut: keeps a take profit that is not sent': () => keeps('takeProfit'),
  'changes/marginLocked: leaves the margin in the available balance': () => {
    let value: unknown
    return changeEntry(WALLETS, 0, (wallet) => ({ value: (value ??= wallet['value']) }))
  },
  'changes/limitPending: does not send the limit': own(({ state, startPrice }) => ({
    startPrice: state === 'NEW' ? null : startPrice,
  })),
  'changes/refusals: refuses by HTTP 500': () =>
    refuseIf(createOrder.path, ({ payload }) => payload['leverage'] === 7, 1006, 500),
  'changes/closed: does not say when a position was closed': own(() => ({ closeDate: null })),
  'changes/rolloverKept: forgets the rollover setting': () => (call) =>
    call.path === setContractRollover.path ? accept(call) : null,
  'changes/nothingLeft: leaves orders open': () => (call) => {
    const order = ordersOf(call).find(({ orderId }) => orderId === call.payload['orderId'])
    return call.path === closeOrder.path && order?.state === 'NEW' ? accept(call) : null
  },
  'changes/shortLevels: opens a SHORT as LONG': sent(createOrder.path, (order) => ({ ...order, type: 'LONG' })),
  'changes/shortLevels, every/levelSides: lists a SHORT as LONG': own(() => ({ type: 'LONG' })),
  'changes/shortLevels: drops the levels of a new order': sent(createOrder.path, ({ stopLoss, takeProfit, ...order }) =>
    order['type'] === 'LONG' ? { stopLoss, takeProfit, ...order } : order,
  ),
  'changes/nothingLeft, changes/refusals, changes/shortLevels: takes every leverage for 10': sent(
    createOrder.path,
    (order) => ({ ...order, leverage: 10 }),
  ),
  'changes/levelLeftOut, changes/levels, changes/shortLevels, every/levelSides: lists levels swapped': every(
    ({ stopLoss, takeProfit }) => ({ stopLoss: takeProfit, takeProfit: stopLoss }),
  ),
  'changes/levelLeftOut: drops both levels if one is left out': sent(
    editOrder.path,
    ({ stopLoss, takeProfit, ...order }) =>
      stopLoss === undefined || takeProfit === undefined ? order : { stopLoss, takeProfit, ...order },
  ),
  'changes/othersKept: closes the whole market with one order': () => (call) => {
    if (call.path !== closeOrder.path || call.payload['orderId'] === '0') return null
    const others = ordersOf(call).filter(({ market, state }) => market === call.payload['market'] && isLive({ state }))
    return call.answer().then(async (answer) => {
      for (const { orderId, market } of others) await answerTo(call, { orderId, market })
      return answer
    })
  },
  'changes/limitPending: fills a limit order at once': sent(createOrder.path, ({ price, ...order }) =>
    order['type'] === 'LONG' ? order : { price, ...order },
  ),
  'changes/limitPending: fills a limit order after five seconds': () => (call) => {
    const dueMs = call.paper.clock.now() - 5_000
    for (const order of ordersOf(call)) if (order.type === 'LONG' && order.created <= dueMs) order.limitPrice = null
    return null
  },
  'changes/balanceAfter: keeps a margin locked': () =>
    afterClosing(({ lockedValue }) => ({ lockedValue: String(Number(lockedValue) + 10) })),
  'changes/balanceAfter, changes/ownPnl: invents the P&L of a closed order': own(({ state, pnl }) => ({
    pnl: state === 'CLOSED' ? '777' : pnl,
  })),
  'changes/opened: fills at twice the price': own(({ startPrice, positionSize, liquidation, state }) =>
    state === 'ACTIVE'
      ? {
          startPrice: times(startPrice, 2),
          positionSize: times(positionSize, 0.5),
          liquidation: times(liquidation, 2),
        }
      : {},
  ),
  'changes/closed, changes/ownPnl: closes at half the price': own(({ closePrice }) => ({
    closePrice: times(closePrice, 0.5),
  })),
  'every/positions: liquidates a LONG above its entry': every(({ type, startPrice, liquidation, state }) => ({
    liquidation: type === 'LONG' && state === 'ACTIVE' ? times(startPrice, 1.1) : liquidation,
  })),
  'every/positions: sends the size in the quote currency': every(({ amount, leverage }) => ({
    positionSize: String(Number(amount) * Number(leverage)),
  })),
  'every/samePrice: has another price alone than in the list': () =>
    changeBody(getPrice.path, (read) => ({ ...read, price: times(read['price'], 2) })),
  'every/rates: has two fee rates': () =>
    changeList(RATES, (rates) => rates.map((each) => ({ ...each, orderOpenFeeRate: '0.0005' }))),
  'every/rates: charges ten times the fee': own(({ feeOpen }) => ({ feeOpen: times(feeOpen, 10) })),
  'changes/balanceAfter: takes the fees twice': () =>
    afterClosing(({ value }) => ({ value: String(Number(value) - 0.12) })),
  'changes/levels: changes the leverage with the levels': () => {
    let isEdited = false
    const change = changeOwnOrders(({ leverage, state, positionSize }) =>
      isEdited && state === 'ACTIVE' ? { leverage: 50, positionSize: null } : { leverage, positionSize },
    )
    return (call) => {
      isEdited ||= call.path === editOrder.path
      return change(call)
    }
  },
  'changes/closed: calls a closing a liquidation': own(({ closureType }) => ({
    closureType: closureType === 'MANUAL' ? 'LIQUIDATION' : closureType,
  })),
  'changes/closed: confirms a closing and keeps the position': () => {
    let isKept = false
    return (call) => {
      const isFirst = !isKept && call.path === closeOrder.path && call.payload['orderId'] !== '0'
      isKept ||= isFirst
      return isFirst ? accept(call) : null
    }
  },
  'changes/createdNow, every/clock: has a clock two hours ahead': () => (call) =>
    changeHeaders(call.path, { date: new Date(call.paper.clock.now() + 2 * 3_600_000).toUTCString() })(call),
  'contest/sameContest: answers another contest': () =>
    changeBody(getContest.path, (read) => ({ ...read, contestId: `x${String(read['contestId'])}` })),
  'changes/closed: loses the position': () => {
    let looks = 0
    return changeOwnOrders(({ state, type }) =>
      state === 'ACTIVE' && type === 'LONG' && (looks += 1) >= 12 ? null : {},
    )
  },
  'changes/marginLocked, changes/nothingLeft, changes/opened, changes/shortLevels: opens two orders for one': () =>
    twice,
  'changes/marginLocked, changes/opened, changes/shortLevels: opens twice the amount': sent(
    createOrder.path,
    (order) => ({ ...order, amount: times(order['amount'], 2) }),
  ),
  'changes/nothingLeft: refuses an order and opens it': () =>
    within(createOrder.path, [3, 3], (call) => call.answer().then(() => refuse(call, 1005))),
  'changes/nothingLeft, changes/opened: lists no new order': own(() => null),
  'changes/othersKept: edits all orders of the market': () => (call) =>
    call.path === editOrder.path && call.payload['orderId'] !== '0'
      ? call.answer().then((answer) => {
          for (const order of ordersOf(call))
            if (order.market === call.payload['market'] && isLive(order))
              order.stopLoss = times(call.payload['stopLoss'] ?? null, 1)
          return answer
        })
      : null,
}

/** Exchanges that take a payment, and what is found with a pay code. */
export const PAYMENTS: Exchanges = {
  'changes/payment: never ends a payment': () =>
    changeBody(checkWalletEvent.path, (read) => ({ ...read, state: 'PENDING' })),
  'changes/payment: takes every code': sent(resetWallet.path, (payment) => ({ ...payment, payCode: PAY_CODES.valid })),
  'changes/payment: keeps a margin locked after a reset': () => {
    let isPaid = false
    return (call) => {
      isPaid ||= call.path === checkWalletEvent.path
      return changeEntry(WALLETS, 0, (wallet) => (isPaid ? { lockedValue: '10' } : wallet))(call)
    }
  },
}

/** Exchanges that keep the contract in their own way. */
export const HONEST: Exchanges = {
  'lists everything 22 s late': () => late(ORDERS, 22_000),
  'lists margins and collateral net of fees': every(({ amount, leverage }) => ({
    amount: times(amount, 1 - 0.0006 * Number(leverage)),
    collateral: null,
    feeOpen: null,
  })),
  'sends the balance as floats': () =>
    changeEntry(WALLETS, 0, ({ value, lockedValue }) => ({ value: float(value), lockedValue: float(lockedValue) })),
  'does not tell the new id': () => changeBody(createOrder.path, ({ result }) => ({ result })),
  'sends ids as numbers': every(({ orderId }) => ({ orderId: Number(orderId) })),
  'sends times with an offset': every(({ created, closeDate }) => ({
    created: inOffset(created),
    closeDate: inOffset(closeDate),
  })),
  'fills with slippage': own(({ startPrice, state }) => ({
    startPrice: state === 'ACTIVE' ? times(startPrice, 1.02) : startPrice,
  })),
  'has a spread': () => changeBody(getPrice.path, (read) => ({ ...read, price: Number(read['price']).toPrecision(3) })),
  'sends the P&L net of fees': own(({ pnl, feeOpen, feeClose, state }) => ({
    pnl: state === 'CLOSED' ? String(Number(pnl) - Number(feeOpen) - Number(feeClose)) : pnl,
  })),
  'sends neither fees, size nor liquidation': every(() => ({
    feeOpen: null,
    feeClose: null,
    feeFunding: null,
    positionSize: null,
    liquidation: null,
  })),
  'hides cancelled orders': () => changeList(ORDERS, (orders) => orders.filter(({ state }) => state !== 'CANCELED')),
  'asks every fifth call to wait': () => {
    let calls = 0
    return () =>
      (calls += 1) % 5 === 0
        ? Promise.resolve(new Response('', { status: 429, headers: { 'retry-after': '2' } }))
        : null
  },
  'updates the balance 6 s late': () => late(WALLETS, 6_000),
  'sends numbers as texts, and texts of prices as numbers': every(({ leverage, startPrice, stopLoss }) => ({
    leverage: String(leverage),
    startPrice: startPrice === null ? null : Number(startPrice),
    stopLoss: stopLoss === null ? undefined : Number(stopLoss),
  })),
  'sends no fees, and takes twice as much as the usual': () => {
    const noFees = changeOwnOrders(() => ({ feeOpen: null, feeClose: null }))
    const twiceTaken = afterClosing(({ value }) => ({ value: String(Number(value) - 0.2) }))
    return (call) => noFees(call) ?? twiceTaken(call)
  },
  'refuses by HTTP 400 with a code': () => (call) =>
    call.answer().then(async (answer) => {
      const { result } = await answer.clone().json()
      return result === 'ok' || !answer.ok
        ? answer
        : new Response(answer.body, { status: 400, headers: answer.headers })
    }),
  'answers only calls with its own Origin': () => (call) => {
    const isOwn = new Headers(call.init.headers).get('origin') === ORIGIN
    return call.init.method === 'POST' && !isOwn ? refuse(call, 1, 403) : null
  },
}

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
    return answerTo(call, { ...call.payload, contestId }).then(async (answer) =>
      Response.json({ ...(await answer.json()), contestId: asked }, answer),
    )
  }
}

const ranks = (change: (rows: Json[]) => Json[]) => changeList([getContest.path, 'leaderboard'], change)

function keeps(level: 'stopLoss' | 'takeProfit'): Corruption {
  let first: unknown
  return (call) => {
    if (call.path !== editOrder.path) return null
    first ??= call.payload[level]
    return answerTo(call, { [level]: first, ...call.payload })
  }
}
