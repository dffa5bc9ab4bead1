import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contestEvents } from '../../../../src/domain/contest/contestEvents.ts'
import { forAll } from '../../../forAll.ts'
import { contest, NOON } from '../builders.ts'

const cup = contest({ startDate: NOON, endDate: NOON + 1_000 })

test('a contest starts and ends once, at its time', () => {
  expect(contestEvents([cup], NOON - 500, NOON).map(({ turn }) => turn)).toEqual(['starts'])
  expect(contestEvents([cup], NOON, NOON + 500)).toEqual([])
  expect(contestEvents([cup], NOON, NOON + 5_000).map(({ turn }) => turn)).toEqual(['ends'])
})

test('for any times of checking nothing is announced twice or missed', () => {
  forAll(fc.array(fc.integer({ min: 1, max: 1_500 }), { maxLength: 12 }), (steps) => {
    let at = NOON - 2_000
    const turns = [...steps, 20_000].flatMap((step) => contestEvents([cup], at, (at += step)).map(({ turn }) => turn))
    expect(turns).toEqual(['starts', 'ends'])
  })
})
