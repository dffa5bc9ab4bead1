// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { queryClient } from '../../src/queries/client.ts'
import { openExchange, prepareContestTests, showContests } from './contestScreen.tsx'

prepareContestTests()

const coach = async () => within(await screen.findByRole('region', { name: 'Coach' }))
const target = (name: string | RegExp) => screen.getByRole('button', { name })

/** An exchange whose running contest has this list. */
function exchangeWith(rois: readonly string[]) {
  const opened = openExchange()
  const contest = opened.exchange.world.contests.get('1041')!
  opened.exchange.world.contests.set('1041', { ...contest, board: rois.map((roi, place) => ({ hashedEmail: `trader${place}`, roi })) })
  return opened
}

test('the last paid rank is the first target: the ROI it needs, and what that is at each leverage', async () => {
  exchangeWith(Array.from({ length: 40 }, (_, place) => (128.33 - place).toFixed(2)))
  await showContests()
  const panel = await coach()
  expect(panel.getByText('Projection from the list of 08:00 UTC')).toBeVisible()
  expect(target('Rank 30, last paid')).toHaveAttribute('aria-pressed', 'true')
  expect(panel.getByRole('status')).toHaveTextContent('ROI needed on one trade+99.34 %Rank 30 has +99.33 %, and an equal return may stand behind it.')
  expect(panel.getAllByRole('row').slice(1).map((row) => row.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    '×10−9.50 %+9.94 %1.05 : 1',
    '×20−4.50 %+4.97 %1.10 : 1',
    '×50−1.50 %+1.99 %1.32 : 1',
    '×100−0.50 %+1.00 %1.99 : 1',
  ])
})

test('any rank can be aimed at, by a press or typed', async () => {
  exchangeWith(['1200.00', '50.00', '20.00', '-5.00'])
  await showContests()
  const panel = await coach()
  await userEvent.click(target('Rank 1'))
  expect(panel.getByRole('status')).toHaveTextContent('+1 200.01 %')
  expect(panel.getAllByText('LONG only')).toHaveLength(1)

  const field = panel.getByRole('textbox', { name: 'Any rank' })
  await userEvent.type(field, '2x')
  expect(field).toHaveValue('2')
  expect(panel.getByRole('status')).toHaveTextContent('+50.01 %')
  expect(target('Rank 1')).toHaveAttribute('aria-pressed', 'false')

  await userEvent.click(target('Rank 3'))
  expect(field).toHaveValue('')
  expect(panel.getByRole('status')).toHaveTextContent('+20.01 %')
})

test('where no gain is needed, or nobody stands, no move is told', async () => {
  exchangeWith(['50.00', '-5.00'])
  await showContests()
  const panel = await coach()
  expect(panel.getByRole('status')).toHaveTextContent('Nobody stands on rank 30 yet: any trade that counts is enough.')
  await userEvent.type(panel.getByRole('textbox', { name: 'Any rank' }), '2')
  expect(panel.getByRole('status')).toHaveTextContent('Rank 2 has −5.00 %: a trade that loses less is enough.')
  expect(panel.queryByRole('table')).toBeNull()
})

test('the webview has it too, without a session', async () => {
  const { asked } = openExchange({ openSession: undefined })
  await showContests({ token: null })
  await userEvent.click((await coach()).getByText('How this is read'))
  expect(screen.getByText('Its margin is at least 100 KXT, without the leverage.')).toBeVisible()
  expect(asked.some(({ path }) => path.includes('/orders'))).toBe(false)
})

test('before the start, after the end, and by a list that contradicts itself nothing is projected', async () => {
  const { exchange } = openExchange()
  const { unmount } = await showContests({ contestId: '1041' })
  await coach()
  unmount()
  queryClient.clear()

  const contest = exchange.world.contests.get('1041')!
  exchange.world.contests.set('1041', { ...contest, board: contest.board.toReversed() })
  for (const contestId of ['1041', '1042', '1038']) {
    const shown = await showContests({ contestId })
    await screen.findByRole('region', { name: 'Leaderboard' })
    expect(screen.queryByRole('region', { name: 'Coach' })).toBeNull()
    shown.unmount()
  }
})
