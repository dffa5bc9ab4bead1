// @vitest-environment jsdom
import { notifyManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getPrice, listMarkets } from '../../../../../../src/api/market.ts'
import { listOrders } from '../../../../../../src/api/order.ts'
import { closeOrder } from '../../../../../../src/api/orderChanges.ts'
import { closeOrderFlows } from '../../../../../../src/features/trading/dialogs/close/closeOrderFlow.ts'
import { queryClient } from '../../../../../../src/queries/call/client.ts'
import { fetchOrdersNow } from '../../../../../../src/queries/ordersNow.ts'
import {
  agePrices,
  bitcoin,
  dialog,
  dialogClosed,
  dialogOpened,
  exchange,
  fault,
  hold,
  openDialog,
  openTab,
  openTrading,
  press,
  dialogText,
  valueOf,
  received,
  tell,
  leaveDialog,
  goOffline,
} from '../../tradingPage.ts'

const closes = () => received(closeOrder.path)
const refetch = () =>
  act(async () => {
    await queryClient.invalidateQueries({ queryKey: ['orders'] })
    await new Promise<void>((resolve) => notifyManager.schedule(() => resolve()))
  })

const askToClose = () => openDialog('Close BTCUSDC LONG')

test('a position shows what it is, its price, P&L and fee, which follow the price; at a loss it offers no break-even', async () => {
  await askToClose()
  const shown = within(dialog())
  expect(shown.getByRole('heading', { name: 'Close position' })).toBeVisible()
  for (const part of ['BTCUSDC', 'LONG', '×20']) expect(shown.getByText(part)).toBeVisible()
  expect(shown.getAllByText(/^\+\d+\.\d{4}$/)[0]).toBeVisible()
  expect(valueOf('Amount')).toBe('250.0000 KXT')
  expect(valueOf('Market price')).toBe('67 000.00')
  expect(valueOf('Closing fee, estimated')).toBe('3.0196 KXT')
  expect(valueOf('Opening fee and funding so far')).toBe('3.0000 KXT')
  expect(valueOf('Net P&L')).toBe('+26.6930 KXT')
  expect(press(/^Move stop to break-even \(66.644\.43\) instead$/)).toBeVisible()

  exchange().movePrice('BTC-USDC', '66000', true)
  await act(() => queryClient.invalidateQueries({ queryKey: ['markets'] }))
  await waitFor(() => expect(valueOf('Market price')).toBe('66 000.00'))
  expect(shown.getAllByText(/^−\d+\.\d{4}$/)[0]).toBeVisible()
  expect(screen.queryByRole('button', { name: /break-even/ })).toBeNull()

  tell(listMarkets.path, { markets: [{ ...bitcoin, price: '67000', orderOpenFeeRate: '0' }] })
  await act(() => queryClient.invalidateQueries({ queryKey: ['markets'] }))
  await waitFor(() => expect(valueOf('Market price')).toBe('67 000.00'))
  expect(valueOf('Closing fee, estimated')).toBe('3.0196 KXT')
})

test('offline it cannot be confirmed; online it is closed once, and shows the P&L before and after fees', async () => {
  const user = await askToClose()
  const comeBack = goOffline()
  const reason = within(dialog()).getByRole('alert')
  expect(reason).toHaveTextContent(/^You are offline\..* nothing can be sent\.$/)
  expect(press('Close position offline')).toBeDisabled()
  await user.click(press('Close position offline'))
  comeBack()
  expect(reason).not.toBeInTheDocument()
  hold(listMarkets.path, getPrice.path)
  act(() => agePrices(12_000))
  await screen.findByText(/^Price \d+ s old\. You close at the market price/)
  await user.dblClick(press('Close position'))
  await screen.findByText('Position closed')
  expect(valueOf('Net P&L')).toBe('+26.6930 KXT')
  expect(valueOf('P&L before fees')).toBe('+32.7126 KXT')
  expect(valueOf('Close price')).toBe('67 000.00')
  await user.click(press('Done'))
  await dialogClosed()
  expect(closes()).toHaveLength(1)
})

test('accepted but not read since, it shows that it is closing; once read, that it is closed, with its result', async () => {
  const user = await askToClose()
  fault({ path: listOrders.path, kind: 'status', status: 503, times: 0 })
  await user.click(press('Close position'))
  await screen.findByText('The exchange has accepted it. The result appears here.')
  expect(screen.queryByText('Position closed')).toBeNull()
  exchange().faults.clear()
  await refetch()
  await screen.findByText('Position closed')
  expect(valueOf('Net P&L')).toMatch(/KXT$/)
})

test('a rejection shows its code and can be retried', async () => {
  const user = await askToClose()
  fault({ path: closeOrder.path, kind: 'code', code: 2003 })
  await user.click(press('Close position'))
  expect(await screen.findByText('The order is just being opened. Try again in a second.')).toBeVisible()
  expect(screen.getByText('Code 2003')).toBeVisible()
  const outcome = within(dialog()).getByRole('group', { name: 'Not closed' })
  expect(outcome).toHaveFocus()
  expect(outcome).toHaveAccessibleDescription('The order is just being opened. Try again in a second.')
  // The button that only dismisses is not called as the one that closes the position.
  expect(within(dialog()).queryByRole('button', { name: 'Close' })).toBeNull()
  expect(within(dialog()).getAllByRole('button', { name: 'Close window' })).not.toHaveLength(0)
  await user.click(press('Try again'))
  await user.click(press('Close position'))
  await screen.findByText('Position closed')
})

