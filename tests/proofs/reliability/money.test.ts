import { afterAll, expect, test } from 'vitest'
import { amountOfShare } from '../../../src/domain/money/amountShare.ts'
import { roundDown } from '../../../src/domain/money/decimal.ts'
import { formatNumber } from '../../../src/domain/money/format.ts'
import type { Decimal } from '../../../src/api/scalars.ts'
import { written } from '../../unit/domain/builders.ts'
import { figure, size } from './figure.ts'

const CASES = size(20_000, 1_000_000)
const MAX_PLACES = 18

/** Mulberry32: the same numbers on every run. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
}

const roll = dice(11)
/** Up to 24 digits, short ones as often as long ones. */
function units(): bigint {
  let value = 0n
  for (let digit = roll(24) + 1; digit > 0; digit -= 1) value = value * 10n + BigInt(roll(10))
  return value
}
// Already in the format that the Decimal schema produces; parsing a million of them would only take time.
const decimalOf = (value: bigint, places: number) => written(value, places) as Decimal
const cut = (value: bigint, places: number, precision: number) => {
  const step = 10n ** BigInt(Math.max(0, places - precision))
  return written((value / step) * step, places)
}

const wrong = { rounding: 0, slider: 0, naive: 0, text: 0 }
afterAll(() => {
  figure('R11', `of ${CASES} numbers cut to a precision, those that differ from whole-number arithmetic`, wrong.rounding, 0)
  figure('R11', `of ${CASES} sliders at 100 %, those that are not the balance`, wrong.slider, 0)
  figure('R11', '  the same by floating point, for comparison', wrong.naive, '-')
  figure('R11', `of ${CASES} numbers shown, those that are no plain number`, wrong.text, 0)
})

test(`${CASES} numbers are truncated to every precision like in integer arithmetic`, () => {
  for (let count = 0; count < CASES; count += 1) {
    const [value, places, precision] = [units(), roll(MAX_PLACES + 1), roll(MAX_PLACES + 1)]
    if (roundDown(decimalOf(value, places), precision) !== cut(value, places, precision)) wrong.rounding += 1
  }
  expect(wrong.rounding).toBe(0)
})

test(`${CASES} sliders at 100 % are exactly the balance, truncated to the precision`, () => {
  for (let count = 0; count < CASES; count += 1) {
    const [value, places, precision] = [units(), roll(9), roll(9)]
    const balance = decimalOf(value, places)
    const expected = cut(value, places, precision)
    if (amountOfShare(balance, 100, precision) !== expected) wrong.slider += 1
    if (Math.floor(Number(balance) * 10 ** precision) / 10 ** precision !== Number(expected)) wrong.naive += 1
  }
  expect(wrong.slider).toBe(0)
  // Otherwise these numbers would be too simple to prove anything.
  expect(wrong.naive).toBeGreaterThan(0)
})

test(`${CASES} numbers are shown as plain digits`, () => {
  const plain = /^−?\d{1,3}(\u00a0\d{3})*(\.\d+)?$/
  for (let count = 0; count < CASES; count += 1) {
    const [value, places, decimals] = [units(), roll(MAX_PLACES + 1), roll(MAX_PLACES + 1)]
    const text = formatNumber(decimalOf(roll(2) ? -value : value, places), { decimals })
    if (!plain.test(text) || /^−[0.\u00a0]*$/.test(text)) wrong.text += 1
  }
  expect(wrong.text).toBe(0)
})
