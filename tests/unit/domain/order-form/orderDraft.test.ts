import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WalletEntry } from '../../../../src/api/wallet.ts'
import { big } from '../../../../src/domain/money/decimal.ts'
import { isAllowedText } from '../../../../src/domain/money/decimalText.ts'
import { orderBlock, type SendingConditions } from '../../../../src/domain/order-form/orderBlock.ts'
import {
  amountWhileTyping,
  fillsAtOnce,
  orderAsTyped,
  orderDraft,
  type OrderFormValues,
  type OrderContext,
} from '../../../../src/domain/order-form/orderDraft.ts'
import { forAll, forSoMany } from '../../../forAll.ts'
import { amounts, d, form, market, NOON, written } from '../builders.ts'

const wallet = (value: string): WalletEntry => ({ value: d(value), lockedValue: d('0') })
const moment = (fields: Partial<OrderContext> = {}): OrderContext => ({
  side: 'LONG',
  market: market(),
  wallet: wallet('1000'),
  price: { value: d('50000'), at: NOON },
  leverage: 20,
  now: NOON,
  exchangeNow: NOON,
  ...fields,
})

/** The order of 100 KXT without levels, or its problems. */
const draftOf = (fields: Partial<OrderFormValues>, at?: Partial<OrderContext>) =>
  orderDraft(form({ hasLevels: false, ...fields }), moment(at))
function problemsOf(fields: Partial<OrderFormValues>, at: Partial<OrderContext> = {}) {
  const draft = draftOf(fields, at)
  return 'problems' in draft ? draft.problems : []
}
function sent(fields: Partial<OrderFormValues>, at: Partial<OrderContext> = {}) {
  const draft = draftOf(fields, at)
  return 'order' in draft ? draft.order : draft.problems
}

const marketOrder = { market: 'BTC-USDC', type: 'LONG', amount: '100', leverage: 20 }
const wrongSides = ['stopLoss: wrongSide', 'takeProfit: wrongSide']

test('a limit order has its price, and levels are sent if switched on and typed', () => {
  const typed = { kind: 'limit', price: '49000.5', stopLoss: '48000', takeProfit: '52000' } as const
  expect(sent({ ...typed, hasLevels: true })).toEqual({
    ...marketOrder,
    price: '49000.5',
    stopLoss: '48000',
    takeProfit: '52000',
  })
  expect(sent({ ...typed, hasLevels: false })).toEqual({ ...marketOrder, price: '49000.5' })
  expect(sent({ ...typed, stopLoss: '', hasLevels: true })).not.toHaveProperty('stopLoss')
})

test.each([
  ['percent', '2', '3'],
  ['return', '40', '60'],
  ['money', '40', '60'],
] as const)('levels typed in %s are sent as prices of the clicked side', (levelUnit, stopLoss, takeProfit) => {
  const typed = { hasLevels: true, levelUnit, stopLoss, takeProfit }
  expect(sent(typed)).toMatchObject({ stopLoss: '49000', takeProfit: '51500' })
  expect(sent(typed, { side: 'SHORT' })).toMatchObject({ stopLoss: '51000', takeProfit: '48500' })
  expect(sent({ ...typed, kind: 'limit', price: '40000' })).toMatchObject({ stopLoss: '39200', takeProfit: '41200' })
  expect(sent({ ...typed, hasLevels: false })).toEqual(marketOrder)
  expect(sent({ ...typed, takeProfit: '' })).not.toHaveProperty('takeProfit')
})

test('a level in percent is the same order while its price changes, and another one once it is retyped', () => {
  const asTyped = (fields: Partial<OrderFormValues>, price: string) => {
    const typed = form({ levelUnit: 'percent', ...fields })
    const draft = orderDraft(typed, moment({ price: { value: d(price), at: NOON } }))
    return 'order' in draft ? JSON.stringify(orderAsTyped(draft.order, typed)) : null
  }
  expect(asTyped({ stopLoss: '2' }, '50000')).toBe(asTyped({ stopLoss: '2' }, '50001'))
  expect(asTyped({ stopLoss: '2' }, '50000')).not.toBe(asTyped({ stopLoss: '3' }, '50000'))
  expect(asTyped({ stopLoss: '2' }, '50000')).not.toBe(asTyped({ stopLoss: '2', levelUnit: 'return' }, '50000'))
  expect(asTyped({ stopLoss: '2', hasLevels: false }, '50000')).toBe(asTyped({}, '50000'))
  expect(asTyped({ stopLoss: '49000', levelUnit: 'price' }, '50000')).toBe(
    asTyped({ stopLoss: '49000.', levelUnit: 'price' }, '50001'),
  )
})

