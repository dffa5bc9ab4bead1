// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { session } from '../../../../../src/queries/session.ts'
import { storedContests } from '../../../../../src/features/contests/last-visit/stored/storedContests.ts'
import { lastAnswer } from '../../../../../src/domain/contest/storedContests.ts'
import { createContestToken, getContest, getContestForUser, listActiveContests } from '../../../../../src/api/contest.ts'
import { stillClock } from '../../../../sandbox/paper.ts'
import { openApp } from '../../../openApp.tsx'
import { exchangeInUse, openExchange } from '../../../openExchange.ts'

const WEBVIEW = '/mcontests?token=any-token-of-the-app'
const WEBVIEW_1041 = '/mcontests/1041?token=any-token-of-the-app'
const title = () => screen.findByRole('heading', { level: 1, name: 'Autumn ROI Cup' })
const board = () => within(screen.getByRole('region', { name: 'Leaderboard' }))
const old = /^Last updated \d\d\.\d\d\.\d{4} 08:\d\d UTC/

/** An earlier visit, which has stored what it fetched. */
async function visit(path = '/contests') {
  const opened = exchangeInUse() ?? openExchange(stillClock)
  const page = await openApp({ path })
  await title()
  for (const name of ['active', 'history', 'contest 1041'] as const) await waitFor(() => expect(lastAnswer(storedContests.get(), name, session.now())).not.toBeNull())
  page.leave()
  return opened
}

test('a slow start shows the stored list, marked as old, until the first response', async () => {
  const { hold } = await visit(WEBVIEW)
  const letGo = hold(listActiveContests.path, getContestForUser.path)
  await openApp({ path: WEBVIEW })
  await title()
  expect(await board().findByText(old)).toHaveTextContent('UTC')
  expect(board().getAllByRole('row')).toHaveLength(11)
  expect(screen.queryByText(/^Refreshed every hour/)).toBeNull()
  expect(await within(screen.getByRole('region', { name: 'Active contests' })).findByText(old)).toBeVisible()

  letGo()
  expect(await board().findByText(/^Refreshed every hour/)).toBeVisible()
  await waitFor(() => expect(screen.queryByText(old)).toBeNull())
})

test('an old list offers no join button and does not say that the user has joined', async () => {
  const { fault, hold } = openExchange(stillClock)
  fault({ path: getContestForUser.path, kind: 'code', code: 403, times: 0 })
  await visit()
  hold(createContestToken.path)
  await openApp({ path: '/contests' })
  await title()
  expect(await screen.findByText('Waiting for the exchange. You can join once the list is updated.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Join now' })).toBeNull()
  expect(screen.queryByText('Joined')).toBeNull()
})

test('without its token nothing is fetched, and the stored list is shown', async () => {
  await visit()
  const { hold, times } = openExchange(stillClock)
  const letGo = hold(createContestToken.path)
  await openApp({ path: '/contests' })
  await title()
  expect(times(listActiveContests.path) + times(getContestForUser.path) + times(getContest.path)).toBe(0)
  letGo()
  expect(await screen.findByRole('button', { name: 'Join now' })).toBeVisible()
  expect(times(getContestForUser.path)).toBe(1)
})

test('if the exchange does not respond, the old list stays and can be retried', async () => {
  await visit()
  const { exchange } = openExchange(stillClock)
  exchange.faults.set({ path: createContestToken.path, kind: 'status', status: 400, times: 1 })
  await openApp({ path: '/contests' })
  expect(await screen.findByText('The exchange is not responding. This is the last leaderboard received.')).toBeVisible()
  expect(await board().findByText(old)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Join now' })).toBeVisible()
  expect(screen.queryByText(old)).toBeNull()
})

test('if only one list fails, it stays, marked as old, with its own retry', async () => {
  await visit(WEBVIEW)
  const { exchange } = openExchange(stillClock)
  exchange.faults.set({ path: listActiveContests.path, kind: 'status', status: 400, times: 1 })
  await openApp({ path: WEBVIEW })
  await title()
  const list = () => within(screen.getByRole('region', { name: 'Active contests' }))
  await userEvent.click(await list().findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(list().queryByText(old)).toBeNull())
  expect(list().getAllByRole('listitem')).toHaveLength(2)
})

test('a contest that the exchange no longer lists is not shown from storage', async () => {
  await visit(WEBVIEW_1041)
  const { exchange } = openExchange(stillClock)
  exchange.faults.set({ path: getContestForUser.path, kind: 'code', code: 6001, times: 0 })
  await openApp({ path: WEBVIEW_1041 })
  expect(await screen.findByText('There is no such contest')).toBeVisible()
  expect(screen.queryByText(old)).toBeNull()
})

test('corrupt storage is ignored', async () => {
  storedContests.set('[{"name":"active","at":1,"contests":[{}]},7')
  openExchange(stillClock).hold(createContestToken.path)
  await openApp({ path: '/contests' })
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeNull())
  expect(screen.queryByText(/^Last updated/)).toBeNull()
})

test('logging out removes the stored contests', async () => {
  await visit()
  const { user } = await openApp({ path: '/contests' })
  await title()
  expect(storedContests.get()).toContain('Autumn ROI Cup')
  await user.click(screen.getByRole('button', { name: 'Log out' }))
  expect(storedContests.get()).toBeNull()
})
