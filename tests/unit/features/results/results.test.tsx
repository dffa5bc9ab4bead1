// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listOrders, type Order } from '../../../../src/api/order.ts'
import type { Instant } from '../../../../src/api/scalars.ts'
import { formatSigned } from '../../../../src/domain/money/format.ts'
import { netProfit } from '../../../../src/domain/order/netProfit.ts'
import { orderTab } from '../../../../src/domain/order/orderTabs.ts'
import { sumKnown } from '../../../../src/domain/order/profit.ts'
import { queryClient } from '../../../../src/queries/call/client.ts'
import { session } from '../../../../src/queries/call/session.ts'
import { closed } from '../../domain/closedOrders.ts'
import { openApp } from '../../openApp.tsx'
import { exchangeInUse, openExchange } from '../../openExchange.ts'

const open = () => openApp({ path: '/results' })
/** The exchange lists these orders. */
const tell = (...orders: readonly unknown[]) => (exchangeInUse() ?? openExchange()).tell(listOrders.path, { orders })
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ')
const figure = (name: string) =>
  plain(screen.getByText(name, { selector: 'dt' }).closest('.figure')?.textContent?.slice(name.length) ?? null)
const section = (name: string) => within(screen.getByRole('region', { name }))
const shown = () => screen.findByRole('region', { name: 'Net P&L' })
async function show() {
  const app = await open()
  await shown()
  return app
}
const many = (count: number, fields: (index: number) => object = () => ({})) =>
  Array.from({ length: count }, (_, index) => closed({ orderId: `m${index}`, ...fields(index) }))

test('the results of the paper exchange equal the sum of its history', async () => {
  const { read } = openExchange()
  const { items } = (await read(listOrders)).orders
  const history = items.filter((order) => orderTab(order) === 'history')
  expect(history.length).toBeGreaterThanOrEqual(20)
  const net = formatSigned(sumKnown(history.map((order) => netProfit(order, null, null))))

  await show()
  expect(figure('Win rate')).toMatch(/^\d[\d.]* ?%/)
  const counts = figure('Win rate').match(/(?<=won |lost |even )\d+/g) ?? []
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(history.length)
  expect(section('Net P&L').getByText(net)).toBeVisible()
})

test('of nineteen trades there are no rates, and the table has no columns of dashes', async () => {
  tell(...many(19, (index) => ({ closePrice: index < 15 ? '51000' : '49500', feeOpen: '0.5' })))
  await show()
  for (const name of ['Win rate', 'Profit factor']) expect(figure(name)).toMatch(/^–/)
  expect(document.body.textContent).not.toContain('%')
  expect(section('Results by').queryByText(/^(–|Win rate|Profit factor)$/)).toBeNull()
  expect(screen.getAllByText('Win rate and profit factor are shown from 20 trades.')).toHaveLength(1)
})

test('two trades are a curve that is described in words, groups by market, side and reason, and days of a month', async () => {
  tell(
    closed({ closureType: 'ADL', closeDate: '2025-11-20T12:00:00Z' }),
    closed({
      orderId: 'b',
      market: 'ETH-USDC',
      type: 'SHORT',
      leverage: 100,
      closureType: 'STOP_LOSS',
      closeDate: '2025-10-31T23:59:00Z',
      created: '2025-10-31T10:00:00Z',
    }),
  )
  await show()
  const said = 'Net P&L from 2025-10-31 to 2025-11-20: it ends at −180.0000\u00a0KXT; highest 0.0000, lowest −200.0000.'
  const drawing = screen.getByRole('img', { name: said })
  expect(drawing.querySelector('.curve-line')).toHaveAttribute('d', 'M0 0H0V200H1000V180H1000')
  expect(drawing.parentElement).toHaveTextContent(/^0−200/)
  expect(figure('Average win')).toBe('+20.0000 KXT')
  expect(figure('Max drawdown')).toMatch(/^200\.0000 KXTstart to 2025-.10-.31, /)

  const by = section('Results by')
  const rows = () =>
    by
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => plain(textContent)))
  // Trades, net P&L, expectancy, fees.
  expect(rows()).toEqual([
    ['BTCUSDC', '1', '+20.0000', '+20.0000', '0.0000'],
    ['ETHUSDC', '1', '−200.0000', '−200.0000', '0.0000'],
  ])
  await userEvent.click(by.getByRole('tab', { name: 'Side' }))
  expect(rows().map(([name]) => name)).toEqual(['LONG', 'SHORT'])
  await userEvent.click(by.getByRole('tab', { name: 'Reason' }))
  expect(rows().map(([name]) => name)).toEqual(['Manual', 'Stop loss'])

  const month = section('Calendar')
  const day = within(month.getByRole('table', { name: 'November 2025' })).getByRole('cell', { name: /^20/ })
  expect(day).toHaveTextContent('+20.0000')
  expect(day).toHaveClass('day-won')
  const back = month.getByRole('button', { name: 'Previous month' })
  // Not before the month of the first trade.
  for (let press = 0; press < 2; press += 1) await userEvent.click(back)
  expect(month.getByRole('table', { name: 'October 2025' })).toBeVisible()
  expect(back).toHaveAttribute('aria-disabled', 'true')
  expect(month.getByText(/1 trade ·/).parentElement).toHaveTextContent('−200.0000')
  await userEvent.click(month.getByRole('button', { name: 'Next month' }))
  expect(month.getByRole('table', { name: 'November 2025' })).toBeVisible()
})

