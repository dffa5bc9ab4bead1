import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountOfShare, chooseShare, shareOfAmount, sliderShare } from '../../../../src/domain/money/amountShare.ts'
import { big } from '../../../../src/domain/money/decimal.ts'
import { forAll, forSoMany } from '../../../forAll.ts'
import { size } from '../../../proofs/reliability/figure.ts'
import { d, written } from '../builders.ts'

/** Reliability R11. */
const CASES = size(5_000, 1_000_000)

const available = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.integer({ min: 0, max: 18 }))
const precision = fc.integer({ min: 0, max: 18 })
const percent = fc.integer({ min: 0, max: 100 })

test('a share matches integer arithmetic, truncated to the precision', () => {
  forSoMany(CASES)(available, percent, precision, ([units, places], share, decimals) => {
    const [hundredths, scale] = [units * BigInt(share), places + 2]
    const step = 10n ** BigInt(Math.max(0, scale - decimals))
    const expected = written((hundredths / step) * step, scale)
    expect(amountOfShare(d(written(units, places)), share, decimals)).toBe(expected)
  })
})

test('the slider stays where it was set, as far as the precision allows', () => {
  forAll(fc.bigInt({ min: 100n, max: 10n ** 20n }), percent, (units, share) => {
    const balance = d(written(units, 2))
    expect(shareOfAmount(amountOfShare(balance, share, 6), balance)).toBe(share)
  })
})

test('the slider is a whole percentage from 0 to 100, increasing with the amount', () => {
  forAll(available, available, available, ([a, p], [b, q], [c, r]) => {
    const [balance, one, other] = [d(written(a, p)), d(written(b, q)), d(written(c, r))]
    const [left, right] = [shareOfAmount(one, balance), shareOfAmount(other, balance)]
    expect(Number.isInteger(left) && left >= 0 && left <= 100).toBe(true)
    if (big(one).lte(other)) expect(left).toBeLessThanOrEqual(right)
  })
})

test('an empty amount is 0, more than the balance is 100', () => {
  expect(shareOfAmount(null, d('5'))).toBe(0)
  expect(shareOfAmount(d('0'), d('0'))).toBe(0)
  expect(shareOfAmount(d('1'), d('0'))).toBe(100)
  expect(shareOfAmount(d('6'), d('5'))).toBe(100)
})

test('the slider stays where it was set at any precision, until amount or balance change', () => {
  forAll(available, precision, percent, ([units, places], decimals, share) => {
    const balance = d(written(units, places))
    const put = chooseShare(balance, share, decimals)
    expect(sliderShare(put, put.amount, balance)).toBe(share)
  })
  const put = chooseShare(d('50'), 75, 0)
  expect(put.amount).toBe('37')
  expect(sliderShare(put, '25', d('50'))).toBe(50)
  expect(sliderShare(put, '37', d('100'))).toBe(37)
  expect(sliderShare(null, '37', d('50'))).toBe(74)
  expect(chooseShare(d('50'), 1, 0)).toEqual({ percent: 1, available: '50', amount: '' })
})
