// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  getContest,
  getContestForUser,
  listActiveContests,
  listHistoryContests,
} from '../../../../../src/api/contest.ts'
import { createContestToken, joinContest } from '../../../../../src/api/joining.ts'
import { CONTEST_REFRESH_MS } from '../../../../../src/constants/limits.ts'
import { stillClock } from '../../../../sandbox/paper.ts'
import { departures, openApp } from '../../../openApp.tsx'
import { openExchange, exchangeInUse } from '../../../openExchange.ts'
import { sentKeys } from '../../../shared/change-flow/sentKeys.ts'
import { openContest } from '../openContest.ts'

/** Accepts the contest's terms and confirms. */
async function join(user: Pick<typeof userEvent, 'click'> = userEvent) {
  await user.click(await screen.findByRole('button', { name: 'Join now' }))
  expect(await screen.findByRole('button', { name: 'Confirm' })).toBeDisabled()
  await user.click(await screen.findByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
/** On the exchange that the test has opened, else on a new one. */
async function show(path = '/contests', name = 'Autumn ROI Cup') {
  if (!exchangeInUse()) openExchange(stillClock)
  await openApp({ path })
  await title(name)
}
function useClock() {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const rows = () =>
  within(screen.getByRole('region', { name: 'Leaderboard' }))
    .getAllByRole('row')
    .slice(1)
const list = (name: string) => within(screen.getByRole('region', { name }))

test('the first active contest is shown, with the token fetched first, ten ranks per page, and the hour of the list', async () => {
  const { asked, exchange } = openExchange(stillClock)
  await show()
  expect(asked.find(({ path }) => path.includes('contest'))?.path).toBe(createContestToken.path)
  expect(asked.find(({ path }) => path === getContestForUser.path)?.body).toEqual({
    contestId: '1041',
    contestUserToken: exchange.account('demo@paper.example').contestUserToken,
  })
  expect(screen.getByText('Running', { selector: 'p.font-medium > span' })).toBeVisible()
  expect(screen.getByText('Ends 02.12.2026 12:00 UTC')).toBeVisible()
  expect(screen.getByText('50 000').closest('dd')).toHaveTextContent(/^50 000 KXT$/)
  expect(screen.getByText('BTCUSDC, ETHUSDC, SOLUSDC, ADAUSDC')).toBeVisible()
  expect(screen.getByText(/^Open positions on the selected markets/)).toBeVisible()
  const links = screen.getAllByRole('link', { name: /^(More information|Terms and conditions)$/ })
  expect(links.map((link) => link.getAttribute('href')).join()).toMatch(/information[?]lang=en,.*terms[?]lang=en$/)

  expect(rows()).toHaveLength(10)
  expect(within(rows()[0]!).getByText('1', { selector: '.sr-only' })).toBeInTheDocument()
  expect(rows()[0]).toHaveTextContent('11 500 KXT')
  expect(screen.getByText('Refreshed every hour, last at 08:00 UTC')).toBeVisible()
  expect(screen.getByText('1–10 of 86')).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Page 9 of 9' }))
  expect(rows()).toHaveLength(6)
  expect(rows()[5]).toHaveTextContent(/^86/)
  expect(rows()[5]).toHaveTextContent('–')
})

test('many markets are shown as a number that expands', async () => {
  openContest({ markets: Array.from({ length: 6 }, (_, place) => `M${place}-USDC`) })
  await show()
  const names = await screen.findByText(/^M0USDC, M1USDC, .*, M5USDC$/)
  expect(names).not.toBeVisible()
  await userEvent.click(screen.getByText('6 markets'))
  expect(names).toBeVisible()
})

test('the lists show pools in USDC and link to every contest except the current one', async () => {
  await show('/contests/1038', 'Summer ROI Cup')
  expect(screen.getByText('Competition ended')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Join now' })).toBeNull()
  expect(screen.queryByText(/Refreshed/)).toBeNull()
  expect(
    list('Active contests')
      .getAllByText(/^\d.* USDC$/)
      .map((pool) => pool.textContent),
  ).toEqual(['50\u00a0000\u00a0USDC', '12\u00a0000\u00a0USDC'])
  expect(list('Past contests').getByText('Viewing')).toHaveAttribute('aria-current', 'page')
  expect(list('Active contests').getByText('Starts soon').parentElement).toHaveTextContent('Altcoin Sprint')
  const links = list('Past contests').getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/futures/contests/1035', '/futures/contests/1029'])
  // Sent as the misspelled maxPrizePoll.
  expect(list('Past contests').getByText('25 000 USDC')).toBeVisible()
})

test('before the start a countdown is shown, and screen readers get the date once', async () => {
  await show('/contests/1042', 'Altcoin Sprint')
  expect(screen.getByText('Starts 01.12.2026 08:00 UTC')).toBeInTheDocument()
  const digits = screen.getByText('days').parentElement?.parentElement
  expect(digits).toHaveAttribute('aria-hidden', 'true')
  expect(digits?.closest('[aria-live], [role=status], [role=alert], [role=timer]')).toBeNull()
  expect(digits).toHaveTextContent(/^(10days00hours00min00sec|09days23hours59min\d\dsec)$/)
  expect(screen.getByText('Ranks appear after the start.').parentElement).toHaveTextContent(/^Nothing here/)
})

test('at its end a contest can no longer be joined; without an entry nobody was ranked', async () => {
  openContest({ board: [], endDate: stillClock.now() + 2_000 })
  await openApp({ path: '/contests/1041' })
  expect(await screen.findByText('Competition ended')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Join now' })).toBeNull()
  expect(screen.getByText('Nobody was ranked in this contest.').parentElement).toHaveTextContent(/^No results/)
})

test('an ended contest whose ranks are unreadable does not claim that nobody was ranked', async () => {
  const { ask, tell, exchange } = openContest({ board: [], endDate: stillClock.now() - 1 })
  const { contestUserToken } = exchange.account('demo@paper.example')
  tell(getContestForUser.path, {
    ...(await ask(getContestForUser, { contestId: '1041', contestUserToken })),
    leaderboard: [{}],
  })
  await show('/contests/1041')
  expect(await list('Leaderboard').findByText('1 entry could not be shown.')).toBeVisible()
  expect(screen.queryByText('Nobody was ranked in this contest.')).toBeNull()
})

test('ranks that cannot be read any more are not called newer than they are', async () => {
  useClock()
  const { exchange } = openExchange(stillClock)
  await openApp({ path: '/contests/1041' })
  await screen.findByText('Refreshed every hour, last at 08:00 UTC')
  exchange.faults.set({ path: getContestForUser.path, kind: 'status', status: 500, times: 0 })
  exchange.moveClock(3_600_000)
  await pass(3 * CONTEST_REFRESH_MS)
  expect(screen.getByText('Refreshed every hour, last at 08:00 UTC')).toBeVisible()
})

test('the only active contest stays on screen when it ends, also while the past ones cannot be read, and is one then', async () => {
  useClock()
  const { exchange, hold, times } = openContest({ endDate: stillClock.now() + 30_000 })
  exchange.world.contests.delete('1042')
  await show()
  exchange.faults.set({ path: listHistoryContests.path, kind: 'status', status: 400 })
  const release = hold(listHistoryContests.path)
  exchange.moveClock(30_000)
  await pass(CONTEST_REFRESH_MS)
  await waitFor(() => expect(times(listHistoryContests.path)).toBe(2))
  await title('Autumn ROI Cup')
  release()
  await pass(1)
  await title('Autumn ROI Cup')
  await pass(CONTEST_REFRESH_MS)
  expect(await list('Past contests').findByText('Viewing')).toBeVisible()
  await waitFor(() => expect(list('Active contests').queryByText('Viewing')).toBeNull())
})

test('on a phone the lists below a contest are folded, but not one that failed', async () => {
  const { exchange } = openExchange(stillClock)
  exchange.faults.set({ path: listHistoryContests.path, kind: 'status', status: 400, times: 0 })
  const { queryClient } = await openApp({ path: '/contests/1041', width: 390 })
  await title('Autumn ROI Cup')
  const fold = (name: string) => screen.getByRole('region', { name }).querySelector('details')
  await waitFor(() => expect(fold('Past contests')).toHaveAttribute('open'))
  expect(fold('Active contests')).not.toHaveAttribute('open')
  exchange.faults.set({ path: listActiveContests.path, kind: 'status', status: 400, times: 0 })
  const active = ['contests', 'active']
  await act(() => queryClient.invalidateQueries({ queryKey: active }))
  expect(queryClient.getQueryState(active)?.error).not.toBeNull()
  // The query tells its observers in a timer.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(fold('Active contests')).not.toHaveAttribute('open')
  exchange.faults.clear()
  await userEvent.click(list('Past contests').getByRole('button', { name: 'Try again' }))
  await list('Past contests').findAllByRole('listitem')
  expect(fold('Past contests')).toHaveAttribute('open')
})

test('its leaderboard is read after its end, also if the first reading fails or the contest leaves the active ones before', async () => {
  useClock()
  const { exchange, times } = openContest({ endDate: stillClock.now() + 90_000 })
  await show('/contests/1041')
  exchange.moveClock(90_000)
  await pass(90_000)
  await screen.findByText('Competition ended')
  const before = times(getContestForUser.path)
  exchange.faults.set({ path: getContestForUser.path, kind: 'status', status: 502, times: 3 })
  await pass(3 * CONTEST_REFRESH_MS)
  expect(times(getContestForUser.path)).toBeGreaterThan(before + 3)
})

test('ranks read as it ends are read once more, since the last ones may be drawn up later', async () => {
  useClock()
  const { times } = openContest({ endDate: Date.now() + CONTEST_REFRESH_MS / 2 }, {})
  await show('/contests/1041')
  await pass(1.1 * CONTEST_REFRESH_MS)
  await screen.findByText('Competition ended')
  const before = times(getContestForUser.path)
  await pass(3 * CONTEST_REFRESH_MS)
  expect(times(getContestForUser.path)).toBe(before + 1)
})

test('a contest that was asked for too often says so', async () => {
  const { exchange } = openExchange(stillClock)
  exchange.faults.set({ path: getContestForUser.path, kind: 'status', status: 429, times: 0 })
  await openApp({ path: '/contests/1041' })
  expect(await screen.findByText('Too many requests. Try again in a moment.')).toBeVisible()
})

test('joining confirmed again after a lost response keeps its key', async () => {
  useClock()
  const { exchange } = openExchange(stillClock)
  const keys = sentKeys(joinContest.path)
  exchange.faults.set({ path: joinContest.path, kind: 'status', status: 502, times: 1 })
  const { user } = await openApp({ path: '/contests' })
  await join(user)
  for (let look = 0; look < 7; look += 1) await pass(3_000)
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('dialog')).toHaveTextContent(/You are not on the list yet.*We could not find you/)
  await user.click(again)
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('You are in')).toBeVisible()
  expect(screen.getByText(/first one, you appear on the leaderboard at its next refresh\.$/)).toBeVisible()
  expect(keys()).toEqual([expect.any(String), keys()[0]])
  fireEvent.click(within(screen.getByRole('dialog')).getAllByRole('button').at(-1)!)
  expect(document.querySelector('[role=dialog]'), 'gone before its form could be seen again').toBeNull()
})

test('a join whose dialog is closed meanwhile shows on the page once it is done', async () => {
  const release = openExchange(stillClock).hold(joinContest.path)
  const { user } = await openApp({ path: '/contests' })
  await join(user)
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!)
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  release()
  expect(await screen.findByText('Joined')).toBeVisible()
})

test.each([
  ['code', []],
  ['status', [{ path: getContestForUser.path, kind: 'status', status: 403 }]],
] as const)('a token refused by its %s: once without it, and Join explains', async (_, faults) => {
  const { asked, times } = openExchange({ ...stillClock, persona: null })
  const token = '12345678901234567890'
  const { history } = await openApp({ path: `/mcontests/1041?token=${token}&lang=de`, faults })
  await title('Autumn ROI Cup')
  expect([times(getContestForUser.path), times(getContest.path), times(createContestToken.path)]).toEqual([1, 1, 0])
  const join = screen.getByRole('button', { name: 'Join now' })
  expect(join).toBeDisabled()
  expect(join).toHaveAccessibleDescription('With this login you can view the contest but not join it.')
  expect(asked.find(({ path }) => path === getContestForUser.path)?.body).toEqual({
    contestId: '1041',
    contestUserToken: token,
  })
  expect(history.location.search).toContain(`token=${token}`)
  expect(document.documentElement.lang, 'of an unknown language').toBe('en')
})

test('a webview without a token shows the contest, and Join explains why it is disabled', async () => {
  const { times } = openExchange({ ...stillClock, persona: null })
  await show('/mcontests')
  expect([times(getContest.path), times(getContestForUser.path)]).toEqual([1, 0])
  expect(screen.getByRole('button', { name: 'Join now' })).toHaveAccessibleDescription(/from the app/)
})

// The link next to it contains the name, too, for screen readers.
const shownName = { ignore: '.sr-only' }

test('a failed contest and a failed history do not affect each other, nor the other list; each loads with its Try again', async () => {
  const { exchange } = openExchange(stillClock)
  exchange.faults.set({ path: getContestForUser.path, kind: 'malformed', times: 1 })
  exchange.faults.set({ path: listHistoryContests.path, kind: 'status', status: 400, times: 1 })
  await openApp({ path: '/contests/1041' })
  expect(await screen.findByRole('heading', { level: 1, name: 'The contest could not be loaded' })).toBeVisible()
  expect(screen.getByText('The exchange did not answer.')).toBeVisible()
  expect(await list('Active contests').findByText('Altcoin Sprint', shownName)).toBeVisible()
  const past = list('Past contests')
  expect(past.getByRole('alert')).toHaveTextContent('Data could not be loaded')
  await userEvent.click(past.getByRole('button', { name: 'Try again' }))
  expect(await past.findByText('Bitcoin Week', shownName)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await title('Autumn ROI Cup')
})

test.each(['9999', 'x'.repeat(300)])('there is no contest %s', async (contestId) => {
  await show(`/contests/${contestId}`, 'There is no such contest')
  expect(await list('Active contests').findByText('Autumn ROI Cup', shownName)).toBeVisible()
})

test('if creating the token fails, an error is shown, and Try again opens the contests', async () => {
  const { exchange, times } = openExchange(stillClock)
  exchange.faults.set({ path: createContestToken.path, kind: 'code', code: 1, times: 1 })
  await openApp({ path: '/contests' })
  expect(await within(await screen.findByRole('main')).findByRole('alert')).toHaveTextContent(
    'The exchange did not accept this.',
  )
  expect(times(listActiveContests.path)).toBe(0)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await title('Autumn ROI Cup')
})

test('if the session marker is still missing after creating the token, the login starts once', async () => {
  const { times } = openExchange(stillClock)
  // Storage that loses every write without an error.
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {})
  onTestFinished(() => setItem.mockRestore())
  await openApp({ path: '/contests' })
  await waitFor(() => expect(departures).toHaveLength(1))
  expect(times(createContestToken.path)).toBe(1)
})

test('the strip above the trading page shows pool and dates, and links to the contests', async () => {
  openExchange(stillClock)
  await openApp({ path: '/market/BTC-USDC' })
  const strip = await screen.findByRole('region', { name: 'Current contest' })
  expect(strip).toHaveTextContent('50 000 KXT')
  expect(strip).toHaveTextContent('November 18, 2026 12:00 – December 02, 2026 12:00 UTC')
  expect(within(strip).getByRole('link', { name: 'View contest' })).toHaveAttribute('href', '/futures/contests')
})

test('a trader who hides contests sees no strip and no link, and no news of them is offered', async () => {
  const { times } = await openApp({ path: '/market/BTC-USDC', persona: 'contests-hidden' })
  await userEvent.click(await screen.findByRole('button', { name: /^Alerts for/ }))
  expect(await screen.findByRole('switch', { name: /orders and payments/, hidden: true })).toBeInTheDocument()
  expect(screen.queryByRole('switch', { name: /contest/, hidden: true })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Contests', hidden: true })).toBeNull()
  expect(times(listActiveContests.path)).toBe(0)
})
