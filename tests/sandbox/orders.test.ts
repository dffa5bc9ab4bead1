import { expect, test } from 'vitest'
import { createPaperOrder } from '../../sandbox/engine/order.ts'
import { LISTINGS } from '../../sandbox/engine/listing.ts'
import { openPosition, profitAt } from '../../sandbox/engine/settle.ts'
import { closeOrder, createOrder, editOrder, listOrders } from '../../src/api/order.ts'
import { setContractRollover } from '../../src/api/user.ts'
import { order, paper } from './paper.ts'

async function placed(exchange: ReturnType<typeof paper>, fields: Parameters<typeof order>[0] = {}) {
  const { orderId } = await exchange.ask(createOrder, order(fields))
  return async () => (await exchange.read(listOrders)).orders.items.find((each) => each.orderId === orderId)!
}

test('a market order is new, is activated within about a second, and is then a position', async () => {
  const desk = paper()
  const look = await placed(desk)
  expect((await look()).state).toBe('NEW')
  desk.exchange.moveClock(250)
  expect((await look()).state).toBe('ACTIVATING')
  desk.exchange.moveClock(1000)
  expect(await look()).toMatchObject({ state: 'ACTIVE', collateral: '100', feeOpen: '0.6' })
})

test('a limit order waits until the price is there and opens at it or better', async () => {
  const desk = paper()
  desk.exchange.movePrice('BTC-USDC', '60000', true)
  const look = await placed(desk, { price: '59000' })
  desk.exchange.moveClock(60_000)
  expect(await look()).toMatchObject({ state: 'NEW', startPrice: '59000' })
  desk.exchange.movePrice('BTC-USDC', '58990.5', true)
  desk.exchange.moveClock(1250)
  expect(await look()).toMatchObject({ state: 'ACTIVE', startPrice: '58990.50' })
})

test.each([
  ['LONG', '60600', '59700', '60700', 'TAKE_PROFIT', '60700.00'],
  ['LONG', '60600', '59700', '59650', 'STOP_LOSS', '59650.00'],
  ['LONG', undefined, undefined, '50000', 'LIQUIDATION', '54300.00'],
  ['LONG', undefined, '59700', '50000', 'STOP_LOSS', '54300.00'],
  ['SHORT', '59400', '60300', '59000', 'TAKE_PROFIT', '59000.00'],
  ['SHORT', '59400', '60300', '60301', 'STOP_LOSS', '60301.00'],
  ['SHORT', undefined, undefined, '70000', 'LIQUIDATION', '65700.00'],
] as const)(
  'a %s position with take-profit %s and stop-loss %s at a price of %s closes by %s',
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

test('profit, fees and the returned amount are exact', async () => {
  const desk = paper()
  desk.exchange.movePrice('BTC-USDC', '60000', true)
  const look = await placed(desk, { amount: '100', leverage: 20 })
  desk.exchange.moveClock(1250)
  desk.exchange.movePrice('BTC-USDC', '61000', true)
  await desk.ask(closeOrder, { orderId: (await look()).orderId, market: 'BTC-USDC' })
  expect(await look()).toMatchObject({
    closureType: 'MANUAL',
    pnl: '33.33333333',
    feeOpen: '1.2',
    feeClose: '1.22',
    balance: '130.91333333',
    positionSize: '0.03333333',
  })
})

test('the loss is at most the margin, however far the price jumps', () => {
  const position = createPaperOrder('1', 'a', { market: 'BTC-USDC', type: 'LONG', amount: '100', leverage: 100 }, 0)
  openPosition(position, '60000', LISTINGS[0]!)
  expect(profitAt(position, '30000').toFixed()).toBe('-100')
})

test('a pending order that is closed is canceled and gives its margin back', async () => {
  const desk = paper()
  const before = desk.exchange.account('demo@paper.example').wallet.available
  const look = await placed(desk, { price: '40000' })
  expect(desk.exchange.account('demo@paper.example').wallet.available).toBe('12380.3071')
  await desk.ask(closeOrder, { orderId: (await look()).orderId, market: 'BTC-USDC' })
  expect((await look()).state).toBe('CANCELED')
  expect(desk.exchange.account('demo@paper.example').wallet.available).toBe(before)
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

test('an edit sets both levels: an omitted one is removed', async () => {
  const desk = paper()
  desk.exchange.movePrice('BTC-USDC', '60000', true)
  const look = await placed(desk, { stopLoss: '59000', takeProfit: '62000' })
  desk.exchange.moveClock(1250)
  const subject = { orderId: (await look()).orderId, market: 'BTC-USDC' }
  expect(await desk.ask(editOrder, { ...subject, takeProfit: '63000.5' })).toEqual({ result: 'ok' })
  expect(await look()).toMatchObject({ stopLoss: null, takeProfit: '63000.5' })
})

test('the same seed and times give the same prices, for any step sizes', () => {
  const [whole, cut] = [paper(), paper()]
  whole.exchange.moveClock(60_000)
  for (let second = 0; second < 60; second++) cut.exchange.moveClock(1000)
  expect(cut.exchange.world.markets).toEqual(whole.exchange.world.markets)
})

test('the price moves visibly within a refresh, and stays plausible over a month', () => {
  const { exchange } = paper()
  const bitcoin = exchange.world.markets.get('BTC-USDC')!
  let changes = 0
  for (let poll = 0; poll < 20; poll++) {
    const before = bitcoin.ticks
    exchange.moveClock(3000)
    if (bitcoin.ticks !== before) changes += 1
  }
  expect(changes).toBeGreaterThan(18)
  exchange.moveClock(30 * 86_400_000)
  for (const { ticks, anchor } of exchange.world.markets.values())
    expect(Math.abs(ticks / anchor - 1)).toBeLessThan(0.5)
  expect(bitcoin.candles).toHaveLength(720)
})
