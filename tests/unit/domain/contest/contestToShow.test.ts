import { expect, test } from 'vitest'
import type { Contest } from '../../../../src/api/contest.ts'
import { ContestId } from '../../../../src/api/scalars.ts'
import { contestToShow } from '../../../../src/domain/contest/contest.ts'

const refetch = () => {}
const pending = { data: undefined, error: null, refetch }
const broken = { data: undefined, error: new Error('no answer'), refetch }
// chooseContest has its own test: here one field distinguishes the contests.
const contests = (...ids: string[]) => ({
  data: { items: ids.map((id) => ({ contestId: ContestId.parse(id), endDate: Number(id) }) as Contest), unreadable: 0 },
  error: null,
  refetch,
})

test('a contest in the address needs no list', () => {
  expect(contestToShow('1041', pending, broken)).toEqual({ kind: 'contest', contestId: '1041' })
  expect(contestToShow('', pending, pending)).toEqual({ kind: 'noSuch' })
})

test('without an id the first active contest is shown once the active list is loaded, else the latest of the history', () => {
  expect(contestToShow(null, pending, contests('1'))).toEqual({ kind: 'loading' })
  expect(contestToShow(null, contests('2', '1'), pending)).toEqual({ kind: 'contest', contestId: '2' })
  expect(contestToShow(null, contests(), pending)).toEqual({ kind: 'loading' })
  expect(contestToShow(null, contests(), contests('1', '3'))).toEqual({ kind: 'contest', contestId: '3' })
  expect(contestToShow(null, contests(), contests())).toEqual({ kind: 'none' })
})

test('if a required list fails, its retry is offered', () => {
  expect(contestToShow(null, broken, contests('1'))).toEqual({ kind: 'failed', error: broken.error, retry: refetch })
  expect(contestToShow(null, contests('1'), broken)).toMatchObject({ kind: 'contest' })
  expect(contestToShow(null, contests(), broken)).toEqual({ kind: 'failed', error: broken.error, retry: refetch })
})
