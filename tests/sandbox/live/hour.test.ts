import Big from 'big.js'
import { expect, test } from 'vitest'
import { isLive, locksMargin } from '../../../sandbox/engine/order.ts'
import { chance, next, pick } from '../../../sandbox/engine/random.ts'
import { ordersOf } from '../../../sandbox/engine/world.ts'
import { listOrders } from '../../../src/api/order.ts'
import { closeOrder, createOrder } from '../../../src/api/orderChanges.ts'
import { LEVERAGES } from '../../../src/constants/limits.ts'
import { size } from '../../proofs/reliability/figure.ts'
import { order } from '../paper.ts'
import { following } from './following.ts'

const SYMBOLS = ['BTCUSDT', 'ETHUSDT', 'SOLUSDT'] as const

/** What goes wrong, for how long, in seconds. */
const TROUBLES = [
  (host: Host) => void (host.isDown = true),
  (host: Host) => void (host.kind = 'none'),
  (host: Host) => host.clients.forEach(({ end }) => end()),
  (host: Host) => void host.refuses.push(() => new Response('', { status: 429, headers: { 'retry-after': '5' } })),
  (host: Host) => host.clients.forEach(({ send }) => send('{"s":"BTCUSDT","c":"0.01","E":1}')),
] as const
type Host = Awaited<ReturnType<typeof following>>['host']

test('an hour of outages, gaps and wrong prices: every level at its price, nothing twice, the ledger to the last digit', async () => {
  for (let seed = 1; seed <= size(1, 20); seed++) {
    const luck = chance(seed)
    const desk = await following()
    const { host, exchange } = desk
    const { wallet, accountId } = exchange.account('somebody@else.example')
    for (let minute = 0; minute < 60; minute++) {
      host.isDown = false
      host.kind = 'miniTicker'
      const symbol = pick(luck, SYMBOLS)
      const at = desk.second() + 5 + Math.floor(next(luck) * 50)
      host.move(symbol, at, Math.round(host.centsAt(symbol, at) * (0.98 + next(luck) * 0.04)))
      const market = pick(luck, SYMBOLS).replace('USDT', '-USDC')
      const now = exchange.world.markets.get(market)!
      const away = (share: number) => ((now.ticks * share) / 100).toFixed(2)
      const isLong = next(luck) < 0.5
      await desk.ask(
        createOrder,
        order({
          market,
          type: isLong ? 'LONG' : 'SHORT',
          amount: '50',
          leverage: pick(luck, LEVERAGES),
          stopLoss: away(isLong ? 0.995 : 1.005),
          takeProfit: away(isLong ? 1.008 : 0.992),
          price: next(luck) < 0.3 ? away(isLong ? 0.998 : 1.002) : undefined,
        }),
      )
      await desk.run(10)
      if (next(luck) < 0.5) pick(luck, TROUBLES)(host)
      await desk.run(20)
      const open = ordersOf(exchange.world, accountId).find(isLive)
      if (next(luck) < 0.3 && open) await desk.ask(closeOrder, { orderId: open.orderId, market: open.market })
      await desk.run(30)
    }
    host.isDown = false
    host.kind = 'miniTicker'
    await desk.run(60)

    const booked = (await desk.read(listOrders)).orders.items.filter(({ state }) => state === 'CLOSED')
    expect(booked.length).toBeGreaterThan(10)
    for (const { type, market, closureType, closePrice, closeDate, stopLoss, takeProfit, created } of booked) {
      const close = Math.round(Number(closePrice) * 100)
      expect(Number(closeDate)).toBeGreaterThan(Number(created))
      const minuteS = Math.floor(Number(closeDate) / 60_000) * 60
      const symbol = market.replace('-USDC', 'USDT')
      const { high, low } = host.candle(symbol, minuteS, 60)
      const [before, after] = [host.centsAt(symbol, minuteS - 1), host.centsAt(symbol, minuteS + 60)]
      expect(close).toBeGreaterThanOrEqual(Math.min(low, before, after))
      expect(close).toBeLessThanOrEqual(Math.max(high, before, after))
      const isBelow = (level: string | null) => Number(closePrice) <= Number(level)
      if (closureType === 'STOP_LOSS')
        expect(type === 'LONG' ? isBelow(stopLoss) : !isBelow(stopLoss) || closePrice === stopLoss).toBe(true)
      if (closureType === 'TAKE_PROFIT')
        expect(type === 'SHORT' ? isBelow(takeProfit) : !isBelow(takeProfit) || closePrice === takeProfit).toBe(true)
    }
    const left = new Big(wallet.available).plus(wallet.locked).plus(wallet.feesPaid).minus(wallet.realised)
    expect(left.toFixed()).toBe(new Big(wallet.deposits).toFixed())
    const own = ordersOf(exchange.world, accountId)
    const locked = own.filter(locksMargin).reduce((sum, { amount }) => sum.plus(amount), new Big(0))
    expect(new Big(wallet.locked).toFixed()).toBe(locked.toFixed())
    const realised = own.reduce((sum, { pnl }) => sum.plus(pnl ?? 0), new Big(0))
    expect(new Big(wallet.realised).toFixed()).toBe(realised.toFixed())
    // Nothing crossed is left behind: every open level is beyond every price since it was set.
    for (const each of own.filter(({ state }) => state === 'ACTIVE')) {
      const { ticks } = exchange.world.markets.get(each.market)!
      const isUnder = ticks < Number(each.stopLoss) * 100
      expect(each.type === 'LONG' ? isUnder : !isUnder).toBe(false)
    }
  }
})
