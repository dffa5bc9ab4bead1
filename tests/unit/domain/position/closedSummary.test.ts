import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atOtherLeverages, closedSummary } from '../../../../src/domain/position/closedSummary.ts'
import { big } from '../../../../src/domain/money/decimal.ts'
import { estimatedLiquidation } from '../../../../src/domain/order-form/estimate.ts'
import { LEVERAGES } from '../../../../src/constants/limits.ts'
import { amounts, d, market, position } from '../builders.ts'

const closed = (fields: object = {}) =>
  position({ state: 'CLOSED', leverage: 20, startPrice: '50000', closePrice: '49000', liquidation: '47750', pnl: '-40', feeOpen: '1.2', feeClose: '1.1', feeFunding: '-0.05', ...fields })

const price = amounts({ places: 4, positive: true })
const leverage = fc.constantFrom(...LEVERAGES)
const side = fc.constantFrom('LONG', 'SHORT')

test('a LONG of 100 at ×20, stopped 1 000 below 50 000, moved 2 % against it: 44.44 % of the way to liquidation, and −42.25 with all fees', () => {
  const story = closedSummary(closed())
  expect(story).toMatchObject({ move: '2', direction: 'against', gross: '-40', computed: null, net: '-42.25' })
  expect(story.spent).toMatch(/^44\.4{15}/)
})

test('the same prices are in favour of a SHORT, which moved no closer to liquidation', () => {
  expect(closedSummary(closed({ type: 'SHORT', liquidation: '52250', pnl: '40' }))).toMatchObject({ move: '2', direction: 'favour', spent: null, gross: '40', net: '37.75' })
})

test('closed at its entry it moved in neither direction', () => {
  expect(closedSummary(closed({ closePrice: '50000', pnl: '0' }))).toMatchObject({ move: '0', direction: null, spent: null, computed: null })
})

test('both results are given if the exchange’s differs from the prices; without one, the computed result', () => {
  expect(closedSummary(closed({ pnl: '-39.99' }))).toMatchObject({ gross: '-39.99', computed: '-40', net: '-42.24' })
  expect(closedSummary(closed({ pnl: null }))).toMatchObject({ gross: '-40', computed: null })
  for (const pnl of ['-40.00', '-40.00004', '-39.99996']) expect(closedSummary(closed({ pnl }))).toMatchObject({ gross: d(pnl), computed: null })
  expect(closedSummary(closed({ pnl: '-40.00006' }))).toMatchObject({ computed: '-40' })
})

test('nothing is computed from unknown prices', () => {
  for (const unknown of [{ closePrice: null }, { startPrice: null }, { startPrice: '0' }, { closePrice: '-1' }]) {
    const order = closed({ ...unknown, pnl: null })
    expect(closedSummary(order)).toMatchObject({ move: null, direction: null, spent: null, gross: null, computed: null, net: null })
    expect(atOtherLeverages(order, market())).toEqual([])
  }
  expect(closedSummary(closed({ liquidation: null })).spent).toBeNull()
})

test('an exit beyond the liquidation price is more than 100 % of the way', () => {
  expect(Number(closedSummary(closed({ closePrice: '47000' })).spent)).toBeGreaterThan(100)
})

test('a liquidation price on the winning side of the entry is ignored', () => {
  expect(closedSummary(closed({ liquidation: '51000' })).spent).toBeNull()
})

test('at a lower leverage liquidation would be further away, at a higher one it would have happened earlier', () => {
  const others = atOtherLeverages(closed(), market())
  expect(others).toHaveLength(LEVERAGES.length - 1)
  expect(others).toEqual(expect.arrayContaining([
    { leverage: 10, liquidation: '45250', isReached: false },
    { leverage: 50, liquidation: '49250', isReached: true },
    { leverage: 100, liquidation: '49750', isReached: true },
  ]))
})

test('a SHORT mirrors a LONG’s direction and move, and net is gross less each fee', () => {
  fc.assert(
    fc.property(price, price, amounts(), amounts(), amounts(), (startPrice, closePrice, feeOpen, feeClose, feeFunding) => {
      const fields = { startPrice, closePrice, liquidation: null, pnl: null, feeOpen, feeClose, feeFunding }
      const [long, short] = [closedSummary(closed(fields)), closedSummary(closed({ ...fields, type: 'SHORT' }))]
      expect(short.move).toBe(long.move)
      const opposite = { against: 'favour', favour: 'against', even: 'even' } as const
      expect(short.direction ?? 'even').toBe(opposite[long.direction ?? 'even'])
      expect(big(long.net!).plus(feeOpen).plus(feeClose).plus(feeFunding).eq(long.gross!)).toBe(true)
      expect(long.direction === 'favour').toBe(big(closePrice).gt(startPrice) && !big(long.move!).eq(0))
    }),
  )
})

test('each other leverage has the order form’s estimate, and excludes the order’s own', () => {
  fc.assert(
    fc.property(price, price, leverage, side, (startPrice, closePrice, own, type) => {
      const others = atOtherLeverages(closed({ startPrice, closePrice, leverage: own, type }), { pricePrecision: 8 })
      expect(others.map((other) => other.leverage)).toEqual(LEVERAGES.filter((each) => each !== own))
      for (const other of others) {
        expect(other.liquidation).toBe(estimatedLiquidation(type, startPrice, other.leverage, 8))
        const left = big(closePrice).minus(other.liquidation).times(type === 'LONG' ? 1 : -1)
        if (big(other.liquidation).gt(0)) expect(other.isReached).toBe(left.lte(0))
      }
    }),
  )
})

test('an order with a leverage not offered is compared with all offered ones', () => {
  expect(atOtherLeverages(closed({ leverage: d('25') }), market())).toHaveLength(LEVERAGES.length)
})
