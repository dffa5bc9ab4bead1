import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locksMargin } from '../../sandbox/engine/order.ts'
import { ordersOf } from '../../sandbox/engine/world.ts'
import type { Exchange } from '../../sandbox/exchange.ts'
import { listOrders } from '../../src/api/order.ts'
import { closeOrder, createOrder, editOrder } from '../../src/api/orderChanges.ts'
import { checkWalletEvent, resetWallet } from '../../src/api/payment.ts'
import { LEVERAGES } from '../../src/constants/limits.ts'
import { size } from '../proofs/reliability/figure.ts'
import { order, paper } from './paper.ts'

/** available + locked + fees paid − realised profit = deposits, and locked is the sum of the margins. */
function expectBalanced(exchange: Exchange, email = 'demo@paper.example') {
  const { wallet, accountId } = exchange.account(email)
  const left = new Big(wallet.available).plus(wallet.locked).plus(wallet.feesPaid).minus(wallet.realised)
  expect(left.toFixed()).toBe(new Big(wallet.deposits).toFixed())
  const margins = ordersOf(exchange.world, accountId)
    .filter(locksMargin)
    .reduce((sum, { amount }) => sum.plus(amount), new Big(0))
  expect(new Big(wallet.locked).toFixed()).toBe(margins.toFixed())
  expect(new Big(wallet.available).gte(0)).toBe(true)
}

const markets = ['BTC-USDC', 'ETH-USDC', 'ADA-USDC', 'DOGE-USDC']
const market = fc.constantFrom(...markets)
const percent = fc.double({ min: -30, max: 30, noNaN: true })

const step = fc.oneof(
  fc.record({
    kind: fc.constant('create' as const),
    market,
    type: fc.constantFrom('LONG' as const, 'SHORT' as const),
    amount: fc.integer({ min: 1, max: 400_000 }).map((cents) => (cents / 100).toFixed(2)),
    leverage: fc.constantFrom(...LEVERAGES),
    limitAway: fc.option(fc.double({ min: -2, max: 2, noNaN: true })),
    stopAway: fc.option(fc.double({ min: -3, max: 3, noNaN: true })),
    takeAway: fc.option(fc.double({ min: -3, max: 3, noNaN: true })),
  }),
  fc.record({ kind: fc.constant('close' as const), nth: fc.nat(60) }),
  fc.record({ kind: fc.constant('edit' as const), nth: fc.nat(60), away: percent }),
  fc.record({
    kind: fc.constant('wait' as const),
    ms: fc.constantFrom(250, 1000, 5000, 60_000, 9 * 3_600_000, 8 * 86_400_000),
  }),
  fc.record({ kind: fc.constant('price' as const), market, percent }),
  fc.record({ kind: fc.constant('reset' as const), payCode: fc.constantFrom('246810', '111111', '222222') }),
)

test('the ledger balances to the hundred-millionth under random trades and prices', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 1e6 }), fc.array(step, { maxLength: 25 }), async (seed, steps) => {
      const { exchange, ask, read } = paper({ seed })
      const priceOf = (name: string, away: number) => {
        const found = exchange.world.markets.get(name)!
        return (Math.max(1, Math.round(found.ticks * (1 + away / 100))) / 10 ** found.listing.pricePrecision).toFixed(
          found.listing.pricePrecision,
        )
      }
      const maybe = (name: string, away: number | null) => (away === null ? undefined : priceOf(name, away))
      for (const each of steps) {
        const { items: orders } = (await read(listOrders)).orders
        const one = 'nth' in each ? orders[orders.length - 1 - (each.nth % orders.length)]! : orders[0]!
        if (each.kind === 'create')
          await ask(createOrder, {
            ...order({
              market: each.market,
              type: each.type,
              amount: each.amount,
              leverage: each.leverage,
            }),
            price: maybe(each.market, each.limitAway),
            stopLoss: maybe(each.market, each.stopAway),
            takeProfit: maybe(each.market, each.takeAway),
          })
        if (each.kind === 'close') await ask(closeOrder, { orderId: one.orderId, market: one.market })
        if (each.kind === 'edit')
          await ask(editOrder, {
            orderId: one.orderId,
            market: one.market,
            stopLoss: priceOf(one.market, each.away),
          })
        if (each.kind === 'wait') exchange.moveClock(each.ms)
        if (each.kind === 'price') exchange.movePrice(each.market, priceOf(each.market, each.percent))
        if (each.kind === 'reset') {
          const { eventId } = await ask(resetWallet, { payCode: each.payCode })
          for (let checks = 0; checks < 3; checks++) await ask(checkWalletEvent, { eventId: eventId ?? 'none' })
        }
        expectBalanced(exchange)
      }
    }),
    { numRuns: size(20, 300) },
  )
})

test('every persona starts with a ledger that balances', () => {
  const { exchange } = paper()
  for (const persona of ['demo', 'rich-history', 'new-wallet', 'rollover-off', 'no-consent'])
    expectBalanced(exchange, `${persona}@paper.example`)
  expect(exchange.account('demo@paper.example').wallet.available).toBe('12480.3071')
})
