import { expect, test } from 'vitest'
import { wantedContest } from '../../src/domain/wantedContest.ts'
import type { Contest } from '../../src/wire/contest.ts'
import { ContestId } from '../../src/wire/scalars.ts'

const refetch = () => {}
const pending = { data: undefined, error: null, refetch }
const broken = { data: undefined, error: new Error('no answer'), refetch }
// Which contest is chosen is chooseContest's: here one field tells them apart.
const contests = (...ids: string[]) => ({
  data: { items: ids.map((id) => ({ contestId: ContestId.parse(id), endDate: Number(id) }) as Contest), unreadable: 0 },
  error: null,
  refetch,
})

test('a contest that the address names waits for no list', () => {
  expect(wantedContest('1041', pending, broken)).toEqual({ kind: 'contest', contestId: '1041' })
  expect(wantedContest('', pending, pending)).toEqual({ kind: 'noSuch' })
})

test('without a name the first active one is shown as soon as the active ones are there, else the newest of the history', () => {
  expect(wantedContest(null, pending, contests('1'))).toEqual({ kind: 'loading' })
  expect(wantedContest(null, contests('2', '1'), pending)).toEqual({ kind: 'contest', contestId: '2' })
  expect(wantedContest(null, contests(), pending)).toEqual({ kind: 'loading' })
  expect(wantedContest(null, contests(), contests('1', '3'))).toEqual({ kind: 'contest', contestId: '3' })
  expect(wantedContest(null, contests(), contests())).toEqual({ kind: 'none' })
})

test('a list that is needed and did not come fails with its own way to ask again', () => {
  expect(wantedContest(null, broken, contests('1'))).toEqual({ kind: 'failed', error: broken.error, retry: refetch })
  expect(wantedContest(null, contests('1'), broken)).toMatchObject({ kind: 'contest' })
  expect(wantedContest(null, contests(), broken)).toEqual({ kind: 'failed', error: broken.error, retry: refetch })
})
