import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEVERAGES } from '../../../../src/constants/limits.ts'
import { big } from '../../../../src/domain/money/decimal.ts'
import { entryPrice, estimate } from '../../../../src/domain/order-form/estimate.ts'
import { pnlBetween } from '../../../../src/domain/order/profit.ts'
import { forAll } from '../../../forAll.ts'
import { amounts, d, market, position } from '../builders.ts'

const intent = {
  side: 'LONG',
  amount: d('3120.07'),
  leverage: 20,
  limitPrice: null,
  marketPrice: d('67418.25'),
} as const
const terms = market({ positionSizePrecision: 8 })

test('3 120.07 at 20× is worth 62 401.4 and buys 0.92558617 at 67 418.25', () => {
  expect(estimate(intent, terms)).toEqual({
    notional: '62401.4',
    size: '0.92558617',
    feeOpen: '37.44084',
    liquidation: '64384.43',
    entry: '67418.25',
  })
})

test('a SHORT mirrors it: liquidated above', () => {
  expect(estimate({ ...intent, side: 'SHORT' }, terms).liquidation).toBe('70452.07')
})

test.each([
  ['no amount', { amount: null }, ['size', 'notional', 'feeOpen']],
  ['an amount of zero', { amount: d('0') }, ['size', 'notional', 'feeOpen']],
  ['no price', { marketPrice: null }, ['size', 'liquidation', 'entry']],
  ['a price of zero', { marketPrice: d('0') }, ['size', 'liquidation', 'entry']],
])('with %s the other estimates are still known', (_what, missing, unknown) => {
  const estimated = estimate({ ...intent, ...missing }, terms)
  expect(
    Object.entries(estimated)
      .filter(([, value]) => value === null)
      .map(([name]) => name),
  ).toEqual(unknown)
})

test('an unknown rate leaves the fee unknown', () => {
  expect(estimate(intent, { ...terms, orderOpenFeeRate: null }).feeOpen).toBeNull()
})

test('an order without a limit opens at the market price, a resting one at its limit', () => {
  expect(entryPrice('LONG', null, d('6'))).toBe('6')
  expect(entryPrice('LONG', d('0'), d('6'))).toBe('6')
  expect(entryPrice('LONG', d('5'), d('6'))).toBe('5')
  expect(entryPrice('SHORT', d('7'), d('6'))).toBe('7')
  expect(entryPrice('LONG', d('5'), null)).toBe('5')
  expect(entryPrice('SHORT', d('5'), d('0'))).toBe('5')
  expect(entryPrice('LONG', null, null)).toBeNull()
})

test('a LONG with a limit of 70 000 at a market of 66 933 is liquidated as if opened at 66 933; its quantity uses the limit', () => {
  const order = {
    side: 'LONG',
    amount: d('300'),
    leverage: 50,
    limitPrice: d('70000'),
    marketPrice: d('66933'),
  } as const
  const estimated = estimate(order, terms)
  const opened = estimate({ ...order, limitPrice: null }, terms)
  expect(estimated).toEqual({ ...opened, size: '0.21428571' })
  expect(opened.size).toBe('0.2241047')
})

const price = amounts({ places: 4, positive: true })
const amount = amounts({ places: 2, positive: true })
const leverage = fc.constantFrom(...LEVERAGES)
const finest = market({ pricePrecision: 18, orderCloseFeeRate: '0.0011' })
const side = fc.constantFrom('LONG', 'SHORT')

test('the quantity never exceeds the value, and is less than one unit below it', () => {
  forAll(amount, price, leverage, fc.integer({ min: 0, max: 18 }), (money, entry, times, places) => {
    const at = market({ positionSizePrecision: places })
    const { size, notional } = estimate(
      { side: 'LONG', amount: money, limitPrice: null, marketPrice: entry, leverage: times },
      at,
    )
    const unit = big(d(`1e-${places}`))
    expect(big(size!).times(entry).lte(notional!)).toBe(true)
    expect(big(size!).plus(unit).times(entry).gt(notional!)).toBe(true)
  })
})

test('liquidation leaves the maintenance share of the value at the entry', () => {
  forAll(price, leverage, side, (entry, times, type) => {
    const { liquidation } = estimate(
      { side: type, amount: d('100'), limitPrice: null, marketPrice: entry, leverage: times },
      finest,
    )
    const loss = pnlBetween(position({ type, leverage: times }), entry, liquidation)
    const left = big(d('100')).plus(loss!)
    expect(
      left
        .minus(big(d('100')).times(times).times('0.005'))
        .abs()
        .lt('0.0000000001'),
    ).toBe(true)
  })
})

test('for any limit a LONG is liquidated below the market and opens at most at the limit, and a SHORT mirrors it', () => {
  forAll(price, price, leverage, (limitPrice, marketPrice, times) => {
    const [long, short] = (['LONG', 'SHORT'] as const).map((type) =>
      estimate({ side: type, amount: null, leverage: times, limitPrice, marketPrice }, finest),
    )
    const [lower, higher] = big(limitPrice).lt(marketPrice) ? [limitPrice, marketPrice] : [marketPrice, limitPrice]
    expect([long!.entry, short!.entry]).toEqual([lower, higher])
    expect(big(long!.liquidation!).lt(marketPrice)).toBe(true)
    expect(big(short!.liquidation!).gt(marketPrice)).toBe(true)
  })
})

test('for any market the quantity is the value divided by the limit price', () => {
  forAll(amount, price, price, leverage, side, (money, limitPrice, marketPrice, times, type) => {
    const order = { side: type, amount: money, leverage: times, limitPrice }
    expect(estimate({ ...order, marketPrice }, finest).size).toBe(
      estimate({ ...order, marketPrice: null }, finest).size,
    )
  })
})
