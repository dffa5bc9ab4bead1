import { PAY_CODES } from '../../../sandbox/codes.ts'
import { getContest } from '../../../src/api/contest.ts'
import { getPrice } from '../../../src/api/market.ts'
import { closeOrder, createOrder, editOrder } from '../../../src/api/orderChanges.ts'
import { checkWalletEvent, resetWallet } from '../../../src/api/payment.ts'
import {
  accept,
  changeBody,
  changeEntry,
  changeList,
  changeOwnOrders,
  type Corruption,
  type Exchanges,
  type Json,
  ORDERS,
  type PassingCall,
  RATES,
  refuse,
  WALLETS,
} from './corruption.ts'
import { ORIGIN } from './paperRun.ts'

const every = (change: (order: Json) => Json) => () =>
  changeList(ORDERS, (orders) => orders.map((order) => ({ ...order, ...change(order) })))
const own = (change: (order: Json) => Json) => () => changeOwnOrders(change)
const times = (value: unknown, factor: number) => (value === null ? null : String(Number(value) * factor))
/** With floating point's own error. */
const float = (value: unknown) => Number(value) * (1 + 2 * Number.EPSILON)

const inOffset = (ms: unknown) =>
  ms === null ? null : new Date(Number(ms) + 2 * 3_600_000).toISOString().replace('Z', '+02:00')

/** What the exchange gets instead of the request. */
const sent =
  (path: string, change: (payload: Json, call: PassingCall) => Json): (() => Corruption) =>
  () =>
  (call) =>
    call.path === path ? call.answer({ ...call.init, body: JSON.stringify(change(call.payload, call)) }) : null
const all =
  (...makes: (() => Corruption)[]) =>
  () => {
    const corruptions = makes.map((make) => make())
    return (call: PassingCall) => corruptions.reduce<ReturnType<Corruption>>((done, each) => done ?? each(call), null)
  }
const ordersOf = ({ paper: { exchange } }: PassingCall) => [...exchange.world.orders.values()]
const closing = (call: PassingCall, orderId: unknown, market: unknown) =>
  call.answer({ ...call.init, body: JSON.stringify({ orderId, market }) })
const isLive = ({ state }: { state: string }) => state === 'NEW' || state === 'ACTIVE'
/** The nth order that is created, from 1. */
function nth(count: number, corrupt: Corruption): Corruption {
  let requests = 0
  return (call) => (call.path === createOrder.path && (requests += 1) === count ? corrupt(call) : null)
}
const twice: Corruption = (call) =>
  call.path === createOrder.path && call.payload['leverage'] !== 7
    ? call.answer(withoutKey(call)).then(() => call.answer(withoutKey(call)))
    : null
const withoutKey = ({ init }: PassingCall) => {
  const { 'idempotency-key': _, ...headers } = Object.fromEntries(new Headers(init.headers))
  return { ...init, headers }
}

function stale(ms: number): Corruption {
  const seen = new Map<unknown, { atMs: number; orders: Json[] }[]>()
  return changeList(ORDERS, (orders, { paper: { clock }, payload }) => {
    const lists = seen.get(payload['market']) ?? []
    seen.set(payload['market'], lists)
    lists.push({ atMs: clock.now(), orders })
    return (lists.findLast(({ atMs }) => atMs <= clock.now() - ms) ?? lists[0])?.orders ?? []
  })
}
/** After the first closing that is accepted. */
function afterClosing(change: (wallet: Json) => Json): Corruption {
  let isClosed = false
  return (call) => {
    if (call.path === closeOrder.path && call.payload['orderId'] !== '0') isClosed = true
    return changeEntry(WALLETS, 0, (wallet) => (isClosed ? change(wallet) : {}))(call)
  }
}

/** Exchanges that cost their traders money, and the findings that tell. */
export const CROOKS: Exchanges = {
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
      for (const { orderId, market } of others) await closing(call, orderId, market)
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
  'changes/createdNow, every/clock: has a clock two hours ahead': () => dateOff(2),
  'contest/sameContest: answers another contest': () =>
    changeBody(getContest.path, (read) => ({ ...read, contestId: `x${String(read['contestId'])}` })),
  'changes/closed: loses the position': () => {
    let looks = 0
    let first: Set<unknown> | null = null
    return changeList(ORDERS, (orders) => {
      first ??= new Set(orders.map(({ orderId }) => orderId))
      return orders.filter(
        (order) =>
          first?.has(order['orderId']) || order['state'] !== 'ACTIVE' || order['type'] !== 'LONG' || (looks += 1) < 12,
      )
    })
  },
  'changes/marginLocked, changes/nothingLeft, changes/opened, changes/shortLevels: opens two orders for one': () =>
    twice,
  'changes/marginLocked, changes/opened, changes/shortLevels: opens twice the amount': sent(
    createOrder.path,
    (order) => ({ ...order, amount: times(order['amount'], 2) }),
  ),
  'changes/nothingLeft: refuses an order and opens it': () =>
    nth(3, (call) => call.answer().then(() => refuse(call, 1005))),
  'changes/nothingLeft, changes/opened: lists no new order': () => {
    let first: Set<unknown> | null = null
    return changeList(ORDERS, (orders) => {
      first ??= new Set(orders.map(({ orderId }) => orderId))
      return orders.filter(({ orderId }) => first?.has(orderId))
    })
  },
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

const dateOff =
  (hours: number): Corruption =>
  (call) =>
    call.answer().then((answer) => {
      const headers = new Headers(answer.headers)
      headers.set('date', new Date(call.paper.clock.now() + hours * 3_600_000).toUTCString())
      return new Response(answer.body, { status: answer.status, headers })
    })

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
  'lists everything 22 s late': () => stale(22_000),
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
  'updates the balance 6 s late': () => {
    const seen: { atMs: number; wallet: Json }[] = []
    return changeList(WALLETS, ([wallet = {}], { paper: { clock } }) => {
      seen.push({ atMs: clock.now(), wallet })
      return [(seen.findLast(({ atMs }) => atMs <= clock.now() - 6_000) ?? seen[0])?.wallet ?? wallet]
    })
  },
  'sends numbers as texts, and texts of prices as numbers': every(({ leverage, startPrice, stopLoss }) => ({
    leverage: String(leverage),
    startPrice: startPrice === null ? null : Number(startPrice),
    stopLoss: stopLoss === null ? undefined : Number(stopLoss),
  })),
  'sends no fees, and takes twice as much as the usual': all(
    () => changeOwnOrders(() => ({ feeOpen: null, feeClose: null })),
    () => afterClosing(({ value }) => ({ value: String(Number(value) - 0.2) })),
  ),
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
