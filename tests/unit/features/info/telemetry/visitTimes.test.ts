import fc from 'fast-check'
import { expect, test } from 'vitest'
import { activePaths, median, roundToTwoDigits } from '../../../../../src/features/info/telemetry/visitCounts.ts'
import { forAll } from '../../../../forAll.ts'

test('every active path of a nested and a parallel state is reported, and the machine as a whole', () => {
  expect(activePaths('init')).toEqual(['', 'init'])
  expect(activePaths({ paying: 'checking' })).toEqual(['', 'paying', 'paying.checking'])
  expect(activePaths({ lanes: { one: 'idle', two: {} } })).toEqual([
    '',
    'lanes',
    'lanes.one',
    'lanes.one.idle',
    'lanes.two',
  ])
})

test('a duration has two significant digits, an error of at most a twentieth, and is never negative', () => {
  forAll(fc.double({ min: -1e6, max: 1e8, noNaN: true }), (value) => {
    const rough = roundToTwoDigits(value)
    expect(rough).toBeGreaterThanOrEqual(0)
    expect(rough.toExponential()).toMatch(/^\d(\.\d)?e/)
    if (value > 0) expect(Math.abs(rough - value)).toBeLessThanOrEqual(value / 20)
  })
  expect(roundToTwoDigits(1_234)).toBe(1_200)
  expect(roundToTwoDigits(0.01234)).toBe(0.012)
})

test('half of all durations are not above the median, and half not below it', () => {
  expect(median([])).toBeNull()
  forAll(fc.array(fc.nat(100_000), { minLength: 1 }), (times) => {
    const middle = median(times) ?? -1
    expect(times.filter((time) => time <= middle).length).toBeGreaterThanOrEqual(times.length / 2)
    expect(times.filter((time) => time >= middle).length).toBeGreaterThanOrEqual(times.length / 2)
  })
})