test.each([
  ['with its result', true],
  ['whatever the list still shows', false],
])('rejected as already closed, it is shown as closed, %s: no other title, nothing to try again', async (_, commit) => {
  const user = await askToClose()
  fault({ path: closeOrder.path, kind: 'code', code: 2002, commit })
  await user.click(press('Close position'))
  await screen.findByText('Already closed')
  expect(dialogText().includes('Close price')).toBe(commit)
  expect(screen.queryByText('Not closed')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

/** From now on the list has one unreadable entry instead of the orders. */
const breakOrders = () =>
  fault({ path: listOrders.path, kind: 'body', body: '{"result":"ok","orders":[{"orderId":7.5}]}', times: 0 })

test('a lost response is reported while the exchange is checked; an unreadable position is not reported as closed', async () => {
  const user = await askToClose()
  breakOrders()
  await refetch()
  await screen.findByText('1 entry could not be shown.')
  expect(screen.queryByText('Already closed')).toBeNull()
  fault({ path: closeOrder.path, kind: 'drop', commit: true })
  await user.click(press('Close position'))
  await screen.findByText('No answer yet')
  expect(dialogText()).toMatch(/The exchange did not answer\. .*nothing is sent again/)
  expect(press('Close position')).toHaveAttribute('aria-busy', 'true')
  await refetch()
  expect(screen.queryByText('Position closed')).toBeNull()
  exchange().faults.clear()
  await screen.findByText('Position closed')
  expect(closes()).toHaveLength(1)
})

test('closing the dialog does not stop it: reopened, it shows the same flow; closed again, a toast reports the outcome', async () => {
  const user = await askToClose()
  // Meanwhile no list shows it as closed.
  const answers = [hold(closeOrder.path), hold(listOrders.path)]
  await user.click(press('Close position'))
  await leaveDialog(user)
  await dialogClosed()
  await user.click(press('Close BTCUSDC LONG'))
  await screen.findByText('Sending')
  await leaveDialog(user)
  await dialogClosed()
  for (const answer of answers) answer()
  expect(await screen.findByText('Position closed')).toBeVisible()
  expect(screen.getByText(/^BTCUSDC LONG ×20: \+/)).toBeVisible()
  expect(closes()).toHaveLength(1)
})

test('left for another market, it does not open again with the first one', async () => {
  const { user, go } = await openTrading()
  await user.click(await waitFor(() => press('Close BTCUSDC LONG')))
  await dialogOpened()
  for (const market of ['ETH', 'BTC']) await go(`/market/${market}-USDC`)
  expect(await screen.findByRole('heading', { level: 1, name: 'BTCUSDC' })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('sending is announced in an existing live region, the outcome in none: it has the focus, name and figures', async () => {
  const user = await askToClose()
  const answer = hold(closeOrder.path)
  const region = within(dialog()).getByRole('status')
  expect(region).toBeEmptyDOMElement()
  await user.click(press('Close position'))
  expect(region).toHaveTextContent('Sending')
  act(() => press('Close window').focus())
  answer()
  const outcome = await within(dialog()).findByRole('group', { name: 'Position closed' })
  expect(outcome, 'also from the button that closes the window').toHaveFocus()
  expect(outcome).toHaveAccessibleDescription(/^Net P&L \+\d+\.\d{4} ?KXT/)
  expect(region).toBeEmptyDOMElement()
  expect(within(outcome).queryByRole('status')).toBeNull()
})

test('a position closed elsewhere is reported', async () => {
  await askToClose()
  exchange().movePrice('BTC-USDC', '30000', true)
  exchange().moveClock(1_000)
  await refetch()
  await screen.findByText('Already closed')
  expect(valueOf('Reason')).toMatch(/^(Liquidation|Stop loss)$/)
  expect(screen.getByText('It was closed in the meantime, not from this window.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Close position' })).toBeNull()
})

test.each([
  [2003, 'Not cancelled', /^The order is just being opened/],
  [2002, 'Already closed', 'It is no longer among your orders.'],
])('a cancellation rejected with %i in the background is told with the order’s name: %s', async (code, title, text) => {
  await openTrading()
  const waiting = (await fetchOrdersNow()).items.find(({ state }) => state === 'NEW')!
  fault({ path: closeOrder.path, kind: 'code', code })
  closeOrderFlows.start(waiting).send(closeOrderFlows.confirm(waiting, waiting))
  expect(await screen.findByText(new RegExp(`^\\w+ (LONG|SHORT) ×\\d+: ${title}$`))).toBeVisible()
  expect(screen.getByText(text)).toBeVisible()
})

test('a pending order is cancelled in its own words; filled meanwhile, it is closed as a position', async () => {
  const { user } = await openTrading()
  await openTab(user, /^Orders/)
  await user.click(press('Cancel BTCUSDC LONG'))
  await dialogOpened()
  expect(dialogText()).toMatch(/^Cancel order.*Margin released.*Order price.*not been opened.*Keep order/)
  expect(dialogText()).not.toMatch(/P&L|[+−]\d/)
  exchange().movePrice('BTC-USDC', '66000', true)
  exchange().moveClock(10_000)
  await refetch()
  fireEvent.click(await screen.findByRole('button', { name: 'Show the position' }), { detail: 1 })
  const before = closes().length
  // The second click of a double click falls on the button in its place.
  fireEvent.click(press('Close position'), { detail: 2 })
  expect(dialogText()).toContain('Market price')
  expect(closes()).toHaveLength(before)
  await user.click(press('Close position'))
  await screen.findByText('Position closed')
  expect(dialogText()).toMatch(/^Close position/)
})
