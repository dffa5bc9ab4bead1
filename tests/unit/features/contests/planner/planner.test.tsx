// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ContestId } from '../../../../../src/api/scalars.ts'
import { joinContest } from '../../../../../src/api/contest.ts'
import { closeOrder, createOrder, listOrders } from '../../../../../src/api/order.ts'
import { refreshContest } from '../../../../../src/queries/contests.ts'
import { order, stillClock } from '../../../../sandbox/paper.ts'
import { openApp } from '../../../openApp.tsx'
import { openExchange } from '../../../openExchange.ts'

const planner = () => screen.findByRole('region', { name: 'Rank planner' })
/** Opens the planner, which is collapsed at first. */
const openPlanner = async () => {
  const region = await planner()
  await userEvent.click(within(region).getByRole('heading', { name: 'Rank planner' }))
  return within(region)
}
const target = (name: string | RegExp) => screen.getByRole('button', { name })

/** An exchange whose running contest has this leaderboard. */
function exchangeWith(rois: readonly string[]) {
  const opened = openExchange(stillClock)
  const contest = opened.exchange.world.contests.get('1041')!
  opened.exchange.world.contests.set('1041', { ...contest, board: rois.map((roi, place) => ({ hashedEmail: `trader${place}`, roi })) })
  return opened
}

test('the last paid rank is the default target, with the ROI it needs and the move at each leverage', async () => {
  exchangeWith(Array.from({ length: 40 }, (_, place) => (128.33 - place).toFixed(2)))
  await openApp({ path: '/contests' })
  const panel = await openPlanner()
  expect(panel.getByText('Projection from the 08:00 UTC leaderboard')).toBeVisible()
  expect(target('Rank 30, last paid')).toHaveAttribute('aria-pressed', 'true')
  expect(panel.getByRole('status')).toHaveTextContent('ROI needed on one trade+99.34 %Rank 30 has +99.33 %; a tie may rank below it.')
  expect(panel.getAllByRole('row').slice(1).map((row) => row.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    '×10−9.50 %+9.94 %1.05 : 1',
    '×20−4.50 %+4.97 %1.10 : 1',
    '×50−1.50 %+1.99 %1.32 : 1',
    '×100−0.50 %+1.00 %1.99 : 1',
  ])
})

test('collapsed, its head shows what the last paid rank needs', async () => {
  exchangeWith(Array.from({ length: 40 }, (_, place) => (128.33 - place).toFixed(2)))
  await openApp({ path: '/contests' })
  const panel = within(await planner())
  expect(panel.getByText('Rank 30 needs +99.34 %')).toBeVisible()
  expect(panel.getByText('Target rank')).not.toBeVisible()
})

test('any rank can be chosen, by button or typed', async () => {
  exchangeWith(['1200.00', '50.00', '20.00', '-5.00'])
  await openApp({ path: '/contests' })
  const panel = await openPlanner()
  await userEvent.click(target('Rank 1'))
  expect(panel.getByRole('status')).toHaveTextContent('+1 200.01 %')
  expect(panel.getAllByText('LONG only')).toHaveLength(1)

  const field = panel.getByRole('textbox', { name: 'Other rank' })
  await userEvent.type(field, '2x')
  expect(field).toHaveValue('2')
  expect(panel.getByRole('status')).toHaveTextContent('+50.01 %')
  expect(target('Rank 1')).toHaveAttribute('aria-pressed', 'false')

  await userEvent.click(target('Rank 3'))
  expect(field).toHaveValue('')
  expect(panel.getByRole('status')).toHaveTextContent('+20.01 %')
})

test('if no gain is needed, or the rank is free, no move is shown', async () => {
  exchangeWith(['50.00', '-5.00'])
  await openApp({ path: '/contests' })
  const panel = await openPlanner()
  expect(panel.getByRole('status')).toHaveTextContent('Rank 30 is still free: any trade that counts is enough.')
  await userEvent.type(panel.getByRole('textbox', { name: 'Other rank' }), '2')
  expect(panel.getByRole('status')).toHaveTextContent('Rank 2 has −5.00 %: a smaller loss is enough.')
  expect(panel.queryByRole('table')).toBeNull()
})

