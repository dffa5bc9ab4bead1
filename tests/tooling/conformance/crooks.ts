import { PAY_CODES } from '../../../sandbox/codes.ts'
import { getContest } from '../../../src/api/contest.ts'
import { getPrice, listFeeRates } from '../../../src/api/market.ts'
import { closeOrder, createOrder, editOrder } from '../../../src/api/order.ts'
import { checkWalletEvent, listWallets, resetWallet } from '../../../src/api/wallet.ts'
import {
  accept,
  changeBody,
  changeEntry,
  changeList,
  changeOwnOrders,
  type Corruption,
  MARKETS,
  ORDERS,
  type PassingCall,
  refuse,
} from './corruption.ts'
import { ORIGIN } from './paperRun.ts'

type Json = Record<string, unknown>
type Row = readonly [does: string, findings: readonly string[], make: () => Corruption]

const RATES = [listFeeRates.path, 'list'] as const
const WALLETS = [listWallets.path, 'list'] as const

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

/** Shows a list of orders as it was this long ago. */
function late(ms: number): Corruption {
  let sentMs = 0
  return (call) => {
    if (call.path === createOrder.path) sentMs = call.paper.clock.now()
    return changeList(ORDERS, (orders, { paper: { clock } }) =>
      orders.filter(({ created }) => Number(created) < sentMs || Number(created) + ms <= clock.now()),
    )(call)
  }
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
export const CROOKS: readonly Row[] = [
  ['opens a SHORT as LONG', ['changes/shortLevels'], sent(createOrder.path, (order) => ({ ...order, type: 'LONG' }))],
  ['lists a SHORT as LONG', ['changes/shortLevels', 'every/levelSides'], own(() => ({ type: 'LONG' }))],
  [
    'drops the levels of a new order',
    ['changes/shortLevels'],
    sent(createOrder.path, ({ stopLoss, takeProfit, ...order }) =>
      order['type'] === 'LONG' ? { stopLoss, takeProfit, ...order } : order,
    ),
  ],
  [
    'takes every leverage for 10',
    ['changes/nothingLeft', 'changes/refusals', 'changes/shortLevels'],
    sent(createOrder.path, (order) => ({ ...order, leverage: 10 })),
  ],
  [
    'swaps levels that are edited',
    ['changes/levels'],
    sent(editOrder.path, ({ stopLoss, takeProfit, ...order }) => ({
      ...order,
      stopLoss: takeProfit,
      takeProfit: stopLoss,
    })),
  ],
  [
    'lists levels swapped',
    ['changes/levelLeftOut', 'changes/levels', 'changes/shortLevels', 'every/levelSides'],
    every(({ stopLoss, takeProfit }) => ({ stopLoss: takeProfit, takeProfit: stopLoss })),
  ],
  [
    'closes the whole market with one order',
    ['changes/othersKept'],
    () => (call) => {
      if (call.path !== closeOrder.path || call.payload['orderId'] === '0') return null
      const others = ordersOf(call).filter(
        ({ market, state }) => market === call.payload['market'] && isLive({ state }),
      )
      return call.answer().then(async (answer) => {
        for (const { orderId, market } of others) await closing(call, orderId, market)
        return answer
      })
    },
  ],
  [
    'keeps 1000 of the balance at a closing',
    ['changes/balanceAfter'],
    () => afterClosing(({ value }) => ({ value: String(Number(value) - 1000) })),
  ],
  [
    'takes 2 more than the fees',
    ['changes/balanceAfter'],
    () => afterClosing(({ value }) => ({ value: String(Number(value) - 2) })),
  ],
  [
    'keeps a margin locked',
    ['changes/balanceAfter'],
    () => afterClosing(({ lockedValue }) => ({ lockedValue: String(Number(lockedValue) + 10) })),
  ],
  [
    'invents the P&L of a closed order',
    ['changes/balanceAfter', 'changes/ownPnl'],
    own(({ state, pnl }) => ({ pnl: state === 'CLOSED' ? '777' : pnl })),
  ],
  [
    'lists a thousandth of the entry price',
    ['changes/opened', 'every/positions'],
    every(({ startPrice, state }) => ({ startPrice: state === 'ACTIVE' ? times(startPrice, 0.001) : startPrice })),
  ],
  [
    'fills at twice the price',
    ['changes/opened'],
    own(({ startPrice, positionSize, liquidation, state }) =>
      state === 'ACTIVE'
        ? {
            startPrice: times(startPrice, 2),
            positionSize: times(positionSize, 0.5),
            liquidation: times(liquidation, 2),
          }
        : {},
    ),
  ],
  [
    'closes at half the price',
    ['changes/closed', 'changes/ownPnl'],
    own(({ closePrice }) => ({ closePrice: times(closePrice, 0.5) })),
  ],
  [
    'liquidates a LONG above its entry',
    ['every/positions'],
    every(({ type, startPrice, liquidation, state }) => ({
      liquidation: type === 'LONG' && state === 'ACTIVE' ? times(startPrice, 1.1) : liquidation,
    })),
  ],
  [
    'sends the size in the quote currency',
    ['every/positions'],
    every(({ amount, leverage }) => ({ positionSize: String(Number(amount) * Number(leverage)) })),
  ],
  [
    'has another price alone than in the list',
    ['every/samePrice'],
    () => changeBody(getPrice.path, (read) => ({ ...read, price: times(read['price'], 2) })),
  ],
  [
    'has two fee rates',
    ['every/rates'],
    () => changeList(RATES, (rates) => rates.map((each) => ({ ...each, orderOpenFeeRate: '0.0005' }))),
  ],
  [
    'sends rates in percent',
    ['every/rates'],
    all(
      ...[RATES, MARKETS].map(
        (list) => () =>
          changeList(list, (rates) =>
            rates.map((each) => ({
              ...each,
              orderOpenFeeRate: times(each['orderOpenFeeRate'], 100),
              orderCloseFeeRate: times(each['orderCloseFeeRate'], 100),
            })),
          ),
      ),
    ),
  ],
  ['charges ten times the fee', ['every/rates'], own(({ feeOpen }) => ({ feeOpen: times(feeOpen, 10) }))],
  [
    'takes the fees twice',
    ['changes/balanceAfter'],
    () => afterClosing(({ value }) => ({ value: String(Number(value) - 0.12) })),
  ],
  [
    'changes the leverage with the levels',
    ['changes/levels'],
    () => {
      let isEdited = false
      const change = changeOwnOrders(({ leverage, state, positionSize }) =>
        isEdited && state === 'ACTIVE' ? { leverage: 50, positionSize: null } : { leverage, positionSize },
      )
      return (call) => {
        isEdited ||= call.path === editOrder.path
        return change(call)
      }
    },
  ],
  [
    'calls a closing a liquidation',
    ['changes/closed'],
    own(({ closureType }) => ({ closureType: closureType === 'MANUAL' ? 'LIQUIDATION' : closureType })),
  ],
  [
    'confirms a closing and keeps the position',
    ['changes/closed'],
    () => {
      let isKept = false
      return (call) => {
        const isFirst = !isKept && call.path === closeOrder.path && call.payload['orderId'] !== '0'
        isKept ||= isFirst
        return isFirst ? accept(call) : null
      }
    },
  ],
  ['has a clock two hours ahead', ['changes/createdNow', 'every/clock'], () => dateOff(2)],
  [
    'answers another contest',
    ['contest/sameContest'],
    () => changeBody(getContest.path, (read) => ({ ...read, contestId: `x${String(read['contestId'])}` })),
  ],
  [
    'loses the position',
    ['changes/closed'],
    () => {
      let looks = 0
      let first: Set<unknown> | null = null
      return changeList(ORDERS, (orders) => {
        first ??= new Set(orders.map(({ orderId }) => orderId))
        return orders.filter(
          (order) =>
            first?.has(order['orderId']) ||
            order['state'] !== 'ACTIVE' ||
            order['type'] !== 'LONG' ||
            (looks += 1) < 12,
        )
      })
    },
  ],
  [
    'opens two orders for one',
    ['changes/marginLocked', 'changes/nothingLeft', 'changes/opened', 'changes/shortLevels'],
    () => twice,
  ],
  [
    'opens twice the amount',
    ['changes/marginLocked', 'changes/opened', 'changes/shortLevels'],
    sent(createOrder.path, (order) => ({ ...order, amount: times(order['amount'], 2) })),
  ],
  [
    'opens on another market',
    ['changes/levels', 'changes/opened'],
    sent(createOrder.path, (order) => ({
      ...order,
      market: order['leverage'] === 10 && order['price'] === undefined ? 'ETH-USDC' : order['market'],
    })),
  ],
  [
    'refuses an order and opens it',
    ['changes/nothingLeft'],
    () => nth(3, (call) => call.answer().then(() => refuse(call, 1005))),
  ],
  [
    'lists no new order',
    ['changes/nothingLeft', 'changes/opened'],
    () => {
      let first: Set<unknown> | null = null
      return changeList(ORDERS, (orders) => {
        first ??= new Set(orders.map(({ orderId }) => orderId))
        return orders.filter(({ orderId }) => first?.has(orderId))
      })
    },
  ],
  [
    'edits all orders of the market',
    ['changes/othersKept'],
    () => (call) =>
      call.path === editOrder.path && call.payload['orderId'] !== '0'
        ? call.answer().then((answer) => {
            for (const order of ordersOf(call))
              if (order.market === call.payload['market'] && isLive(order))
                order.stopLoss = times(call.payload['stopLoss'] ?? null, 1)
            return answer
          })
        : null,
  ],
]

const dateOff =
  (hours: number): Corruption =>
  (call) =>
    call.answer().then((answer) => {
      const headers = new Headers(answer.headers)
      headers.set('date', new Date(call.paper.clock.now() + hours * 3_600_000).toUTCString())
      return new Response(answer.body, { status: answer.status, headers })
    })

/** Exchanges that take a payment, and what is found with a pay code. */
export const PAYMENTS: readonly Row[] = [
  [
    'never ends a payment',
    ['changes/payment'],
    () => changeBody(checkWalletEvent.path, (read) => ({ ...read, state: 'PENDING' })),
  ],
  [
    'takes every code',
    ['changes/payment'],
    sent(resetWallet.path, (payment) => ({ ...payment, payCode: PAY_CODES.valid })),
  ],
  [
    'keeps a margin locked after a reset',
    ['changes/payment'],
    () => {
      let isPaid = false
      return (call) => {
        isPaid ||= call.path === checkWalletEvent.path
        return changeEntry(WALLETS, 0, (wallet) => (isPaid ? { lockedValue: '10' } : wallet))(call)
      }
    },
  ],
]

/** Exchanges that keep the contract in their own way. */
export const HONEST: readonly (readonly [does: string, make: () => Corruption])[] = [
  ['lists margins net of fees', every(({ amount }) => ({ amount: times(amount, 0.9994) }))],
  ['lists amounts as floats', every(({ amount }) => ({ amount: float(amount) }))],
  ['lists a new order 22 s late', () => late(22_000)],
  ['lists everything 22 s late', () => stale(22_000)],
  [
    'lists margins and collateral net of fees',
    every(({ amount, leverage }) => ({
      amount: times(amount, 1 - 0.0006 * Number(leverage)),
      collateral: null,
      feeOpen: null,
    })),
  ],
  [
    'sends the balance as floats',
    () =>
      changeEntry(WALLETS, 0, ({ value, lockedValue }) => ({ value: float(value), lockedValue: float(lockedValue) })),
  ],
  ['does not tell the new id', () => changeBody(createOrder.path, ({ result }) => ({ result }))],
  ['sends ids as numbers', every(({ orderId }) => ({ orderId: Number(orderId) }))],
  [
    'sends times with an offset',
    every(({ created, closeDate }) => ({ created: inOffset(created), closeDate: inOffset(closeDate) })),
  ],
  [
    'lists orders in another order each time',
    () => {
      let turn = 0
      return changeList(ORDERS, (orders) => ((turn += 1) % 2 ? orders.toReversed() : orders))
    },
  ],
  [
    'fills with slippage',
    own(({ startPrice, state }) => ({ startPrice: state === 'ACTIVE' ? times(startPrice, 1.02) : startPrice })),
  ],
  [
    'has a spread',
    () => changeBody(getPrice.path, (read) => ({ ...read, price: Number(read['price']).toPrecision(3) })),
  ],
  [
    'sends the P&L net of fees',
    own(({ pnl, feeOpen, feeClose, state }) => ({
      pnl: state === 'CLOSED' ? String(Number(pnl) - Number(feeOpen) - Number(feeClose)) : pnl,
    })),
  ],
  [
    'sends neither fees, size nor liquidation',
    every(() => ({ feeOpen: null, feeClose: null, feeFunding: null, positionSize: null, liquidation: null })),
  ],
  ['hides cancelled orders', () => changeList(ORDERS, (orders) => orders.filter(({ state }) => state !== 'CANCELED'))],
  [
    'takes 2.5 s for a change',
    () => (call) =>
      [createOrder.path, closeOrder.path, editOrder.path].includes(call.path)
        ? call.paper.clock.wait(2_500).then(() => call.answer())
        : null,
  ],
  [
    'asks every fifth call to wait',
    () => {
      let calls = 0
      return () =>
        (calls += 1) % 5 === 0
          ? Promise.resolve(new Response('', { status: 429, headers: { 'retry-after': '2' } }))
          : null
    },
  ],
  [
    'updates the balance 6 s late',
    () => {
      const seen: { atMs: number; wallet: Json }[] = []
      return changeList(WALLETS, ([wallet = {}], { paper: { clock } }) => {
        seen.push({ atMs: clock.now(), wallet })
        return [(seen.findLast(({ atMs }) => atMs <= clock.now() - 6_000) ?? seen[0])?.wallet ?? wallet]
      })
    },
  ],
  [
    'sends numbers as texts, and texts of prices as numbers',
    every(({ leverage, startPrice, stopLoss }) => ({
      leverage: String(leverage),
      startPrice: startPrice === null ? null : Number(startPrice),
      stopLoss: stopLoss === null ? undefined : Number(stopLoss),
    })),
  ],
  [
    'sends no fees, and takes twice as much as the usual',
    all(
      () => changeOwnOrders(() => ({ feeOpen: null, feeClose: null })),
      () => afterClosing(({ value }) => ({ value: String(Number(value) - 0.2) })),
    ),
  ],
  [
    'answers only calls with its own Origin',
    () => (call) => {
      const isOwn = new Headers(call.init.headers).get('origin') === ORIGIN
      return call.init.method === 'POST' && !isOwn ? refuse(call, 1, 403) : null
    },
  ],
  [
    'sends codes as strings',
    () => (call) =>
      call
        .answer()
        .then(async (answer) => new Response((await answer.text()).replace(/"code":(\d+)/, '"code":"$1"'), answer)),
  ],
]