test.each([
  [{ amount: '.' }, {}, ['amount: required']],
  [{ amount: '0' }, {}, ['amount: tooLittle']],
  [{ amount: '0' }, { market: market({ minimumOrderValue: null }) }, ['amount: notPositive']],
  [{ amount: '9.99' }, {}, ['amount: tooLittle']],
  [{ amount: '10' }, {}, []],
  [{ amount: '1000' }, {}, []],
  [{ amount: '1000.01' }, {}, ['amount: notEnough']],
  [{ amount: '10.001' }, {}, ['amount: tooPrecise']],
  [{ amount: '0.001' }, {}, ['amount: tooPrecise']],
  [{}, { wallet: null }, ['form: noMoney']],
  [{}, { price: null }, ['form: noPrice']],
  [{}, { price: { value: d('0'), at: NOON } }, ['form: noPrice']],
  [{}, { now: NOON + 10_000 }, []],
  [{}, { now: NOON + 10_001 }, ['form: priceStale']],
  [{ kind: 'limit', price: '' }, {}, ['price: required']],
  [{ kind: 'limit', price: '0' }, {}, ['price: notPositive']],
  [{ kind: 'limit', price: '0.001' }, {}, ['price: tooPrecise']],
  [{ kind: 'limit', price: '1' }, { price: null }, []],
  [{ kind: 'limit', price: '1' }, { now: NOON + 60_000 }, []],
  [{}, { market: market({ longsAvailableSince: NOON + 1 }) }, ['side: sideNotYet']],
  [{}, { market: market({ longsAvailableSince: NOON + 1 }), exchangeNow: NOON + 1 }, []],
  [{}, { market: market({ shortsAvailableSince: NOON + 1 }) }, []],
  [{ hasLevels: true, stopLoss: '0' }, {}, ['stopLoss: notPositive']],
  [{ hasLevels: true, takeProfit: '.' }, {}, ['takeProfit: required']],
  [{ hasLevels: true, stopLoss: '50000', takeProfit: '50000' }, {}, wrongSides],
  [{ hasLevels: true, stopLoss: '51000', takeProfit: '49000' }, { side: 'SHORT' }, []],
  [{ hasLevels: true, stopLoss: '49000', takeProfit: '51000' }, { side: 'SHORT' }, wrongSides],
  [{ hasLevels: false, stopLoss: '51000', takeProfit: '0' }, {}, []],
  [{ kind: 'limit', price: '40000', hasLevels: true, stopLoss: '45000' }, {}, ['stopLoss: wrongSide']],
  [{ kind: 'limit', price: '0', hasLevels: true, stopLoss: '45000' }, {}, ['price: notPositive']],
  [{ amount: '', kind: 'limit', price: '' }, {}, ['amount: required', 'price: required']],
  [{ hasLevels: true, levelUnit: 'percent', stopLoss: '0.00001', takeProfit: '0.00001' }, {}, ['stopLoss: tooClose']],
  [{ hasLevels: true, levelUnit: 'return', stopLoss: '2000', takeProfit: '2000' }, {}, ['stopLoss: tooFar']],
  [{ hasLevels: true, levelUnit: 'percent', stopLoss: '2' }, { price: null }, ['form: noPrice']],
  [{ amount: '', hasLevels: true, levelUnit: 'money', stopLoss: '20' }, {}, ['amount: required']],
] as [Partial<OrderFormValues>, Partial<OrderContext>, string[]][])('%o with %o: %o', (fields, at, expected) => {
  expect(problemsOf(fields, at).map(({ field, kind }) => `${field}: ${kind}`)).toEqual(expected)
})

test('an error includes its values', () => {
  const costly = { market: market({ minimumOrderValue: '1000.5' }) }
  expect(problemsOf({ amount: '5' }, costly)).toMatchObject([{ minimum: '1000.5' }])
  expect(problemsOf({ amount: '10.001' })).toMatchObject([{ decimals: 2 }])
  const stop = (stopLoss: string, side: 'LONG' | 'SHORT') => problemsOf({ hasLevels: true, stopLoss }, { side })
  expect(stop('60000', 'LONG')).toMatchObject([{ mustBe: 'below', price: '50000' }])
  expect(stop('40000', 'SHORT')).toMatchObject([{ mustBe: 'above', price: '50000' }])
})

const typing = (amount: string, balance: string | null, isTyping = true) =>
  amountWhileTyping(amount, balance === null ? null : wallet(balance), { ...market(), isTyping })

test('while typing, an amount above the balance shows the balance, never a unit too much', () => {
  expect(typing('2000', '1234.56789')).toEqual({ kind: 'tooMuch', field: 'amount', available: '1234.5678' })
  expect(typing('1234.5678', '1234.5678')).toBeNull()
  expect(typing('', '1000')).toBeNull()
  expect(typing('2000', null)).toBeNull()
})

