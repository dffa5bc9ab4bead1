// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { storage } from '../../../../../src/platform/storage.ts'
import { paper } from '../../../../sandbox/paper.ts'
import { openApp } from '../../../openApp.tsx'
import { ownKey } from '../../../openExchange.ts'
import { otherTab } from '../../../otherTab.ts'
import { openContest } from '../openContest.ts'

const KEY = ownKey('futuresStandings', paper().exchange)

/** Trader 1 leads; each following one has one percent less. */
const hashOf = (rank: number) => `${String(rank).padStart(4, '0')}beefcafe${String(rank).padStart(4, 'f')}`
const shown = (rank: number) => `${hashOf(rank).slice(0, 4)}…${hashOf(rank).slice(-4)}`

/** The running contest with this many traders on its leaderboard, best first. */
async function open(traders: number) {
  openContest({
    board: Array.from({ length: traders }, (_, place) => ({
      hashedEmail: hashOf(place + 1),
      roi: (200 - place).toFixed(2),
    })),
  })
  await openApp({ path: '/contests' })
  await screen.findAllByRole('button', { name: /^Pin / })
}
const board = () => within(screen.getByRole('table', { name: 'Leaderboard' }))
const pinned = () => within(screen.getByRole('table', { name: 'Pinned rows and their neighbours' }))
const pinnedRows = () => pinned().getAllByRole('row').slice(1)
const texts = (rows: readonly HTMLElement[]) => rows.map((row) => within(row).getByRole('rowheader').textContent)
const pin = (rank: number) => userEvent.click(board().getByRole('button', { name: `Pin ${shown(rank)}` }))

test('five rows can be pinned, and a hint says how', async () => {
  await open(10)
  expect(await screen.findByText('Press a row to pin it and follow its rank.')).toBeVisible()
  const button = board().getByRole('button', { name: `Pin ${shown(2)}` })
  expect(button).not.toHaveAccessibleDescription()
  expect(button.closest('[title]')).toHaveAttribute('title', hashOf(2))
  await pin(2)
  expect(screen.queryByText(/^Press a row/)).toBeNull()

  for (const rank of [1, 3, 4, 5]) await pin(rank)
  const more = board().getAllByRole('button', { name: 'Only 5 rows can be pinned' })
  expect(more).toHaveLength(5)
  await userEvent.click(more[0]!)
  expect(JSON.parse(localStorage.getItem(KEY) ?? 'null')[0].pins).toHaveLength(5)
})

test('a pinned row stays visible with its neighbours; the user’s own row has more of them', async () => {
  await open(40)
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

test('pins are synced between tabs: one that left the list is reported, the hash of another turns the list to its page', async () => {
  await open(40)
  const pins = [99, 37].map((rank) => ({ hash: hashOf(rank), isMe: rank === 99 }))
  act(() => otherTab(KEY, JSON.stringify([{ contestId: '1041', pins }])))
  expect(screen.getByText(`${shown(99)} is not on this leaderboard now`)).toBeVisible()
  expect(texts(pinnedRows())).toHaveLength(3)
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

test('the rank calculator, closed at first, shows the ROI for the last paid rank, and the price move at the chosen leverage', async () => {
  storage.leverage.set(20)
  await open(40)
  const calculator = within(await screen.findByRole('region', { name: 'Rank calculator' }))
  expect(calculator.getByRole('textbox', { name: 'Rank to reach' })).not.toBeVisible()
  await userEvent.click(calculator.getByRole('heading', { name: 'Rank calculator' }))
  expect(calculator.getByRole('textbox')).toHaveValue('30')
  expect(calculator.getByText('Rank 30 needs +171.01 %')).toBeVisible()
  expect(calculator.getByRole('status').textContent.replaceAll('\u00a0', ' ')).toBe(
    '+171.01 %ROI needed on one trade: the price has to move 8.56 % in your favour at ×20. Rank 30 has +171.00 %; a tie may rank below it.',
  )
  await userEvent.clear(calculator.getByRole('textbox'))
  await userEvent.type(calculator.getByRole('textbox'), '1x0')
  expect(calculator.getByText('Rank 10 needs +191.01 %')).toBeVisible()
  expect(calculator.queryByRole('alert')).toBeNull()
  await userEvent.type(calculator.getByRole('textbox'), 'x')
  expect(calculator.getByRole('alert')).toHaveTextContent(/digits/i)
})

test('before the start, after the end and without a usable list there is no rank calculator', async () => {
  openContest({ board: ['1', '2'].map((roi) => ({ hashedEmail: `trader${roi}`, roi })) })
  for (const contestId of ['1041', '1042', '1038']) {
    const shown = await openApp({ path: `/contests/${contestId}` })
    await screen.findByRole('region', { name: 'Leaderboard' })
    // Its code is there.
    await act(async () => void (await import('../../../../../src/features/contests/leaderboard/RankCalculator.tsx')))
    expect(screen.queryByRole('region', { name: 'Rank calculator' })).toBeNull()
    shown.leave()
  }
})
