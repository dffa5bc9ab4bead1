import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEVERAGES, type Leverage } from '../../../../src/constants/limits.ts'
import { big, decimal } from '../../../../src/domain/money/decimal.ts'
import { estimatedLiquidation } from '../../../../src/domain/order-form/estimate.ts'
import { isBehindLiquidation } from '../../../../src/domain/order-form/levelResult.ts'
import { leverageForStop, nextLeverage, previousLeverage } from '../../../../src/domain/order-form/leverage.ts'
import { forAll } from '../../../forAll.ts'
import { amounts, d } from '../builders.ts'

test('the arrows step through all leverages and stop at the ends', () => {
  expect(LEVERAGES.map(nextLeverage)).toEqual([...LEVERAGES.slice(1), null])
  expect(LEVERAGES.map(previousLeverage)).toEqual([null, ...LEVERAGES.slice(0, -1)])
})

const terms = { pricePrecision: 2 }

test.each([
  ['0.3 %', 100, '66800'],
  ['4 %', 20, '64320'],
  ['4.5 %, where ×20 is liquidated', 10, '63985'],
  ['99.9 %, where every leverage is', null, '67'],
])('a stop %s away triggers before liquidation up to ×%s', (_distance, leverage, stop) => {
  expect(leverageForStop({ side: 'LONG', entry: d('67000'), stopAt: () => d(stop) }, terms)).toBe(leverage)
})

test('a stop that depends on leverage is checked at each leverage’s price', () => {
  // 60 % of the margin: never reached at ×100, where liquidation takes half of it.
  const stopAt = (leverage: Leverage) => decimal(big(d('67000')).times(1 - 0.6 / leverage))
  expect(leverageForStop({ side: 'LONG', entry: d('67000'), stopAt }, terms)).toBe(50)
  expect(leverageForStop({ side: 'LONG', entry: d('67000'), stopAt: () => null }, terms)).toBeNull()
})

test('at the offered leverage the stop triggers before liquidation, and at the next larger one it does not', () => {
  const price = amounts({ places: 2, positive: true })
  forAll(price, fc.integer({ min: 1, max: 12_000 }), fc.constantFrom('LONG', 'SHORT'), (entry, distance, side) => {
    const stop = decimal(
      big(entry)
        .times(100_000 + (side === 'LONG' ? -distance : distance))
        .div(100_000),
    )
    const isLate = (leverage: Leverage) =>
      isBehindLiquidation(stop, {
        type: side,
        liquidation: estimatedLiquidation(side, entry, leverage, terms.pricePrecision),
      })
    const offered = leverageForStop({ side, entry, stopAt: () => stop }, terms)
    const next = offered === null ? LEVERAGES[0] : nextLeverage(offered)
    if (offered !== null) expect(isLate(offered)).toBe(false)
    // At a price of a few units the liquidation price rounds to the entry price.
    if (next !== null && big(entry).gt(100)) expect(isLate(next)).toBe(true)
  })
})
