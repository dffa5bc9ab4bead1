import { expect, test } from 'vitest'
import { LISTINGS } from '../../sandbox/engine/listing.ts'
import { createPaperOrder } from '../../sandbox/engine/order.ts'
import { openPosition, profitAt } from '../../sandbox/engine/settle.ts'
import { listOrders } from '../../src/api/order.ts'
import { closeOrder, createOrder } from '../../src/api/orderChanges.ts'
import { setContractRollover } from '../../src/api/user.ts'
import { order, paper } from './paper.ts'

async function placed(exchange: ReturnType<typeof paper>, fields: Parameters<typeof order>[0] = {}) {
  const { orderId } = await exchange.ask(createOrder, order(fields))
  return async () => (await exchange.read(listOrders)).orders.items.find((each) => each.orderId === orderId)!
}

test.each([
  ['LONG', '60600', '59700', '60700', 'TAKE_PROFIT', '60700.00'],
  ['LONG', '60600', '59700', '59650', 'STOP_LOSS', '59650.00'],
  ['LONG', undefined, undefined, '50000', 'LIQUIDATION', '54300.00'],
  ['LONG', undefined, '59700', '50000', 'STOP_LOSS', '54300.00'],
  ['SHORT', '59400', '60300', '59000', 'TAKE_PROFIT', '59000.00'],
  ['SHORT', '59400', '60300', '60301', 'STOP_LOSS', '60301.00'],
  ['SHORT', undefined, undefined, '70000', 'LIQUIDATION', '65700.00'],
] as const)(
  'a %s with take-profit %s and stop-loss %s closes at %s by %s',
  async (type, takeProfit, stopLoss, price, closureType, closePrice) => {
    const desk = paper()
    desk.exchange.movePrice('BTC-USDC', '60000', true)
    const look = await placed(desk, {
      type,
      ...(takeProfit && { takeProfit }),
      ...(stopLoss && { stopLoss }),
    })
    desk.exchange.moveClock(1250)
    expect(await look()).toMatchObject({ state: 'ACTIVE', startPrice: '60000.00' })
    desk.exchange.movePrice('BTC-USDC', price, true)
    expect(await look()).toMatchObject({ state: 'CLOSED', closureType, closePrice })
  },
)

test.each([
  ['LONG', '61000', '1.22', '130.91333333'],
  ['SHORT', '59000', '1.18', '130.95333333'],
] as const)('profit, fees and the returned amount of a %s are exact', async (type, price, feeClose, balance) => {
  const desk = paper()
  desk.exchange.movePrice('BTC-USDC', '60000', true)
  const look = await placed(desk, { type, amount: '100', leverage: 20 })
  desk.exchange.moveClock(1250)
  desk.exchange.movePrice('BTC-USDC', price, true)
  await desk.ask(closeOrder, { orderId: (await look()).orderId, market: 'BTC-USDC' })
  expect(await look()).toMatchObject({
    closureType: 'MANUAL',
    pnl: '33.33333333',
    feeOpen: '1.2',
    feeClose,
    balance,
    positionSize: '0.03333333',
  })
})

test('the loss is at most the margin, however far the price jumps', () => {
  const position = createPaperOrder('1', 'a', { market: 'BTC-USDC', type: 'LONG', amount: '100', leverage: 100 }, 0)
  openPosition(position, '60000', LISTINGS[0]!)
  expect(profitAt(position, '30000').toFixed()).toBe('-100')
})

test('funding accrues every eight hours, and once more at the rollover', async () => {
  const desk = paper()
  desk.exchange.movePrice('ETH-USDC', '3000', true)
  const look = await placed(desk, { market: 'ETH-USDC' })
  desk.exchange.moveClock(8 * 3_600_000)
  expect((await look()).feeFunding).toBe('0.2')
  desk.exchange.moveClock(6 * 86_400_000)
  expect((await look()).feeFunding).toBe('4')
})

test('without rollover a contract expires on Friday at 08:00 UTC', async () => {
  const desk = paper()
  desk.exchange.movePrice('ETH-USDC', '3000', true)
  const look = await placed(desk, { market: 'ETH-USDC' })
  await desk.ask(setContractRollover, { contractRollover: false })
  desk.exchange.moveClock(6 * 86_400_000 - 60_000)
  expect((await look()).state).toBe('ACTIVE')
  desk.exchange.moveClock(120_000)
  expect(await look()).toMatchObject({
    state: 'CLOSED',
    closureType: 'ROLLOVER',
    closeDate: Date.UTC(2026, 10, 27, 8),
  })
})

test('the same seed and times give the same prices, for any step sizes', () => {
  const [whole, cut] = [paper(), paper()]
  whole.exchange.moveClock(60_000)
  for (let second = 0; second < 60; second++) cut.exchange.moveClock(1000)
  expect(cut.exchange.world.markets).toEqual(whole.exchange.world.markets)
})
