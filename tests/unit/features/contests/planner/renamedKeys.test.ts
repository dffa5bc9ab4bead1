// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { ContestId, Decimal, Instant } from '../../../../../src/api/scalars.ts'
import { storedProjections } from '../../../../../src/features/contests/planner/participant/storedProjections.ts'
import { storedTarget } from '../../../../../src/features/contests/planner/target/storedTarget.ts'
import { queryClient } from '../../../../../src/queries/client.ts'
import { BERT, keyOf, knowUser } from '../../../queries/knownUser.ts'

const CONTEST = ContestId.parse('7')
const RULES = { startDate: Instant.parse('2026-11-01'), endDate: Instant.parse('2026-12-01'), markets: null, minOrderAmount: null }
const TARGET = { rank: 7, roi: Decimal.parse('10'), listedAt: 1, rules: RULES }
const PROJECTION = { from: 3, to: 4, listedAt: 1, roi: Decimal.parse('10') }
const RANK = { from: 5, to: 5 }
const [FORMER_TARGET, FORMER_PROJECTIONS] = [keyOf('futuresCoachAim'), keyOf('futuresCoach')]

beforeEach(() => {
  queryClient.clear()
  localStorage.clear()
  knowUser()
  localStorage.setItem(FORMER_TARGET, JSON.stringify(TARGET))
  const checked = { made: PROJECTION, listedAt: 2, stands: RANK, off: 1 }
  localStorage.setItem(FORMER_PROJECTIONS, JSON.stringify({ contestId: CONTEST, open: PROJECTION, checked }))
})

test('a target stored by a former release is read, and moves to the new key', () => {
  expect(storedTarget.get()).toEqual(TARGET)
  expect(Object.keys(localStorage)).toEqual(expect.arrayContaining([keyOf('futuresRankTarget')]))
  expect(localStorage.getItem(FORMER_TARGET)).toBeNull()
  expect(storedTarget.get()).toEqual(TARGET)
})

test('projections stored by a former release are read, and move to the new key', () => {
  const checked = { projection: PROJECTION, listedAt: 2, newRank: RANK, off: 1 }
  expect(storedProjections(CONTEST).get()).toMatchObject({ open: PROJECTION, checked })
  expect(localStorage.getItem(FORMER_PROJECTIONS)).toBeNull()
  expect(storedProjections(CONTEST).get()).toMatchObject({ open: PROJECTION, checked })
})

test('a newer value is not replaced by the former one', () => {
  storedTarget.set({ ...TARGET, rank: 2 })
  expect(localStorage.getItem(FORMER_TARGET)).toBeNull()
  localStorage.setItem(FORMER_TARGET, JSON.stringify(TARGET))
  expect(storedTarget.get()?.rank).toBe(2)
})

test('a removed target does not come back', () => {
  storedTarget.set(null)
  expect(storedTarget.get()).toBeNull()
  localStorage.setItem(FORMER_TARGET, JSON.stringify(TARGET))
  storedTarget.remove()
  expect(storedTarget.get()).toBeNull()
})

test('another user’s value stays where it is', () => {
  queryClient.clear()
  expect(storedTarget.get()).toBeNull()
  knowUser(BERT)
  expect(storedTarget.get()).toBeNull()
  expect(localStorage.getItem(FORMER_TARGET)).not.toBeNull()
})
