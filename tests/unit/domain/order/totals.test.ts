import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WalletEntry } from '../../../../src/api/wallet.ts'
import { big } from '../../../../src/domain/money/decimal.ts'
import { profit } from '../../../../src/domain/order/profit.ts'
import { equity, unrealisedProfit } from '../../../../src/domain/order/totals.ts'
import { forAll } from '../../../forAll.ts'
import { amounts, d, position } from '../builders.ts'

const price = amounts({ places: 4, positive: true })
const wallet = (value: string, lockedValue: string) => WalletEntry.parse({ value, lockedValue })
const PRICES: Record<string, string> = { 'BTC-USDC': '51000', 'ETH-USDC': '3300' }
const priceOf = (market: string) => (PRICES[market] === undefined ? null : d(PRICES[market]))

const positions = fc.array(
  fc
    .record({
      type: fc.constantFrom('LONG', 'SHORT'),
      market: fc.constantFrom('BTC-USDC', 'ETH-USDC'),
      amount: amounts({ places: 8, positive: true }),
      startPrice: price,
    })
    .map((fields) => position(fields)),
)

test('the total is exactly the sum of the rows, in any order', () => {
  forAll(positions, (open) => {
    const parts = open.map((order) => profit(order, priceOf(order.market))!)
    const expected = parts.reduce((total, part) => total.plus(part), big(d('0')))
    expect(big(unrealisedProfit(open, priceOf)!).eq(expected)).toBe(true)
    expect(unrealisedProfit(open.toReversed(), priceOf)).toBe(unrealisedProfit(open, priceOf))
  })
})

test('the total keeps twenty decimals beyond a float’s precision', () => {
  const open = ['0.000000000000000001', '12345678901.1'].map((amount) =>
    position({ amount, leverage: 1, startPrice: '1' }),
  )
  expect(unrealisedProfit(open, () => d('2'))).toBe('12345678901.100000000000000001')
})

test('no positions have gained nothing; an unknown one makes the total unknown', () => {
  expect(unrealisedProfit([], priceOf)).toBe('0')
  expect(unrealisedProfit([position(), position({ market: 'OLD-USDC' })], priceOf)).toBeNull()
})

test('equity is available, locked and P&L together, and unknown without any of them', () => {
  expect(equity(wallet('10000.5', '200'), d('-50.25'))).toBe('10150.25')
  expect(equity(null, d('1'))).toBeNull()
  expect(equity(wallet('1', '2'), null)).toBeNull()
})

test('closing everything moves P&L to the balance and leaves equity unchanged', () => {
  forAll(amounts(), amounts(), amounts(), (available, locked, gained) => {
    const before = equity(wallet(available, locked), gained)
    const after = equity(wallet(big(available).plus(locked).plus(gained).toFixed(), '0'), d('0'))
    expect(after).toBe(before)
  })
})
