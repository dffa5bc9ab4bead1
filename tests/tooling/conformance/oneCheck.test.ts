import { expect, test } from 'vitest'
import { idempotency } from '../../../conformance/checks/changes/idempotency.ts'
import { levelLeftOut } from '../../../conformance/checks/changes/levelLeftOut.ts'
import { levels } from '../../../conformance/checks/changes/levels.ts'
import { lostAnswer } from '../../../conformance/checks/changes/lostAnswer.ts'
import { opened } from '../../../conformance/checks/changes/opened.ts'
import { rolloverKept } from '../../../conformance/checks/changes/rolloverKept.ts'
import { instants } from '../../../conformance/checks/every/instants.ts'
import { closeOwn } from '../../../conformance/own/closeOwn.ts'
import { listMarkets } from '../../../src/api/market.ts'
import { listOrders } from '../../../src/api/order.ts'
import { createOrder } from '../../../src/api/orderChanges.ts'
import { getFuturesProfile, setContractRollover } from '../../../src/api/user.ts'
import {
  answerTo,
  changeList,
  changeOwnOrders,
  changeText,
  type Corruption,
  corruptingProxy,
  MARKETS,
  ORDERS,
  refuse,
  within,
} from './corruption.ts'
import { paper } from './paperRun.ts'

const failed = () => Promise.resolve(new Response('{}', { status: 500 }))

test.each<[string, () => Corruption, isRestored: boolean, words: string]>([
  ['loses an answer', () => within(setContractRollover.path, [1, 1], (call) => call.answer().then(failed)), true, ''],
  ['fails once to set it back', () => within(setContractRollover.path, [2, 2], failed), true, ''],
  [
    'never sets it back',
    () => within(setContractRollover.path, [2, 9], (call) => refuse(call, 7)),
    false,
    'set it back in the app',
  ],
  ['loses the profile', () => within(getFuturesProfile.path, [2, 9], failed), true, 'cannot be read'],
])('an exchange that %s is told, and the rollover setting restored or named', async (_, make, isRestored, words) => {
  const desk = paper()
  const account = desk.exchange.account('demo@paper.example')
  const was = account.contractRollover
  const { status, details } = await rolloverKept.run(desk.context(corruptingProxy(make())(desk)))
  expect([status, account.contractRollover === was]).toEqual(['finding', isRestored])
  expect(details.join('; ')).toContain(words)
})

test.each<[string, RegExp, Corruption]>([
  [
    'names another order',
    /^not honoured: .* another orderId/,
    (call) => changeText(createOrder.path, (text) => text.replace(/"orderId":"?\d+"?/, '"orderId":"77"'))(call),
  ],
  ['does not answer', /^not clear/, () => Promise.reject(new TypeError('fetch failed'))],
  ['breaks down', /^not clear/, failed],
  ['refuses for the balance', /^not clear/, (call) => refuse(call, 1005)],
])('an exchange that %s to the second request with a key is not said to honour it', async (_, words, corrupt) => {
  const desk = paper()
  const context = desk.context(corruptingProxy(within(createOrder.path, [2, 2], corrupt))(desk))
  await context.get(listMarkets)
  expect((await idempotency.run(context)).details[0]).toMatch(words)
})

test('an order whose answer cannot be read may be open: it is looked for', async () => {
  const desk = paper()
  const context = desk.context(
    corruptingProxy(within(createOrder.path, [1, 1], (call) => call.answer().then(() => new Response('<html>'))))(desk),
  )
  await context.get(listMarkets)
  await lostAnswer.run(context)
  expect(context.ledger.sent).toMatchObject([{ isAccepted: false, order: { state: 'NEW' } }])
})

/** A first order whose list is empty until then, or which is listed on another market, with or without its id answered. */
async function closing({ hiddenMs = 0, market = '', hasId = true, isStopped = false }) {
  const desk = paper()
  const startMs = desk.clock.now()
  const hide = changeOwnOrders(() => (desk.clock.now() >= startMs + hiddenMs ? {} : null))
  const context = desk.context(
    corruptingProxy((call) => {
      if (call.path !== createOrder.path) return hide(call)
      context.isStopped = isStopped
      return answerTo(call, { ...call.payload, ...(market !== '' && { market }) }).then(async (answer) =>
        hasId ? answer : Response.json({ result: (await answer.json()).result }),
      )
    })(desk),
  )
  await context.get(listMarkets)
  const before = new Set(desk.exchange.world.orders.keys())
  await opened.run(context)
  await desk.clock.wait(hiddenMs)
  const faults = await closeOwn(context)
  const mine = [...desk.exchange.world.orders.values()].filter(({ orderId }) => !before.has(orderId))
  return { faults: faults.join('; '), open: mine.filter(({ state }) => state === 'ACTIVE').length }
}

test.each([
  ['10 s after Ctrl+C', { hiddenMs: 10_000, isStopped: true }, /^$/, 0],
  ['10 s after Ctrl+C, without an id', { hiddenMs: 10_000, isStopped: true, hasId: false }, /^$/, 0],
  ['after 75 s', { hiddenMs: 75_000 }, /^order \S+ on \S+ was listed only after \d+ s$/, 0],
  ['on another market', { market: 'ETH-USDC' }, /^$/, 0],
  ['on another market, without an id', { market: 'ETH-USDC', hasId: false }, /ETH-USDC appeared meanwhile/, 1],
] as const)('an order that is listed %s', async (_, exchange, words, open) => {
  const closed = await closing(exchange)
  expect(closed.faults).toMatch(words)
  expect(closed.open).toBe(open)
})

test.each([1.05, 0.95])('levels are set from the price of now, %d of the one listed at the start', async (share) => {
  const desk = paper()
  const moved = changeList(MARKETS, (markets) =>
    markets.map((market) => ({ ...market, price: String(Number(market['price']) / share) })),
  )
  const context = desk.context(corruptingProxy(within(listMarkets.path, [1, 1], moved))(desk))
  await context.get(listMarkets)
  await opened.run(context)
  const [set, left] = [await levels.run(context), await levelLeftOut.run(context)]
  expect([set.status, left.status]).toEqual(['pass', 'pass'])
})

test.each([
  [0, 'pass'],
  [5, 'notSeen'],
])('past times that end %d h before Date, and may be local, are not judged', async (hours, is) => {
  const desk = paper()
  const newest = new Date(desk.clock.now() - hours * 3_600_000).toISOString()
  const moved = changeList(ORDERS, (orders) => orders.map((order) => ({ ...order, created: newest, closeDate: null })))
  const context = desk.context(corruptingProxy(moved)(desk))
  await context.get(listOrders)
  expect((await instants.run(context)).status).toBe(is)
})
