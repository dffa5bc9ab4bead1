// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { paper, stillClock } from '../../../../sandbox/paper.ts'
import { openApp } from '../../../openApp.tsx'
import { openExchange, ownKey } from '../../../openExchange.ts'

const KEY = ownKey('futuresStandings', paper().exchange)


/** Trader 1 leads; each following one has one percent less. */
const hashOf = (rank: number) => `${String(rank).padStart(4, '0')}beefcafe${String(rank).padStart(4, 'f')}`
const shown = (rank: number) => `${hashOf(rank).slice(0, 4)}…${hashOf(rank).slice(-4)}`

const pinsThere = () => screen.findAllByRole('button', { name: /^Pin / })

/** The running contest with this many traders on its leaderboard, best first. */
async function open(order: readonly number[], { participants = 86 } = {}) {
  const opened = openExchange(stillClock)
  const contest = opened.exchange.world.contests.get('1041')!
  const board = order.map((trader, place) => ({ hashedEmail: hashOf(trader), roi: (200 - place).toFixed(2) }))
  opened.exchange.world.contests.set('1041', { ...contest, board, participants: contest.participants.slice(0, participants) })
  const page = await openApp({ path: '/contests' })
  await pinsThere()
  return { ...opened, page }
}
const first = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const board = () => within(screen.getByRole('table', { name: 'Leaderboard' }))
const pinned = () => within(screen.getByRole('table', { name: 'Pinned rows and their neighbours' }))
const pinnedRows = () => pinned().getAllByRole('row').slice(1)
const texts = (rows: readonly HTMLElement[]) => rows.map((row) => within(row).getByRole('rowheader').textContent)
const field = () => screen.getByRole('textbox', { name: 'Trader’s hash' })
const search = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Find a trader' }))
  expect(field()).toHaveFocus()
}
const pin = (rank: number) => userEvent.click(board().getByRole('button', { name: `Pin ${shown(rank)}` }))
const storedValue = () => JSON.parse(localStorage.getItem(KEY) ?? 'null')

test('a row is found by its hash, and a click turns the list to its page', async () => {
  await open(first(40))
  await search()
  await userEvent.type(field(), '0037')
  const found = await screen.findByRole('table', { name: 'Rows found' })
  expect(within(found).getAllByRole('row')).toHaveLength(2)
  expect(within(found).getAllByRole('row')[1]).toHaveTextContent(/^370037…ff37.*\+164\.00\s%/)
  expect(screen.getByText('1 row found')).toBeVisible()

  await userEvent.click(within(found).getByRole('button', { name: `${shown(37)} show on the leaderboard` }))
  expect(screen.getByText('31–40 of 40')).toBeVisible()
  expect(document.activeElement).toHaveTextContent(/^370037…ff37/)

  await userEvent.clear(field())
  expect(screen.queryByRole('table', { name: 'Rows found' })).toBeNull()
  await userEvent.type(field(), 'zzz')
  expect(await screen.findByText(/^No such row on this leaderboard/)).toBeVisible()
})

test('shows the best five of many matches, and counts all', async () => {
  await open(first(40))
  await search()
  await userEvent.type(field(), '00')
  expect(await screen.findByText('Top 5 of 40 rows found')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('search')).toBeNull()
  expect(screen.queryByText(/rows found/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Find a trader' })).toHaveFocus()
})

test('a hint explains pinning until a row is pinned', async () => {
  await open(first(10))
  expect(screen.getByText('Press a row to keep it on top and see it move.')).toBeVisible()
  await pin(2)
  expect(screen.queryByText(/^Press a row/)).toBeNull()
})

test('a pinned row stays visible with its neighbours; the user’s own row has more of them', async () => {
  await open(first(40))
  await pin(7)
  expect(texts(pinnedRows())).toEqual([expect.stringContaining(shown(6)), expect.stringContaining(`${shown(7)} show on the leaderboardThis is me`), expect.stringContaining(shown(8))])

  await userEvent.click(pinned().getByRole('button', { name: 'This is me' }))
  expect(pinnedRows().map((row) => row.textContent?.[0])).toEqual(['5', '6', '7', '8', '9'])
  expect(screen.getByText('Your rank: 7')).toBeVisible()
  expect(pinned().getByRole('button', { name: 'Me: this is not my row' })).toBeVisible()
  await pin(9)
  expect(pinned().queryByRole('button', { name: 'This is me' })).toBeNull()
  await pin(9)

  await userEvent.click(pinned().getByRole('button', { name: `Pin ${shown(7)}` }))
  expect(screen.queryByRole('table', { name: 'Pinned rows and their neighbours' })).toBeNull()
})

test('at most five rows can be pinned', async () => {
  await open(first(10))
  for (const rank of [1, 2, 3, 4, 5]) await pin(rank)
  const more = board().getAllByRole('button', { name: 'Only 5 rows can be pinned' })
  expect(more).toHaveLength(5)
  await userEvent.click(more[0]!)
  expect(storedValue()[0].pins).toHaveLength(5)
})

const KEPT = (ranks: [trader: number, rank: number][], pins = [{ hash: hashOf(7), isMe: true }]) => [
  { contestId: '1041', pins, visits: { last: { at: Date.now() - 9 * 3_600_000, ranks: ranks.map(([trader, rank]) => ({ hash: hashOf(trader), rank })) }, before: null } },
]
/** As stored by another tab of this device. */
function remember(value: unknown) {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  localStorage.setItem(KEY, text)
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: text }))
}

