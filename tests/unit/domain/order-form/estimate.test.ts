import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEVERAGES, type Leverage } from '../../../../src/constants/limits.ts'
import { big, decimal } from '../../../../src/domain/money/decimal.ts'
import { entryPrice, estimate, estimatedLiquidation } from '../../../../src/domain/order-form/estimate.ts'
import { isBehindLiquidation } from '../../../../src/domain/order-form/levelResult.ts'
import { leverageForStop, nextLeverage, previousLeverage } from '../../../../src/domain/order-form/leverage.ts'
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

test.each([
  ['no amount', { amount: null }, ['size', 'notional', 'feeOpen']],
  ['an amount of zero', { amount: d('0') }, ['size', 'notional', 'feeOpen']],
  ['no price', { marketPrice: null }, ['size', 'liquidation', 'entry']],
  ['a price of zero', { marketPrice: d('0') }, ['size', 'liquidation', 'entry']],
])('with %s the other estimates are still known', (_what, missing, unknown) => {
  const estimated = estimate({ ...intent, ...missing }, terms)
  const missed = Object.entries(estimated).filter(([, value]) => value === null)
  expect(missed.map(([name]) => name)).toEqual(unknown)
})

test('an unknown rate leaves the fee unknown', () => {
  expect(estimate(intent, { ...terms, orderOpenFeeRate: null }).feeOpen).toBeNull()
})

test('an order without a limit opens at the market price, a resting one at its limit', () => {
  expect(entryPrice('LONG', null, d('6'))).toBe('6')
  expect(entryPrice('LONG', d('0'), d('6'))).toBe('6')
  expect(entryPrice('LONG', d('5'), null)).toBe('5')
  expect(entryPrice('SHORT', d('5'), d('0'))).toBe('5')
  expect(entryPrice('LONG', null, null)).toBeNull()
})

const price = amounts({ places: 4, positive: true })
const amount = amounts({ places: 2, positive: true })
const leverage = fc.constantFrom(...LEVERAGES)
const finest = market({ pricePrecision: 18, orderCloseFeeRate: '0.0011' })
const side = fc.constantFrom('LONG', 'SHORT')

test('the quantity never exceeds the value, and is less than one unit below it', () => {
  forAll(amount, price, leverage, fc.integer({ min: 0, max: 18 }), (money, entry, times, places) => {
    const at = market({ positionSizePrecision: places })
    const order = { side: 'LONG', amount: money, limitPrice: null, marketPrice: entry, leverage: times } as const
    const { size, notional } = estimate(order, at)
    const unit = big(d(`1e-${places}`))
    expect(big(size!).times(entry).lte(notional!)).toBe(true)
    expect(big(size!).plus(unit).times(entry).gt(notional!)).toBe(true)
  })
})

test('liquidation leaves the maintenance share of the value at the entry', () => {
  forAll(price, leverage, side, (entry, times, type) => {
    const liquidation = estimatedLiquidation(type, entry, times, 18)
    const loss = pnlBetween(position({ type, leverage: times }), entry, liquidation)
    const [left, maintenance] = [big(loss!).plus('100'), big(d('0.5')).times(times)]
    expect(left.minus(maintenance).abs().lt('0.0000000001')).toBe(true)
  })
})

test('an order with a limit opens and is liquidated as if the market were at the better price; its quantity uses the limit', () => {
  forAll(amount, price, price, leverage, side, (money, limitPrice, marketPrice, times, type) => {
    const order = { side: type, amount: money, leverage: times, limitPrice, marketPrice }
    const isBetter = big(marketPrice).cmp(limitPrice) === (type === 'LONG' ? -1 : 1)
    const opened = estimate({ ...order, limitPrice: null, marketPrice: isBetter ? marketPrice : limitPrice }, finest)
    const { size } = estimate({ ...order, marketPrice: null }, finest)
    expect(estimate(order, finest)).toEqual({ ...opened, size })
  })
})

test('the arrows step through all leverages and stop at the ends', () => {
  expect(LEVERAGES.map(nextLeverage)).toEqual([...LEVERAGES.slice(1), null])
  expect(LEVERAGES.map(previousLeverage)).toEqual([null, ...LEVERAGES.slice(0, -1)])
})

test('a stop that depends on leverage is checked at each leverage’s price', () => {
  // 60 % of the margin: never reached at ×100, where liquidation takes half of it.
  const stopAt = (times: Leverage) => decimal(big(d('67000')).times(1 - 0.6 / times))
  expect(leverageForStop({ side: 'LONG', entry: d('67000'), stopAt }, market())).toBe(50)
  expect(leverageForStop({ side: 'LONG', entry: d('67000'), stopAt: () => null }, market())).toBeNull()
})

test('at the offered leverage the stop triggers before liquidation, and at the next larger one it does not', () => {
  forAll(price, fc.integer({ min: 1, max: 12_000 }), side, (entry, distance, type) => {
    const stop = decimal(big(entry).times((100_000 + (type === 'LONG' ? -distance : distance)) / 100_000))
    const isLate = (times: Leverage) => {
      const liquidation = estimatedLiquidation(type, entry, times, 2)
      return isBehindLiquidation(stop, { type, liquidation })
    }
    const offered = leverageForStop({ side: type, entry, stopAt: () => stop }, market())
    const next = offered === null ? LEVERAGES[0] : nextLeverage(offered)
    if (offered !== null) expect(isLate(offered)).toBe(false)
    // At a price of a few units the liquidation price rounds to the entry price.
    if (next !== null && big(entry).gt(100)) expect(isLate(next)).toBe(true)
  })
})
