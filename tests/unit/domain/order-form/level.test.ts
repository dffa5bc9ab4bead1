import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Decimal } from '../../../../src/api/scalars.ts'
import { percentFrom } from '../../../../src/domain/money/decimal.ts'
import { isWrongSide, type Level, levelTextProblem } from '../../../../src/domain/order-form/level.ts'
import { isBehindLiquidation, levelResult } from '../../../../src/domain/order-form/levelResult.ts'
import { forAll } from '../../../forAll.ts'
import { amounts, d, market, position } from '../builders.ts'

const price = amounts({ places: 2, positive: true })

test('a level fits one side and not the other, at any price but its own', () => {
  forAll(price, price, fc.constantFrom('stopLoss', 'takeProfit'), (at, now, level) => {
    const [long, short] = [isWrongSide(level, at, 'LONG', now), isWrongSide(level, at, 'SHORT', now)]
    expect(long === short).toBe(at === now)
  })
})

test('a level at the price itself fits neither side', () => {
  for (const level of ['stopLoss', 'takeProfit'] as const) {
    for (const side of ['LONG', 'SHORT'] as const) expect(isWrongSide(level, d('5'), side, d('5.0'))).toBe(true)
  }
})

test('on the right side of the price a take profit gains and a stop loss loses', () => {
  forAll(price, price, fc.constantFrom('LONG', 'SHORT'), (at, startPrice, type) => {
    fc.pre(at !== startPrice)
    const result = Number(levelResult(at, position({ type, startPrice })))
    // Below 1e-18 both round to zero.
    if (!isWrongSide('takeProfit', at, type, startPrice)) expect(result).toBeGreaterThanOrEqual(0)
    if (!isWrongSide('stopLoss', at, type, startPrice)) expect(result).toBeLessThanOrEqual(0)
  })
})

test('no level loses more than the margin, and a stop beyond liquidation loses all of it', () => {
  forAll(price, price, price, fc.constantFrom('LONG', 'SHORT'), (at, startPrice, liquidation, type) => {
    const stopped = position({ type, startPrice, liquidation, amount: d('100') })
    const result = Number(levelResult(at, stopped))
    expect(result).toBeGreaterThanOrEqual(-100)
    if (result < 0 && isBehindLiquidation(at, stopped)) expect(result).toBe(-100)
  })
})

test('a stop at or beyond the liquidation price never triggers; without that price it is unknown', () => {
  const long = { type: 'LONG', liquidation: d('45000') } as const
  const short = { type: 'SHORT', liquidation: d('55000') } as const
  expect(['44999.99', '45000', '45000.01'].map((at) => isBehindLiquidation(d(at), long))).toEqual([true, true, false])
  expect(['54999.99', '55000', '55000.01'].map((at) => isBehindLiquidation(d(at), short))).toEqual([false, true, true])
  expect(isBehindLiquidation(d('1'), { ...long, liquidation: null })).toBe(false)
  expect(isBehindLiquidation(d('1'), { ...short, liquidation: d('0') })).toBe(false)
})

test('distance is in percent of the price, negative below it', () => {
  expect(percentFrom(d('49000'), d('50000'))).toBe('-2')
  expect(percentFrom(d('51250'), d('50000'))).toBe('2.5')
  expect(percentFrom(d('1'), d('0'))).toBeNull()
  expect(percentFrom(null, d('1'))).toBeNull()
  expect(percentFrom(d('1'), null)).toBeNull()
})

test('a level’s result is the position’s P&L at that price', () => {
  expect(levelResult(d('49000'), position())).toBe('-20')
  expect(levelResult(d('49000'), position({ type: 'SHORT' }))).toBe('20')
  expect(levelResult(null, position())).toBeNull()
  expect(levelResult(d('49000'), position({ startPrice: null }))).toBeNull()
})

test('an open position warns of a level that would close it immediately', () => {
  const { pricePrecision } = market()
  const problem = (level: Level, text: string, price: Decimal | null = d('50000')) => {
    const long = { side: 'LONG' as const, entry: d('40000'), amount: null, leverage: 10, pricePrecision, price }
    return levelTextProblem(level, { text, unit: 'price' }, long)
  }
  expect(problem('stopLoss', '')).toBeNull()
  expect(problem('stopLoss', '49999.99')).toBeNull()
  expect(problem('stopLoss', '50000.01')?.kind).toBe('wrongSide')
  expect(problem('takeProfit', '49999')?.kind).toBe('wrongSide')
  expect(problem('takeProfit', '1.001')?.kind).toBe('tooPrecise')
  expect(problem('takeProfit', '0')?.kind).toBe('notPositive')
  expect(problem('takeProfit', '1', null)).toBeNull()
})
