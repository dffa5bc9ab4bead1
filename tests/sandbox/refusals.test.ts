import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calls } from '../../sandbox/calls/all.ts'
import { closeOrderCodes, createOrderCodes, editOrderCodes } from '../../sandbox/calls/orderChanges.ts'
import { generalCodes } from '../../sandbox/codes.ts'
import { getPrice } from '../../src/api/market.ts'
import { listOrders } from '../../src/api/order.ts'
import { closeOrder, createOrder, editOrder } from '../../src/api/orderChanges.ts'
import { unreadablePaths } from '../../src/queries/call/drift.ts'
import { size } from '../proofs/reliability/figure.ts'
import { goodAnswers } from '../proofs/reliability/goodAnswers.ts'
import { order, paper } from './paper.ts'

function desk() {
  const made = paper()
  made.exchange.movePrice('BTC-USDC', '60000', true)
  return made
}

test.each([
  ['an unknown market', { market: 'NOPE-USDC' }, createOrderCodes.marketUnknown],
  ['a negative amount', { amount: '-5' }, createOrderCodes.amountNotPositive],
  ['nothing', { amount: '0' }, createOrderCodes.amountNotPositive],
  ['less than the minimum', { amount: '9.99' }, createOrderCodes.amountBelowMinimum],
  ['an over-precise amount', { amount: '10.001' }, createOrderCodes.amountTooPrecise],
  ['more than there is', { amount: '12480.31' }, createOrderCodes.balanceNotEnough],
  ['a fortune', { amount: '9999999999' }, createOrderCodes.amountTooLarge],
  ['a leverage of 11', { leverage: 11 }, createOrderCodes.leverageNotAllowed],
  ['a short where shorts are not open yet', { market: 'SUSHI-USDC', type: 'SHORT' }, createOrderCodes.sideNotAvailable],
  ['a limit price of zero', { price: '0' }, createOrderCodes.priceNotPossible],
  ['an over-precise limit price', { price: '59000.001' }, createOrderCodes.priceTooPrecise],
  ['a stop-loss above a long', { stopLoss: '60001' }, createOrderCodes.stopLossWrongSide],
  ['a stop-loss of zero', { stopLoss: '0' }, createOrderCodes.stopLossWrongSide],
  ['a take-profit below a long', { takeProfit: '59999' }, createOrderCodes.takeProfitWrongSide],
  ['a stop-loss below a short', { type: 'SHORT', stopLoss: '59999' }, createOrderCodes.stopLossWrongSide],
  ['a take-profit above a short', { type: 'SHORT', takeProfit: '60001' }, createOrderCodes.takeProfitWrongSide],
  ['a stop-loss above a limit order', { price: '59000', stopLoss: '59500' }, createOrderCodes.stopLossWrongSide],
  ['an over-precise stop-loss', { stopLoss: '59000.001' }, createOrderCodes.triggerTooPrecise],
  ['a leverage in words', { leverage: 'ten' }, generalCodes.requestMalformed],
] as const)('%s is refused with its code', async (_, fields, code) => {
  const { ask, exchange } = desk()
  const before = structuredClone(exchange.account('demo@paper.example').wallet)
  expect(await ask(createOrder, { ...order(), ...fields })).toEqual({ result: 'error', code })
  expect(exchange.account('demo@paper.example').wallet).toEqual(before)
})

test('an order for the whole balance is accepted', async () => {
  const { ask } = desk()
  expect((await ask(createOrder, order({ amount: '12480.30' }))).result).toBe('ok')
})

test('nobody trades without activation, consent or, in the EU, KYC', async () => {
  for (const [persona, code] of [
    ['new-wallet', createOrderCodes.walletNotInitialized],
    ['no-consent', createOrderCodes.tradingNotAllowed],
    ['eu-without-kyc', createOrderCodes.tradingNotAllowed],
  ] as const)
    expect((await paper({ openSession: `${persona}@paper.example` }).ask(createOrder, order())).code).toBe(code)
})

