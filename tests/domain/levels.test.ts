import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWrongSide, levelDistance, levelProblem, levelResult } from '../../src/domain/levels.ts'
import { amounts, d, market, position } from './builders.ts'

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
      const result = Number(levelResult(at, position({ type, startPrice })))
      // Closer than the eighteenth place both are nothing.
      if (!isWrongSide('takeProfit', at, type, startPrice)) expect(result).toBeGreaterThanOrEqual(0)
      if (!isWrongSide('stopLoss', at, type, startPrice)) expect(result).toBeLessThanOrEqual(0)
    }),
  )
})

test('distance is in percent of the price, below it negative', () => {
  expect(levelDistance(d('49000'), d('50000'))).toBe('-2')
  expect(levelDistance(d('51250'), d('50000'))).toBe('2.5')
  expect(levelDistance(d('1'), d('0'))).toBeNull()
  expect(levelDistance(null, d('1'))).toBeNull()
  expect(levelDistance(d('1'), null)).toBeNull()
})

test('the result of a level is what the position would have made', () => {
  expect(levelResult(d('49000'), position())).toBe('-20')
  expect(levelResult(d('49000'), position({ type: 'SHORT' }))).toBe('20')
  expect(levelResult(null, position())).toBeNull()
  expect(levelResult(d('49000'), position({ startPrice: null }))).toBeNull()
})

test('an open position is warned of a level that would close it at once', () => {
  const long = { side: 'LONG' as const, price: d('50000'), market: market() }
  expect(levelProblem('stopLoss', '', long)).toBeNull()
  expect(levelProblem('stopLoss', '49999.99', long)).toBeNull()
  expect(levelProblem('stopLoss', '50000.01', long)?.key).toBe('dashboard.stopLossWrongSide')
  expect(levelProblem('takeProfit', '49999', long)?.key).toBe('dashboard.takeProfitWrongSide')
  expect(levelProblem('takeProfit', '1.001', long)?.key).toBe('dashboard.numberNotAllowed')
  expect(levelProblem('takeProfit', '0', long)?.key).toBe('dashboard.positiveRequired')
  expect(levelProblem('takeProfit', '1', { ...long, price: null })).toBeNull()
})
