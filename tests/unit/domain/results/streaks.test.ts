import fc from 'fast-check'
import { expect, test } from 'vitest'
import { streakOf, streaksOf } from '../../../../src/domain/results/streaks.ts'
import { tradeOf } from '../../../../src/domain/results/trade.ts'
import { closed } from '../closedOrders.ts'

const PRICES = { '1': '51000', '0': '50000', '-1': '49000' }
type Outcome = 1 | 0 | -1
const trades = (outcomes: readonly Outcome[]) => outcomes.flatMap((outcome) => tradeOf(closed({ closePrice: PRICES[`${outcome}`] })) ?? [])

test('a streak is consecutive trades with one outcome; an even one ends it', () => {
  expect(streaksOf(trades([1, 1, 0, 1, -1, -1, -1, 1]))).toEqual({ longestWin: 2, longestLoss: 3, current: 1 })
  expect(streaksOf(trades([1, 0]))).toEqual({ longestWin: 1, longestLoss: 0, current: 0 })
  expect(streaksOf([])).toEqual({ longestWin: 0, longestLoss: 0, current: 0 })
})

test('any outcomes have the same longest streaks as a naive count', () => {
  const longest = (text: string, run: RegExp) => Math.max(0, ...(text.match(run) ?? []).map(({ length }) => length))
  fc.assert(
    fc.property(fc.array(fc.constantFrom<Outcome>(1, 0, -1), { maxLength: 40 }), (outcomes) => {
      const text = outcomes.map((outcome) => ({ '1': 'w', '0': 'e', '-1': 'l' })[`${outcome}`]).join('')
      const [end = ''] = /w+$|l+$/.exec(text) ?? []
      expect(streaksOf(trades(outcomes))).toEqual({
        longestWin: longest(text, /w+/g),
        longestLoss: longest(text, /l+/g),
        current: end.startsWith('l') ? -end.length : end.length,
      })
    }),
  )
})

test('a streak has an outcome and a length', () => {
  expect([streakOf(3), streakOf(-2), streakOf(0)]).toEqual([{ outcome: 'wins', length: 3 }, { outcome: 'losses', length: 2 }, null])
})
