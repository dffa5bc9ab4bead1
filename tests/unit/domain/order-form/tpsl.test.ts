import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBehindLiquidation, isWrongSide, sideOfTpsl, tpslDistance, tpslProblem, tpslResult } from '../../../../src/domain/order-form/tpsl.ts'
import { amounts, d, market, position } from '../builders.ts'

const price = amounts({ places: 2, positive: true })

test('at any price but its own a level is right for one side and wrong for the other', () => {
  fc.assert(
    fc.property(price, price, fc.constantFrom('stopLoss', 'takeProfit'), (at, now, level) => {
      const [long, short] = [isWrongSide(level, at, 'LONG', now), isWrongSide(level, at, 'SHORT', now)]
      expect(long === short).toBe(at === now)
    }),
  )
})

test('a level at the price itself is wrong for both sides', () => {
  for (const level of ['stopLoss', 'takeProfit'] as const) {
    for (const side of ['LONG', 'SHORT'] as const) expect(isWrongSide(level, d('5'), side, d('5.0'))).toBe(true)
  }
})

test('a level on the right side of the price gains as take-profit and loses as stop-loss', () => {
  fc.assert(
    fc.property(price, price, fc.constantFrom('LONG', 'SHORT'), (at, startPrice, type) => {
      fc.pre(at !== startPrice)
      const result = Number(tpslResult(at, position({ type, startPrice })))
      // Closer than the eighteenth place both are nothing.
      if (!isWrongSide('takeProfit', at, type, startPrice)) expect(result).toBeGreaterThanOrEqual(0)
      if (!isWrongSide('stopLoss', at, type, startPrice)) expect(result).toBeLessThanOrEqual(0)
    }),
  )
})

test('a level is meant for the one side it is right for', () => {
  fc.assert(
    fc.property(price, price, fc.constantFrom('stopLoss', 'takeProfit'), (at, now, level) => {
      const side = sideOfTpsl(level, at, now)
      expect(side === null).toBe(at === now)
      if (side) expect(isWrongSide(level, at, side, now)).toBe(false)
    }),
  )
})

test('no level loses more than the margin, and a stop behind the liquidation loses all of it', () => {
  fc.assert(
    fc.property(price, price, price, fc.constantFrom('LONG', 'SHORT'), (at, startPrice, liquidation, type) => {
      const stopped = position({ type, startPrice, liquidation, amount: d('100') })
      const result = Number(tpslResult(at, stopped))
      expect(result).toBeGreaterThanOrEqual(-100)
      if (result < 0 && isBehindLiquidation(at, stopped)) expect(result).toBe(-100)
    }),
  )
})

test('a stop at the liquidation price or beyond is never reached; without that price it is unknown', () => {
  const long = { type: 'LONG', liquidation: d('45000') } as const
  const short = { type: 'SHORT', liquidation: d('55000') } as const
  expect(['44999.99', '45000', '45000.01'].map((at) => isBehindLiquidation(d(at), long))).toEqual([true, true, false])
  expect(['54999.99', '55000', '55000.01'].map((at) => isBehindLiquidation(d(at), short))).toEqual([false, true, true])
  expect(isBehindLiquidation(d('1'), { ...long, liquidation: null })).toBe(false)
  expect(isBehindLiquidation(d('1'), { ...short, liquidation: d('0') })).toBe(false)
})

test('distance is in percent of the price, below it negative', () => {
  expect(tpslDistance(d('49000'), d('50000'))).toBe('-2')
  expect(tpslDistance(d('51250'), d('50000'))).toBe('2.5')
  expect(tpslDistance(d('1'), d('0'))).toBeNull()
  expect(tpslDistance(null, d('1'))).toBeNull()
  expect(tpslDistance(d('1'), null)).toBeNull()
})

test('the result of a level is what the position would have made', () => {
  expect(tpslResult(d('49000'), position())).toBe('-20')
  expect(tpslResult(d('49000'), position({ type: 'SHORT' }))).toBe('20')
  expect(tpslResult(null, position())).toBeNull()
  expect(tpslResult(d('49000'), position({ startPrice: null }))).toBeNull()
})

test('an open position is warned of a level that would close it at once', () => {
  const long = { side: 'LONG' as const, price: d('50000'), market: market() }
  expect(tpslProblem('stopLoss', '', long)).toBeNull()
  expect(tpslProblem('stopLoss', '49999.99', long)).toBeNull()
  expect(tpslProblem('stopLoss', '50000.01', long)?.kind).toBe('wrongSide')
  expect(tpslProblem('takeProfit', '49999', long)?.kind).toBe('wrongSide')
  expect(tpslProblem('takeProfit', '1.001', long)?.kind).toBe('tooPrecise')
  expect(tpslProblem('takeProfit', '0', long)?.kind).toBe('notPositive')
  expect(tpslProblem('takeProfit', '1', { ...long, price: null })).toBeNull()
})
