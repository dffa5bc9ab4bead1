import { expect, test } from 'vitest'
import { closedOrder, openPosition } from '../../../gallery/view/orders.ts'
import { Decimal } from '../../../src/api/scalars.ts'
import { netProfit } from '../../../src/domain/order/profit.ts'

const seen = { ...openPosition, startPrice: Decimal.parse('67108.75'), pnl: Decimal.parse('32.7126') }

test.each(['MANUAL', 'STOP_LOSS', 'LIQUIDATION'])(
  'a closed sample position (%s) has the result of its prices and fees',
  (closureType) => {
    const order = closedOrder(seen, closureType)
    // 250 KXT at 20×.
    const move = (Number(order.closePrice) - 67_108.75) / 67_108.75
    expect(Number(order.pnl)).toBeCloseTo(5_000 * move, 6)
    const fees = Number(order.feeOpen) + Number(order.feeClose)
    expect(fees).toBeGreaterThan(5)
    expect(Number(netProfit(order, null, null))).toBeCloseTo(Number(order.pnl) - fees, 6)
  },
)

test('a sample position is closed at the price on screen, at its stop loss, or at liquidation', () => {
  expect(Number(closedOrder(seen, 'MANUAL').pnl)).toBeCloseTo(32.71, 1)
  expect(closedOrder(seen, 'STOP_LOSS')).toMatchObject({ closePrice: seen.stopLoss, closureType: 'STOP_LOSS' })
  expect(closedOrder(seen, 'LIQUIDATION').closePrice).toBe(seen.liquidation)
  expect(Number(closedOrder(seen, 'STOP_LOSS').pnl)).toBeLessThan(0)
})