test('too small an amount is reported while typing if more digits cannot fix it, else on blur', () => {
  for (const amount of ['9.', '9.9', '9.99', '0.5', '.5'])
    expect(typing(amount, '1000')?.kind, amount).toBe('tooLittle')
  for (const amount of ['1', '9', '10.', '10.5']) expect(typing(amount, '1000'), amount).toBeNull()
  for (const amount of ['1', '9', '9.99']) expect(typing(amount, '1000', false)?.kind, amount).toBe('tooLittle')
  for (const amount of ['', '10', '11']) expect(typing(amount, '1000', false), amount).toBeNull()
})

test('a limit order fills immediately if the market price is as good or better, on one side only', () => {
  const cents = fc.oneof(fc.constant(d('5')), amounts({ places: 2, positive: true }))
  forAll(cents, cents, (limit, price) => {
    expect(fillsAtOnce('LONG', limit, price)).toBe(Number(limit) >= Number(price))
    expect(fillsAtOnce('SHORT', limit, price)).toBe(Number(limit) <= Number(price))
  })
})

const number = fc.oneof(
  fc.constantFrom('', '.', '0', '5.', '007'),
  fc.bigInt({ min: 0n, max: 10n ** 7n }).map((units) => written(units, 2)),
)
const forms = fc.record<OrderFormValues>({
  kind: fc.constantFrom('market', 'limit'),
  amount: number,
  size: fc.constant(null),
  price: number,
  stopLoss: number,
  takeProfit: number,
  levelUnit: fc.constantFrom('price', 'percent', 'money', 'return'),
  hasLevels: fc.boolean(),
})

test('an order is sent only if it follows all rules, and matches exactly what is typed', () => {
  forSoMany(3_000)(forms, fc.constantFrom('LONG', 'SHORT'), number, (typed, side, available) => {
    const money = available === '' || available === '.' ? null : wallet(String(Number(available)))
    const draft = orderDraft(typed, moment({ side, wallet: money }))
    if ('problems' in draft) {
      expect(draft.problems.length).toBeGreaterThan(0)
      expect(new Set(draft.problems.map(({ field }) => field)).size).toBe(draft.problems.length)
      return
    }
    const { order } = draft
    expect(big(order.amount).gte('10') && big(order.amount).lte(money!.value)).toBe(true)
    expect(Number(order.amount)).toBe(Number(typed.amount))
    expect('price' in order).toBe(typed.kind === 'limit')
    expect('stopLoss' in order).toBe(typed.hasLevels && typed.stopLoss !== '')
    for (const each of [order.amount, order.price, order.stopLoss, order.takeProfit]) {
      if (each) expect(isAllowedText(each, 2) && /^(0|[1-9]\d*)(\.\d+)?$/.test(each)).toBe(true)
    }
    // With a limit through the market price of 50 000 it opens at the market price.
    const isThrough = !order.price || (side === 'LONG' ? big(order.price).gt('50000') : big(order.price).lt('50000'))
    const entry = isThrough ? '50000' : order.price!
    if (order.stopLoss) expect(big(order.stopLoss).lt(entry)).toBe(side === 'LONG')
    if (order.takeProfit) expect(big(order.takeProfit).gt(entry)).toBe(side === 'LONG')
  })
})

const READY: SendingConditions = {
  isOnline: true,
  isRateLimited: false,
  balance: 'known',
  hasPrice: true,
  isPriceFresh: true,
}
/** In the order in which they have to be fixed. */
const OBSTACLES = [
  ['offline', { isOnline: false }],
  ['tooManyRequests', { isRateLimited: true }],
  ['balanceUnknown', { balance: 'unknown' }],
  ['noMoney', { balance: 'inactive' }],
  ['noPrice', { hasPrice: false, isPriceFresh: false }],
  ['priceStale', { isPriceFresh: false }],
] as const satisfies readonly (readonly [string, Partial<SendingConditions>])[]

test('nothing blocks an order when all conditions hold', () => {
  expect([orderBlock('market', READY), orderBlock('limit', READY)]).toEqual([null, null])
})

test('of several reasons the first one to fix is named', () => {
  const named = OBSTACLES.map((_, first) => {
    const obstacles = OBSTACLES.slice(first).map(([, obstacle]) => obstacle)
    return orderBlock('market', Object.assign({ ...READY }, ...obstacles.toReversed()))
  })
  expect(named).toEqual(OBSTACLES.map(([block]) => block))
})

test('a limit order needs no price, but everything else', () => {
  const blocks = OBSTACLES.map(([, obstacle]) => orderBlock('limit', { ...READY, ...obstacle }))
  expect(blocks).toEqual(['offline', 'tooManyRequests', 'balanceUnknown', 'noMoney', null, null])
})
