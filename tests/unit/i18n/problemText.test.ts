// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'
import type { Problem } from '../../../src/domain/order-form/orderProblem.ts'
import { wrongSideText } from '../../../src/features/trading/order-form/wrongSideText.ts'
import { i18n } from '../../../src/i18n/i18n.ts'
import { problemText } from '../../../src/i18n/problemText.ts'
import { d } from '../domain/builders.ts'
import { englishTexts } from '../ui/texts.ts'

beforeAll(async () => void (await englishTexts()))

const textOf = (problem: Problem) => problemText(i18n.t, problem, { pricePrecision: 2 }).replaceAll('\u00a0', ' ')

test.each<[Problem, string | RegExp]>([
  [{ kind: 'tooLittle', field: 'amount', minimum: d('1000.5') }, /1 000\.5 KXT/],
  [{ kind: 'tooMuch', field: 'amount', available: d('1234.5678') }, /1 234\.5678 KXT/],
  [{ kind: 'sideNotYet', field: 'side' }, 'Not open for trading yet'],
  [{ kind: 'wrongSide', field: 'stopLoss', mustBe: 'below', price: d('50000') }, /50 000\.00/],
  [{ kind: 'required', field: 'amount' }, 'Enter an amount'],
  [{ kind: 'required', field: 'price' }, 'Enter a value'],
  [{ kind: 'notPositive', field: 'price' }, 'Enter a value above 0'],
  [{ kind: 'tooPrecise', field: 'amount', decimals: 0 }, 'Whole numbers only'],
  [{ kind: 'tooPrecise', field: 'amount', decimals: 2 }, 'At most 2 decimal places'],
  [{ kind: 'priceStale', field: 'form' }, 'The price is too old. Waiting for the next one.'],
  [{ kind: 'noMoney', field: 'form' }, /^[A-Z].* /],
  [{ kind: 'noPrice', field: 'form' }, /^[A-Z].* /],
])('%o is said with its values as they are shown', (problem, words) => {
  expect(textOf(problem)).toMatch(words)
})

test('in a narrow field a level on the wrong side names the clicked side, where it belongs, and the price', () => {
  const wrong = { kind: 'wrongSide', field: 'takeProfit', price: d('50000') } as const
  const line = (mustBe: 'below' | 'above') =>
    wrongSideText(i18n.t, { ...wrong, mustBe }, 'LONG', { pricePrecision: 2 }).replaceAll('\u00a0', ' ')
  expect(line('below')).toMatch(/LONG.*below.*50 000\.00/i)
  expect(line('above')).toMatch(/LONG.*above.*50 000\.00/i)
})
