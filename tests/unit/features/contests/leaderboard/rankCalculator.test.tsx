// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { storage } from '../../../../../src/platform/storage.ts'
import { stillClock } from '../../../../sandbox/paper.ts'
import { openApp } from '../../../openApp.tsx'
import { openExchange } from '../../../openExchange.ts'

/** Opens a running contest whose leaderboard has these ROIs, and its calculator, which is closed at first. */
async function openCalculator(rois: readonly string[], path = '/contests') {
  const { exchange } = openExchange(stillClock)
  const contest = exchange.world.contests.get('1041')!
  exchange.world.contests.set('1041', {
    ...contest,
    board: rois.map((roi, place) => ({ hashedEmail: `trader${place}`, roi })),
  })
  await openApp({ path })
  const region = within(await screen.findByRole('region', { name: 'Rank calculator' }))
  expect(region.getByRole('textbox', { name: 'Rank to reach' })).not.toBeVisible()
  await userEvent.click(region.getByRole('heading', { name: 'Rank calculator' }))
  return region
}
const said = (region: Awaited<ReturnType<typeof openCalculator>>) =>
  region.getByRole('status').textContent?.replaceAll('\u00a0', ' ')
const FORTY = Array.from({ length: 40 }, (_, place) => (128.33 - place).toFixed(2))

test('shows the ROI that the last paid rank needs, and the price move at the chosen leverage', async () => {
  storage.leverage.set(20)
  const region = await openCalculator(FORTY)
  expect(region.getByRole('textbox')).toHaveValue('30')
  expect(region.getByText('Rank 30 needs +99.34 %')).toBeVisible()
  expect(said(region)).toBe(
    '+99.34 %ROI needed on one trade: the price has to move 4.97 % in your favour at ×20. Rank 30 has +99.33 %; a tie may rank below it.',
  )
  await userEvent.clear(region.getByRole('textbox'))
  await userEvent.type(region.getByRole('textbox'), '1x0')
  expect(region.getByText('Rank 10 needs +119.34 %')).toBeVisible()
})

test('before the start, after the end and without a usable list there is none', async () => {
  const { exchange } = openExchange(stillClock)
  const contest = exchange.world.contests.get('1041')!
  exchange.world.contests.set('1041', { ...contest, board: contest.board.toReversed() })
  for (const contestId of ['1041', '1042', '1038']) {
    const shown = await openApp({ path: `/contests/${contestId}` })
    await screen.findByRole('region', { name: 'Leaderboard' })
    // Its code is there.
    await act(async () => void (await import('../../../../../src/features/contests/leaderboard/RankCalculator.tsx')))
    expect(screen.queryByRole('region', { name: 'Rank calculator' })).toBeNull()
    shown.leave()
  }
})