test('the webview has it too, without a session', async () => {
  const { asked } = openExchange({ ...stillClock, persona: null })
  await openApp({ path: '/mcontests' })
  await userEvent.click((await openPlanner()).getByText('How this is calculated'))
  expect(screen.getByText('Its margin must be at least 100 KXT, before leverage.')).toBeVisible()
  expect(asked.some(({ path }) => path.includes('/orders'))).toBe(false)
})

test('nothing is projected before the start, after the end, or from a contradictory list', async () => {
  const { exchange } = openExchange(stillClock)
  const first = await openApp({ path: '/contests/1041' })
  await openPlanner()
  first.leave()

  const contest = exchange.world.contests.get('1041')!
  exchange.world.contests.set('1041', { ...contest, board: contest.board.toReversed() })
  for (const contestId of ['1041', '1042', '1038']) {
    const shown = await openApp({ path: `/contests/${contestId}` })
    await screen.findByRole('region', { name: 'Leaderboard' })
    expect(screen.queryByRole('region', { name: 'Rank planner' })).toBeNull()
    shown.leave()
  }
})

/** A participant of a contest with this leaderboard, with orders. */
async function contestantIn(rois: readonly string[]) {
  const opened = exchangeWith(rois)
  const { ask, exchange } = opened
  const { contestUserToken } = exchange.account('demo@paper.example')
  await ask(joinContest, { contestId: '1041', contestUserToken })
  const trade = async (fields: Parameters<typeof order>[0], to: string) => {
    exchange.movePrice('BTC-USDC', '60000', true)
    const { orderId } = await ask(createOrder, order(fields))
    exchange.moveClock(1_250)
    exchange.movePrice('BTC-USDC', to, true)
    await ask(closeOrder, { orderId, market: 'BTC-USDC' })
  }
  return { ...opened, trade }
}

const ranks = Array.from({ length: 40 }, (_, place) => (200 - place).toFixed(2))