const now = Date.now()
/** Two of today, and one of 40 days ago. */
const trades = (): Order[] => [
  ...many(2, () => ({ closeDate: now, created: now })),
  closed({ orderId: 'b', closePrice: '50000', closeDate: now - 40 * 86_400_000, created: now - 41 * 86_400_000 }),
]

test('a period excludes trades closed before it', async () => {
  tell(...trades())
  await show()
  expect(figure('Win rate')).toContain('won 2 · lost 0 · break-even 1')
  expect(screen.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(screen.getByRole('radio', { name: '30 days' }))
  await waitFor(() => expect(figure('Win rate')).toMatch(/won 2 · lost 0$/))
  expect(screen.getByText(/^Closed trades on all markets/).parentElement).toHaveTextContent(
    /Since \d{4}-\u2060\d\d-\u2060\d\d, 00:00 UTC/,
  )
  await userEvent.click(screen.getByRole('radio', { name: '90 days' }))
  await waitFor(() => expect(figure('Win rate')).toContain('even 1'))
})

test('at midnight UTC the period moves on, and with it the figures', async () => {
  const clock = vi.spyOn(session, 'now').mockReturnValue(now as Instant)
  onTestFinished(() => clock.mockRestore())
  tell(...many(40, (at) => ({ closeDate: now - at * 86_400_000, created: now - at * 86_400_000 })))
  const { user } = await show()
  const won = () => Number(/won (\d+)/.exec(figure('Win rate'))?.[1])
  await user.click(screen.getByRole('radio', { name: '30 days' }))
  await waitFor(() => expect(won()).toBeLessThan(40))
  const before = won()
  clock.mockReturnValue((now + 86_400_000) as Instant)
  await waitFor(() => expect(won()).toBe(before - 1))
})

test('a period without trades leads to all of them, which is no part of the address; so does one that is unknown', async () => {
  tell(trades()[2], closed({ orderId: 'x', closeDate: null }))
  const { history } = await openApp({ path: '/results?period=week' })
  await shown()
  await userEvent.click(screen.getByRole('radio', { name: '30 days' }))
  expect(await screen.findByText('No results in this period')).toBeVisible()
  expect(screen.getByText(/^1 closed order is not counted/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
  await shown()
  expect([history.location.search, history.length]).toEqual(['', 1])
})

test('more groups than fit are on pages; what does not count is named on the page and, if unreadable, in the file', async () => {
  tell(
    ...many(44, (at) => ({ market: at < 20 ? 'BTC-USDC' : `M${at}-USDC` })),
    closed({ orderId: 'x', closeDate: null }),
    {},
  )
  const { user } = await show()
  expect(section('Results by').getByText('1–24 of 25')).toBeVisible()
  expect(section('Results by').getByText(/^Win rate and profit factor are shown from/)).toBeVisible()
  expect(section('Results by').getAllByRole('columnheader')).toHaveLength(7)
  expect(screen.getByText(/^1 closed order is not counted/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Download CSV' }))
  expect(plain((await screen.findByRole('dialog')).textContent)).toMatch(/Results · .* · 44 rows.*1 entry/)
})

test('an account without closed orders shows an empty state', async () => {
  tell(closed({ state: 'ACTIVE', closeDate: null }))
  await open()
  expect(await screen.findByText('Nothing here')).toBeVisible()
  expect(screen.getByText('Close a position to see its result here.')).toBeVisible()
})

test('an account whose closed orders do not count is not told that it has none', async () => {
  tell(...many(1_000, () => ({ closeDate: null })))
  await open()
  expect(await screen.findByText(/^1 000 closed orders are not counted/)).toBeVisible()
  expect(screen.queryByText('Nothing here')).toBeNull()
})

test('a rejected list shows its code and a retry', async () => {
  openExchange().fault({ path: listOrders.path, kind: 'code', code: 7002, times: 0 })
  await open()
  const alert = await within(await screen.findByRole('main')).findByRole('alert')
  expect(alert).toHaveTextContent('Data could not be loaded')
  expect(alert).toHaveTextContent('Code 7002')
  tell(closed())
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await shown()).toBeVisible()
  // Of one trade.
  for (const part of ['figure', '.figures']) expect(document.querySelector(part)).toBeNull()
})

test('if refreshing the list fails, the last results stay, with their age', async () => {
  tell(...many(2))
  await show()
  exchangeInUse()?.exchange.faults.clear()
  exchangeInUse()?.fault({ path: listOrders.path, kind: 'code', code: 7002, times: 0 })
  await queryClient.refetchQueries()
  expect(await screen.findByText(/^\d+ s old$/)).toBeVisible()
  expect(figure('Win rate')).toContain('won 2')
})
