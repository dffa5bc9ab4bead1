import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LEVERAGES } from '../../../../src/constants/limits.ts'
import { big } from '../../../../src/domain/money/decimal.ts'
import { estimatedLiquidation } from '../../../../src/domain/order-form/estimate.ts'
import { isBehindLiquidation } from '../../../../src/domain/order-form/levelResult.ts'
import { netResult, rewardToRisk } from '../../../../src/domain/order-form/netResult.ts'
import { closingFee } from '../../../../src/domain/order/netProfit.ts'
import { pnlBetween } from '../../../../src/domain/order/profit.ts'
import { forAll } from '../../../forAll.ts'
import { amounts, d, market, position } from '../builders.ts'

const terms = market({ pricePrecision: 8, orderOpenFeeRate: '0.0006', orderCloseFeeRate: '0.0009' })
const price = amounts({ places: 4, positive: true })
const leverage = fc.constantFrom(...LEVERAGES)
const side = fc.constantFrom('LONG', 'SHORT')

test('a LONG of 100 at ×10 from 67 000, stopped at 65 660, loses 20, plus fees of 0.6 and 0.588', () => {
  const closing = { side: 'LONG', leverage: 10, entry: d('67000'), level: d('65660') } as const
  expect(netResult(d('100'), closing, market())).toBe('-21.188')
  expect(netResult(d('100'), { ...closing, side: 'SHORT' }, market())).toBe('18.812')
})

test('it is the P&L less the fees, but never more than the margin, which liquidation takes completely', () => {
  forAll(price, price, leverage, side, (entry, level, times, type) => {
    const order = position({ type, leverage: times, startPrice: entry })
    const liquidation = estimatedLiquidation(type, entry, times, 8)
    const gross = big(pnlBetween(order, entry, level)!)
    const net = gross.minus(big(d('100')).times(times).times('0.0006')).minus(closingFee(order, level, d('0.0009'))!)
    const isLost = net.lt(-100) || (gross.lt(0) && isBehindLiquidation(level, { type, liquidation }))
    const netNow = netResult(d('100'), { side: type, leverage: times, entry, level }, terms)
    expect(
      big(netNow!)
        .minus(isLost ? -100 : net)
        .abs()
        .lt('1e-15'),
    ).toBe(true)
  })
})

test('an unknown fee leaves the result unknown', () => {
  const closing = { side: 'LONG', leverage: 10, entry: d('5'), level: d('4') } as const
  expect(netResult(d('1'), closing, market({ orderOpenFeeRate: null }))).toBeNull()
  expect(netResult(d('1'), closing, market({ orderCloseFeeRate: null }))).toBeNull()
})

describe('reward to risk', () => {
  const free = market({ pricePrecision: 8, orderOpenFeeRate: '0.0006', orderCloseFeeRate: '0' })
  /** An entry, and distances of a stop and a target from it that leave every price positive. */
  const bracket = fc
    .tuple(
      fc.integer({ min: 1_000, max: 1_000_000 }),
      fc.integer({ min: 1, max: 999 }),
      fc.integer({ min: 1, max: 999 }),
    )
    .map(([entry, stop, target]) => ({ entry, stop, target }))
  const of = (
    type: 'LONG' | 'SHORT',
    times: number,
    { entry, stop, target }: { entry: number; stop: number; target: number },
    at = free,
  ) => {
    const up = type === 'LONG' ? 1 : -1
    return rewardToRisk(
      { side: type, leverage: times, entry: d(`${entry}`) },
      d(`${entry - up * stop}`),
      d(`${entry + up * target}`),
      at,
    )
  }

  test('is equal for a LONG and its mirrored SHORT, if closing fees are equal', () => {
    forAll(bracket, leverage, (levels, times) => {
      expect(of('LONG', times, levels)).toBe(of('SHORT', times, levels))
    })
  })

  test('is lower after fees than by the distances', () => {
    forAll(bracket, side, (levels, type) => {
      const { stop, target } = levels
      const ratio = of(type, 10, levels, terms)
      const risk = big(
        netResult(
          d('1'),
          {
            side: type,
            leverage: 10,
            entry: d(`${levels.entry}`),
            level: d(`${levels.entry + (type === 'LONG' ? -stop : stop)}`),
          },
          terms,
        )!,
      )
      // The distances overstate only a loss limited by the margin.
      if (risk.gt(-1)) expect(big(ratio!).lt(target / stop)).toBe(true)
    })
  })

  test('is negative for a target within the fees', () => {
    expect(Number(of('LONG', 10, { entry: 100_000, stop: 900, target: 10 }, terms))).toBeLessThan(0)
  })

  test('is unknown if the fees are unknown', () => {
    expect(of('LONG', 10, { entry: 1_000, stop: 9, target: 9 }, market({ orderCloseFeeRate: null }))).toBeNull()
  })
})