test('shows the projected rank of the best trade that counts, and why other trades do not count', async () => {
  const { trade } = await contestantIn(ranks)
  await trade({ leverage: 100 }, '61150.50')
  await trade({ leverage: 100, amount: '99' }, '66000')
  await openApp({ path: '/contests' })
  const panel = await openPlanner()
  expect(await panel.findByText('+191.75 %', { selector: 'dd' })).toBeVisible()
  expect(panel.getByText('Projected rank').nextSibling).toHaveTextContent(/^10$/)
  // The last paid rank is reached, so the next target is rank 3.
  expect(target('Rank 3')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(target('Rank 30, last paid'))
  expect(panel.getByText('Your best trade already reaches rank 30.')).toBeVisible()

  await userEvent.click(panel.getByText(/trades: which count\?$/))
  expect(panel.getByRole('row', { name: /BTCUSDC LONG ×100.*\+191\.75\s%\s*Yes, the best$/ })).toBeVisible()
  expect(panel.getByRole('row', { name: /×100.*No: margin under 100 KXT$/ })).toBeVisible()
  expect(panel.getAllByRole('row', { name: /Not yet: still open$/ }).length).toBeGreaterThan(0)
})

test('on the first rank there is nobody to overtake; equal returns are a range', async () => {
  const { trade } = await contestantIn(['100.00', '100.00', '5.00'])
  await trade({ leverage: 100 }, '60600')
  const shown = await openApp({ path: '/contests' })
  const panel = await openPlanner()
  expect((await panel.findByText('Projected rank')).nextSibling).toHaveTextContent(/^1–3$/)
  shown.leave()

  await trade({ leverage: 100 }, '60601')
  await openApp({ path: '/contests' })
  const again = await openPlanner()
  expect((await again.findByText('Projected rank')).nextSibling).toHaveTextContent(/^1$/)
  await userEvent.click(target('Rank 1'))
  expect(again.getByText('Your best trade leads the contest.')).toBeVisible()
})

test('the next list shows the error of the projection, also after a reload', async () => {
  const { exchange, trade } = await contestantIn(ranks)
  await trade({ leverage: 100 }, '61150.50')
  const shown = await openApp({ path: '/contests' })
  expect(await (await openPlanner()).findByText('Projected rank')).toBeVisible()
  shown.leave()

  exchange.moveClock(3_600_000)
  const contest = exchange.world.contests.get('1041')!
  const board = [...ranks.slice(0, 9), '191.90', '191.80', '191.75', ...ranks.slice(9)].map((roi, place) => ({ hashedEmail: `trader${place}`, roi }))
  exchange.world.contests.set('1041', { ...contest, board })
  await openApp({ path: '/contests' })
  const panel = await openPlanner()
  expect((await panel.findByText(/Projection of/)).parentElement).toHaveTextContent('Projection of 08:00 UTC: +191.75 % gives rank 10. On the 09:00 UTC leaderboard it is rank 12: 2 ranks below the projection.')
  expect((await panel.findByText('Rank on the 09:00 UTC leaderboard')).nextSibling).toHaveTextContent(/^12$/)
  await act(() => refreshContest(ContestId.parse('1041')))
  expect(panel.getByText(/2 ranks below the projection/)).toBeVisible()
})

test('a user who has not joined sees no trades, and no orders are fetched', async () => {
  const { times } = openExchange(stillClock)
  await openApp({ path: '/contests' })
  expect((await openPlanner()).getByText(/^You have not joined yet/)).toBeVisible()
  expect(times(listOrders.path)).toBe(0)
})

test('an open position shows the price at which closing reaches the target, next to its liquidation price', async () => {
  const { ask, exchange } = await contestantIn(ranks)
  exchange.movePrice('BTC-USDC', '60000', true)
  await ask(createOrder, order({ leverage: 100 }))
  exchange.moveClock(1_250)
  await openApp({ path: '/contests' })
  const panel = await openPlanner()
  await userEvent.type(await panel.findByRole('textbox', { name: 'Other rank' }), '10')
  expect(await panel.findByRole('heading', { name: 'Close prices for rank 10' })).toBeVisible()
  // 191.01 % at ×100 is 1.9101 % from 60 000.
  const row = (await panel.findAllByRole('row', { name: /^BTCUSDC LONG ×100/ }))[0]
  await waitFor(() => expect(row).toHaveTextContent('BTCUSDC LONG ×10059 700.0061 146.06'))
})

const strip = () => screen.findByRole('region', { name: 'Current contest' })

test('the strip on the trading page shows a participant the best trade and what the target needs', async () => {
  const { trade } = await contestantIn(ranks)
  await trade({ leverage: 100 }, '61150.50')
  await openApp({ path: '/market/BTC-USDC' })
  const shown = await strip()
  await waitFor(() => expect(shown.textContent?.replaceAll('\u00a0', ' ')).toContain('Best +191.75 % · rank 3 needs +198.01 %'))
  for (const part of ['Autumn ROI Cup', '50 000 KXT', '12:00 UTC']) expect(shown.textContent?.replaceAll('\u00a0', ' ')).toContain(part)
})

test('the strip of a user who has not joined fetches no leaderboard and no orders of other markets', async () => {
  const { asked } = exchangeWith(ranks)
  await openApp({ path: '/market/BTC-USDC' })
  await strip()
  // Loads once the browser is idle, like the strip's rank.
  await screen.findByRole('button', { name: /^Alerts for/ })
  expect(asked.filter(({ path }) => path.includes('/contest/'))).toEqual([])
  expect(asked.filter(({ path, body }) => path === listOrders.path && !JSON.stringify(body).includes('BTC-USDC'))).toEqual([])
})