test('closing and editing another user’s, a finished or an unknown order is refused', async () => {
  const { ask, read, exchange } = desk()
  const { items: orders } = (await read(listOrders)).orders
  const closed = orders.find(({ state }) => state === 'CLOSED')!
  const open = orders.find(({ state, market, type }) => state === 'ACTIVE' && market === 'BTC-USDC' && type === 'LONG')!
  const foreign = [...exchange.world.orders.values()].length
  exchange.account('rollover-off@paper.example')
  const others = [...exchange.world.orders.values()][foreign]!

  const own = { orderId: open.orderId, market: 'BTC-USDC' }
  const onlyNamed = ({ orderId, market }: { orderId: string; market: string }) => ({ orderId, market })
  for (const [payload, code] of [
    [{ orderId: 'x', market: 'BTC-USDC' }, closeOrderCodes.orderNotFound],
    [onlyNamed(others), closeOrderCodes.orderNotFound],
    [onlyNamed(closed), closeOrderCodes.alreadyClosed],
    [{ ...own, market: 'ETH-USDC' }, closeOrderCodes.otherMarket],
  ] as const)
    expect((await ask(closeOrder, payload)).code, JSON.stringify(payload)).toBe(code)
  for (const [payload, code] of [
    [onlyNamed(others), editOrderCodes.orderNotFound],
    [onlyNamed(closed), editOrderCodes.orderClosed],
    [{ ...own, stopLoss: '61000' }, editOrderCodes.stopLossWrongSide],
    [{ ...own, takeProfit: '100' }, editOrderCodes.takeProfitWrongSide],
    [{ ...own, takeProfit: '70000.001' }, editOrderCodes.triggerTooPrecise],
  ] as const)
    expect((await ask(editOrder, payload)).code, JSON.stringify(payload)).toBe(code)

  const { orderId } = await ask(createOrder, order())
  exchange.moveClock(250)
  expect((await ask(closeOrder, { orderId, market: 'BTC-USDC' })).code).toBe(closeOrderCodes.beingActivated)
  exchange.moveClock(1000)
  expect((await ask(closeOrder, { orderId, market: 'BTC-USDC' })).result).toBe('ok')
  expect((await ask(closeOrder, { orderId, market: 'BTC-USDC' })).code).toBe(closeOrderCodes.alreadyClosed)
})

test('a request that is no JSON call gets an HTTP error', async () => {
  const { post, app } = paper()
  const path = createOrder.path
  const visitors = paper({ openSession: undefined })
  expect((await post(path, '{}', { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await post(path, '{')).status).toBe(400)
  expect((await post(path, JSON.stringify('x'.repeat(70_000)))).status).toBe(413)
  expect((await post('/futures/api/nothing', {})).status).toBe(404)
  expect((await app.request(`http://paper.test${getPrice.path}`)).status).toBe(404)
  expect((await visitors.post(path, {})).status).toBe(401)
})

test('any body is at most refused', async () => {
  const { post } = paper()
  const paths = fc.constantFrom(...calls.keys())
  const fields =
    'market type amount leverage price stopLoss takeProfit orderId payCode eventId contestId contestUserToken id agreement __proto__'
  const field = fc.constantFrom(...fields.split(' '))
  const texts = 'BTC-USDC LONG SHORT 100 1e999 -0 1e-300 0.000000000000000000000001 constructor 1041 246810'
  const value = fc.oneof(fc.jsonValue(), fc.constantFrom(...texts.split(' ')), fc.constantFrom(10, 1e308))
  const body = fc.oneof(fc.jsonValue(), fc.dictionary(field, value), fc.string())
  await fc.assert(
    fc.asyncProperty(paths, body, async (path, payload) => {
      const response = await post(path, typeof payload === 'string' ? payload : JSON.stringify(payload))
      expect(response.status).toBeLessThan(500)
      const answer = (await response.json()) as { result: string; code?: number }
      if (answer.result !== 'ok') expect(answer.code).toBeTypeOf('number')
    }),
    { numRuns: size(300, 10_000) },
  )
})

test('every response is parsed by the call’s schema without losses', async () => {
  const answers = goodAnswers()
  for (const [path, { endpoint }] of calls) {
    const body = answers.get(path)
    expect(endpoint.response.safeParse(body).success, path).toBe(true)
    expect(unreadablePaths(endpoint.response, body), path).toEqual([])
  }
})
