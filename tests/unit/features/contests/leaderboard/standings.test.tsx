// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { paper, stillClock } from '../../../../sandbox/paper.ts'
import { openApp } from '../../../openApp.tsx'
import { openExchange, ownKey } from '../../../openExchange.ts'

const KEY = ownKey('futuresStandings', paper().exchange)

/** Trader 1 leads; each following one has one percent less. */
const hashOf = (rank: number) => `${String(rank).padStart(4, '0')}beefcafe${String(rank).padStart(4, 'f')}`
const shown = (rank: number) => `${hashOf(rank).slice(0, 4)}…${hashOf(rank).slice(-4)}`

const pinsThere = () => screen.findAllByRole('button', { name: /^Pin / })

/** The running contest with this many traders on its leaderboard, best first. */
async function open(order: readonly number[]) {
  const opened = openExchange(stillClock)
  const contest = opened.exchange.world.contests.get('1041')!
  const board = order.map((trader, place) => ({ hashedEmail: hashOf(trader), roi: (200 - place).toFixed(2) }))
  opened.exchange.world.contests.set('1041', { ...contest, board })
  const page = await openApp({ path: '/contests' })
  await pinsThere()
  return { ...opened, page }
}
const first = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const board = () => within(screen.getByRole('table', { name: 'Leaderboard' }))
const pinned = () => within(screen.getByRole('table', { name: 'Pinned rows and their neighbours' }))
const pinnedRows = () => pinned().getAllByRole('row').slice(1)
const texts = (rows: readonly HTMLElement[]) => rows.map((row) => within(row).getByRole('rowheader').textContent)
const pin = (rank: number) => userEvent.click(board().getByRole('button', { name: `Pin ${shown(rank)}` }))
const storedValue = () => JSON.parse(localStorage.getItem(KEY) ?? 'null')

test('a hint explains pinning until a row is pinned', async () => {
  await open(first(10))
  expect(screen.getByText('Press a row to pin it and follow its rank.')).toBeVisible()
  await pin(2)
  expect(screen.queryByText(/^Press a row/)).toBeNull()
})

test('the whole hash is shown over its row, and not read with its pin', async () => {
  await open(first(1))
  const button = board().getByRole('button', { name: `Pin ${shown(1)}` })
  expect(button).not.toHaveAccessibleDescription()
  expect(button.closest('[title]')).toHaveAttribute('title', hashOf(1))
})

test('a pinned row stays visible with its neighbours; the user’s own row has more of them', async () => {
  await open(first(40))
  await pin(7)
  expect(texts(pinnedRows())).toEqual([
    expect.stringContaining(shown(6)),
    expect.stringContaining(`${shown(7)} show on the leaderboardThis is me`),
    expect.stringContaining(shown(8)),
  ])

  await userEvent.click(pinned().getByRole('button', { name: 'This is me' }))
  expect(pinnedRows().map((row) => row.textContent?.[0])).toEqual(['5', '6', '7', '8', '9'])
  expect(screen.getByText('Your rank: 7')).toBeVisible()
  expect(pinned().getByRole('button', { name: 'Me: this is not my row' })).toBeVisible()
  await pin(9)
  expect(pinned().queryByRole('button', { name: 'This is me' })).toBeNull()
  await pin(9)

  await userEvent.click(pinned().getByRole('button', { name: `Pin ${shown(7)}` }))
  expect(screen.queryByRole('table', { name: 'Pinned rows and their neighbours' })).toBeNull()
  await waitFor(() => expect(screen.getByRole('region', { name: 'Leaderboard' })).toHaveFocus())
})

test('at most five rows can be pinned', async () => {
  await open(first(10))
  for (const rank of [1, 2, 3, 4, 5]) await pin(rank)
  const more = board().getAllByRole('button', { name: 'Only 5 rows can be pinned' })
  expect(more).toHaveLength(5)
  await userEvent.click(more[0]!)
  expect(storedValue()[0].pins).toHaveLength(5)
})

/** As stored by another tab of this device. */
function remember(value: unknown) {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  localStorage.setItem(KEY, text)
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: text }))
}

test('pins are synced between tabs, and a pinned row that left the list is reported', async () => {
  await open(first(10))
  act(() =>
    remember([
      {
        contestId: '1041',
        pins: [
          { hash: hashOf(99), isMe: true },
          { hash: hashOf(2), isMe: false },
        ],
      },
    ]),
  )
  expect(screen.getByText(`${shown(99)} is not on this leaderboard now`)).toBeVisible()
  expect(texts(pinnedRows())).toHaveLength(3)
})

test('the hash of a pinned row turns the list to its page', async () => {
  await open(first(40))
  act(() => remember([{ contestId: '1041', pins: [{ hash: hashOf(37), isMe: false }] }]))
  await userEvent.click(pinned().getByRole('button', { name: `${shown(37)} show on the leaderboard` }))
  expect(screen.getByText('31–40 of 40')).toBeVisible()
  expect(document.activeElement).toHaveTextContent(/^370037…ff37/)
  expect(document.activeElement).toHaveClass('bg-surface-hover')

  // Back on its page by the pager, the row takes neither the focus nor the mark again.
  const turn = (page: number) => userEvent.click(screen.getByRole('button', { name: `Page ${page} of 4` }))
  await turn(3)
  await turn(4)
  expect(document.activeElement).toHaveAccessibleName('Page 4 of 4')
  expect(board().getByRole('row', { name: /^37 / })).not.toHaveClass('bg-surface-hover')
})
