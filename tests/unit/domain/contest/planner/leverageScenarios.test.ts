import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leverageScenarios } from '../../../../../src/domain/contest/planner/leverageScenarios.ts'
import { estimatedLiquidation } from '../../../../../src/domain/order-form/estimate.ts'
import { LEVERAGES } from '../../../../../src/constants/limits.ts'
import { d, written } from '../../builders.ts'

test('each leverage shows the required move next to the move to liquidation', () => {
  const scenarios = leverageScenarios(d('98.34'))
  expect(scenarios.map(({ leverage }) => leverage)).toEqual(LEVERAGES)
  expect(scenarios).toEqual(expect.arrayContaining([
    { leverage: 10, move: '9.84', room: '9.5', times: '1.04', isLongOnly: false },
    { leverage: 20, move: '4.92', room: '4.5', times: '1.09', isLongOnly: false },
    { leverage: 50, move: '1.97', room: '1.5', times: '1.31', isLongOnly: false },
    { leverage: 100, move: '0.99', room: '0.5', times: '1.97', isLongOnly: false },
  ]))
})

test('no price falls by 100 %: such a target needs a LONG', () => {
  const onlyLong = (needed: string) => leverageScenarios(d(needed)).filter(({ isLongOnly }) => isLongOnly).map(({ leverage }) => leverage)
  expect(onlyLong('1000')).toEqual(LEVERAGES.filter((leverage) => leverage <= 10))
  expect(onlyLong('999.99')).toEqual(LEVERAGES.filter((leverage) => leverage < 10))
})

test.each(['0', '-14.2'])('no gain is needed for %s, so there are no scenarios', (needed) => {
  expect(leverageScenarios(d(needed))).toEqual([])
})

const needs = fc.bigInt({ min: 1n, max: 10_000_000n }).map((hundredths) => d(written(hundredths, 2)))

test('the move suffices, and a hundredth of a percent less does not', () => {
  fc.assert(
    fc.property(needs, (needed) => {
      for (const { leverage, move } of leverageScenarios(needed)) {
        // In ten-thousandths, so that all numbers are integers.
        const [hundredths, want] = [BigInt(Math.round(Number(move) * 100)), BigInt(Math.round(Number(needed) * 100))]
        expect(hundredths * BigInt(leverage) >= want).toBe(true)
        expect((hundredths - 1n) * BigInt(leverage) < want).toBe(true)
      }
    }),
  )
})

test('higher leverage needs a smaller move, but liquidation comes even closer', () => {
  fc.assert(
    fc.property(needs, (needed) => {
      const ways = leverageScenarios(needed)
      ways.slice(1).forEach((way, index) => {
        const lower = ways[index]
        expect(Number(way.move)).toBeLessThanOrEqual(Number(lower?.move))
        expect(Number(way.room)).toBeLessThan(Number(lower?.room))
        expect(Number(way.times)).toBeGreaterThanOrEqual(Number(lower?.times))
      })
    }),
  )
})

test('the move to liquidation matches the order form’s estimate', () => {
  for (const { leverage, room } of leverageScenarios(d('10'))) {
    const [long, short] = [estimatedLiquidation('LONG', d('10000'), leverage, 8), estimatedLiquidation('SHORT', d('10000'), leverage, 8)]
    expect([Number(long), Number(short)]).toEqual([10_000 - 100 * Number(room), 10_000 + 100 * Number(room)])
  }
})