test('a returning user sees the changes of rank since the last visit', async () => {
  remember(KEPT([[7, 4], [1, 3], [2, 2]]))
  await open(first(40))
  expect(screen.getByText('since your last visit: −3')).toBeVisible()
  const rows = board().getAllByRole('row').slice(1)
  expect(within(rows[0]!).getByText('2 ranks up since your last visit')).toBeInTheDocument()
  expect(within(rows[6]!).getByText('3 ranks down since your last visit')).toBeInTheDocument()
  expect(within(rows[1]!).queryByText(/since your last visit/)).toBeNull()
  expect(within(rows[2]!).queryByText(/since your last visit/)).toBeNull()
  // The next visit compares with these ranks.
  expect(storedValue()[0].visits.last.ranks).toContainEqual({ hash: hashOf(7), rank: 7 })
})

test('pins are synced between tabs, and a pinned row that left the list is reported', async () => {
  await open(first(10))
  act(() => remember(KEPT([], [{ hash: hashOf(99), isMe: true }, { hash: hashOf(2), isMe: false }])))
  expect(screen.getByText(`${shown(99)} is not on this leaderboard now`)).toBeVisible()
  expect(texts(pinnedRows())).toHaveLength(3)
})

/** Opens the rewards section, which is collapsed at first. */
const rewards = async () => {
  const region = await screen.findByRole('region', { name: 'Rewards' })
  if (region.querySelector('details:not([open])')) await userEvent.click(within(region).getByRole('heading', { name: 'Rewards' }))
  return within(region)
}

test('collapsed, the head of the rewards shows the total, or the user’s reward', async () => {
  await open(first(40), { participants: 40 })
  const head = within(await screen.findByRole('region', { name: 'Rewards' }))
  expect(head.getByText('25 750 KXT in total', { normalizer: (text) => text.replaceAll('\u00a0', ' ') })).toBeVisible()
  expect(head.getByText('Tier 2')).not.toBeVisible()
  act(() => remember(KEPT([], [{ hash: hashOf(1), isMe: true }])))
  expect(head.getByText('Yours: 8 000 KXT', { normalizer: (text) => text.replaceAll('\u00a0', ' ') })).toBeVisible()
})

test('rewards are listed by rank and tier, with what the next tier would add in total and for the user', async () => {
  remember(KEPT([], [{ hash: hashOf(11), isMe: true }]))
  await open(first(40), { participants: 40 })
  const panel = await rewards()
  expect(panel.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Rank', 'Tier 1', 'Tier 2reached', 'Tier 3next'])
  const rows = panel.getAllByRole('row').map((row) => row.textContent?.replaceAll('\u00a0', ' '))
  expect(rows.slice(1, 3)).toEqual(['15 0008 00011 500', '23 5005 7508 000'])
  expect(rows[8]).toBe('11–15Me––1 000')
  expect(panel.getByText(/^Tier 3 would pay 24\s250\sKXT more in total\. 20 more ranks would win a reward\. At your rank, 11: 1\s000\sKXT instead of nothing\.$/)).toBeVisible()
})

test('the calendar file is offered until the end; in the webview only if there is a host, which receives its text', async () => {
  const opened = openExchange(stillClock)
  await openApp({ path: '/contests/1042' }).then(async (page) => {
    expect(await screen.findByRole('button', { name: 'Add to calendar' })).toBeVisible()
    page.leave()
  })
  await openApp({ path: '/contests/1038' }).then(async (page) => {
    await pinsThere()
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
    page.leave()
  })
  const token = opened.exchange.account('demo@paper.example').contestUserToken
  await openApp({ path: `/mcontests/1041?token=${token}` }).then(async (page) => {
    await pinsThere()
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
    page.leave()
  })
  const postMessage = vi.fn()
  vi.stubGlobal('FuturesHost', { postMessage })
  await openApp({ path: `/mcontests/1041?token=${token}` })
  await userEvent.click(await screen.findByRole('button', { name: 'Add to calendar' }))
  // The page's title is told, too, whenever its texts are there.
  const messages = postMessage.mock.calls.map(([text]) => JSON.parse(String(text)) as Record<string, string>)
  const files = messages.filter(({ type }) => type === 'calendar')
  expect(files).toMatchObject([{ name: 'futures-contest-1041.ics' }])
  expect(files[0]?.['ics']?.match(/^SUMMARY:.*$/gm)).toEqual(['SUMMARY:Autumn ROI Cup: start', 'SUMMARY:Autumn ROI Cup: end'])
})
