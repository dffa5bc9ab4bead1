import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PRICE_MAX_AGE_MS, STALE_AFTER_MS } from '../../../../src/constants/limits.ts'
import { ageSeconds, canTrade, isStale, oldestUpdate, staleSeconds } from '../../../../src/domain/market/freshness.ts'
import { forAll } from '../../../forAll.ts'
import { NOON } from '../builders.ts'

test('a number is stale after two missed refreshes, and a price too old to trade at after ten seconds', () => {
  expect([STALE_AFTER_MS, STALE_AFTER_MS + 1].map((age) => isStale(NOON, NOON + age))).toEqual([false, true])
  const tradable = [PRICE_MAX_AGE_MS, PRICE_MAX_AGE_MS + 1].map((age) => canTrade(NOON, NOON + age))
  expect(tradable).toEqual([true, false])
})

test.each([null, 0, NOON + 1])('a number never received, or from the future, is too old to trade at: %s', (at) => {
  expect([isStale(at, NOON), canTrade(at, NOON)]).toEqual([true, false])
})

test('a price too old to trade at is always marked as stale', () => {
  const age = fc.integer({ min: -5_000, max: 100_000 })
  forAll(age, (ms) => canTrade(NOON, NOON + ms) || isStale(NOON, NOON + ms))
})

test('the age is in whole seconds, and never negative after a correction of the clock', () => {
  expect([-500, 0, 999, 1_000, 61_500].map((age) => ageSeconds(NOON, NOON + age))).toEqual([0, 0, 0, 1, 61])
})

test('the age is shown once two refreshes were missed', () => {
  expect([staleSeconds(NOON, NOON + STALE_AFTER_MS), staleSeconds(NOON, NOON + STALE_AFTER_MS + 1)]).toEqual([null, 7])
  expect([staleSeconds(null, NOON), staleSeconds(0, NOON), staleSeconds(NOON, NOON - 1)]).toEqual([null, null, 0])
})

test('several numbers are as old as the oldest; without numbers, or if one was never received, there is no age', () => {
  expect(oldestUpdate([NOON, NOON - 9_000, NOON - 1])).toBe(NOON - 9_000)
  expect([oldestUpdate([]), staleSeconds(oldestUpdate([NOON, null]), NOON)]).toEqual([null, null])
})
