// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { closeOrderFlows } from '../../../../../../src/features/trading/dialogs/close/closeOrderFlow.ts'
import { queryClient } from '../../../../../../src/queries/client.ts'
import { fetchOrdersNow } from '../../../../../../src/queries/orders.ts'
import { priceNow, setListedPrices, setPrice } from '../../../../../../src/queries/prices.ts'
import { newKey } from '../../../../../../src/queries/call/submissionKey.ts'
import { getPrice, listMarkets } from '../../../../../../src/api/market.ts'
import { closeOrder, listOrders } from '../../../../../../src/api/order.ts'
import { MarketName } from '../../../../../../src/api/scalars.ts'
import { dialog, dialogOpened, exchange, fault, hold, openDialog, openTab, openTrading, plain, press, dialogText, valueOf } from '../../tradingPage.ts'

const closes = () => exchange().journal().filter(({ path }) => path === closeOrder.path)
const refetch = () => act(() => queryClient.invalidateQueries({ queryKey: ['orders'] }))

const askToClose = () => openDialog('Close BTCUSDC LONG')

test('a position shows what it is, its price, P&L and fee', async () => {
  await askToClose()
  const shown = within(dialog())
  expect(shown.getByRole('heading', { name: 'Close position' })).toBeVisible()
  for (const part of ['BTCUSDC', 'LONG', '×20']) expect(shown.getByText(part)).toBeVisible()
  expect(shown.getAllByText(/^\+\d+\.\d{4}$/)[0]).toBeVisible()
  expect(valueOf('Amount')).toBe('250.0000 KXT')
  expect(valueOf('Mark price')).toBe('67 000.00')
  expect(valueOf('Fee to close, estimated')).toMatch(/^\d/)
})

test('the P&L follows the price', async () => {
  await askToClose()
  const before = dialogText()
  exchange().movePrice('BTC-USDC', '66000', true)
  await act(() => queryClient.invalidateQueries({ queryKey: ['markets'] }))
  await waitFor(() => expect(valueOf('Mark price')).toBe('66 000.00'))
  expect(dialogText()).toContain('−')
  expect(dialogText()).not.toBe(before)
})

test('in profit it offers break-even instead, proposed in the TP/SL dialog, and sends nothing', async () => {
  const user = await askToClose()
  await user.click(press(/^Stop to break-even 66.644\.43 instead$/))
  await waitFor(() => expect(within(dialog()).getByRole('heading', { name: 'Stop loss / Take profit' })).toBeVisible())
  expect(plain(within(dialog()).getByRole<HTMLInputElement>('textbox', { name: 'Stop loss' }).value)).toBe('66 644.43')
  expect(press('Save')).toBeEnabled()
  expect(closes()).toEqual([])
})

test('at a loss it offers no alternative', async () => {
  await askToClose()
  exchange().movePrice('BTC-USDC', '66000', true)
  await act(() => queryClient.invalidateQueries({ queryKey: ['markets'] }))
  await waitFor(() => expect(valueOf('Mark price')).toBe('66 000.00'))
  expect(screen.queryByRole('button', { name: /break-even/ })).toBeNull()
})

test('offline it cannot be confirmed, and says why; online again it can', async () => {
  const user = await askToClose()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const comeBack = () => {
    online.mockRestore()
    act(() => void window.dispatchEvent(new Event('online')))
  }
  onTestFinished(comeBack)
  act(() => void window.dispatchEvent(new Event('offline')))
  const confirm = press('Close position offline')
  expect(confirm).toBeDisabled()
  const reason = within(dialog()).getByRole('alert')
  expect(reason).toHaveTextContent(/^You are offline\..* nothing can be sent\.$/)
  await user.click(confirm)
  comeBack()
  expect(press('Close position')).toBeEnabled()
  expect(reason).not.toBeInTheDocument()
  expect(closes()).toEqual([])
})

test('it is closed once, however often it is confirmed, and shows the realised P&L', async () => {
  const user = await askToClose()
  await user.dblClick(press('Close position'))
  await screen.findByText('Position closed')
  expect(valueOf('Realised P&L')).toMatch(/^\+\d+\.\d{4} KXT$/)
  expect(valueOf('Close price')).toBe('67 000.00')
  await user.click(press('Done'))
  expect(screen.queryByRole('dialog')).toBeNull()
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

test('the net P&L has the same label before and after closing', async () => {
  const user = await askToClose()
  await waitFor(() => expect(valueOf('Net P&L')).toMatch(/KXT$/))
  await user.click(press('Close position'))
  await screen.findByText('Position closed')
  expect(valueOf('Net P&L')).toMatch(/KXT$/)
})

test('a rejection shows its code and can be retried', async () => {
  const user = await askToClose()
  fault({ path: closeOrder.path, kind: 'code', code: 2003 })
  await user.click(press('Close position'))
  expect(await screen.findByText('The order is just being opened. Try again in a second.')).toBeVisible()
  expect(screen.getByText('Code 2003')).toBeVisible()
  expect(within(dialog()).getByRole('group', { name: 'Not closed' })).toHaveFocus()
  await user.click(press('Try again'))
  await user.click(press('Close position'))
  await screen.findByText('Position closed')
})

test('if rejected because it is already closed, it is shown as closed, with its result and without a retry', async () => {
  const user = await askToClose()
  fault({ path: closeOrder.path, kind: 'code', code: 2002, commit: true })
  await user.click(press('Close position'))
  await screen.findByText('Already closed')
  expect(dialogText()).toContain('Close price')
  expect(screen.queryByText('Not closed')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('rejected as already closed, it says just that, whatever the list still shows: no other title, nothing to try again', async () => {
  const user = await askToClose()
  fault({ path: closeOrder.path, kind: 'code', code: 2002 })
  await user.click(press('Close position'))
  await screen.findByText('Already closed')
  expect(screen.queryByText('Not closed')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('the button that only dismisses is not called as the one that closes the position', async () => {
  const user = await askToClose()
  fault({ path: closeOrder.path, kind: 'code', code: 2003 })
  await user.click(press('Close position'))
  await screen.findByText('Not closed')
  expect(within(dialog()).queryByRole('button', { name: 'Close' })).toBeNull()
  expect(within(dialog()).getAllByRole('button', { name: 'Close window' })).not.toHaveLength(0)
})

test('a code without a text shows a general error', async () => {
  const user = await askToClose()
  fault({ path: closeOrder.path, kind: 'code', code: 7777 })
  await user.click(press('Close position'))
  await waitFor(() => expect(dialogText()).toContain('The exchange did not accept this.'))
})

test('a lost response is verified: a close that arrived is shown as done', async () => {
  const user = await askToClose()
  fault({ path: closeOrder.path, kind: 'drop', commit: true })
  await user.click(press('Close position'))
  await screen.findByText('Position closed')
  expect(closes()).toHaveLength(1)
})

test('a lost response is reported while the exchange is checked', async () => {
  const user = await askToClose()
  fault({ path: closeOrder.path, kind: 'drop', commit: true })
  fault({ path: listOrders.path, kind: 'status', status: 503, times: 2 })
  await user.click(press('Close position'))
  await screen.findByText('No answer yet')
  expect(dialogText()).toMatch(/The exchange did not answer\. .*nothing is sent again/)
  expect(screen.getByRole('button', { name: 'Close position' })).toHaveAttribute('aria-busy', 'true')
  await screen.findByText('Position closed')
  expect(closes()).toHaveLength(1)
})

/** From now on the list has one unreadable entry instead of the orders. */
const breakOrders = () => fault({ path: listOrders.path, kind: 'body', body: '{"result":"ok","orders":[{"orderId":7.5}]}', times: 0 })

test('an unreadable position is not reported as closed', async () => {
  const user = await askToClose()
  breakOrders()
  await refetch()
  await screen.findByText('1 entry could not be shown.')
  expect(screen.queryByText('Already closed')).toBeNull()
  fault({ path: closeOrder.path, kind: 'drop', commit: true })
  await user.click(press('Close position'))
  await screen.findByText('No answer yet')
  await refetch()
  expect(screen.queryByText('Position closed')).toBeNull()
  exchange().faults.clear()
  await screen.findByText('Position closed')
})

test('closing the dialog does not stop it; a toast reports the outcome', async () => {
  const user = await askToClose()
  const answer = hold(closeOrder.path)
  await user.click(press('Close position'))
  await user.click(within(dialog()).getAllByRole('button', { name: 'Close window' }).at(-1)!)
  expect(screen.queryByRole('dialog')).toBeNull()
  answer()
  expect(await screen.findByText('Position closed')).toBeVisible()
  expect(screen.getByText(/^BTCUSDC LONG ×20: \+/)).toBeVisible()
  expect(closes()).toHaveLength(1)
})

test('reopened while it runs, it shows the same flow', async () => {
  const user = await askToClose()
  const answer = hold(closeOrder.path)
  const answerOrders = hold(listOrders.path)
  await user.click(press('Close position'))
  await user.click(within(dialog()).getAllByRole('button', { name: 'Close window' }).at(-1)!)
  await user.click(press('Close BTCUSDC LONG'))
  await screen.findByText('Sending')
  answer()
  answerOrders()
  await screen.findByText('Position closed')
  expect(closes()).toHaveLength(1)
})

test('a position closed elsewhere is reported', async () => {
  await askToClose()
  exchange().movePrice('BTC-USDC', '30000', true)
  exchange().moveClock(1_000)
  await refetch()
  await screen.findByText('Already closed')
  expect(valueOf('Reason')).toMatch(/^(Liquidation|Stop loss)$/)
  expect(screen.queryByRole('button', { name: 'Close position' })).toBeNull()
})

test('a position no longer listed is not also reported as closing', async () => {
  await askToClose()
  fault({ path: listOrders.path, kind: 'body', body: '{"result":"ok","orders":[]}', times: 0 })
  await refetch()
  await screen.findByText('Already closed')
  expect(dialogText()).not.toContain('The exchange is closing it')
})

/** The price feed is down, and the last price of BTC is this old. */
async function ageOfPrice(ms: number) {
  for (const path of [listMarkets.path, getPrice.path]) fault({ path, kind: 'status', status: 503, times: 0 })
  const bitcoin = MarketName.parse('BTC-USDC')
  const { price } = priceNow(queryClient, bitcoin)!
  // A response under way may still bring a fresh one.
  await act(() => queryClient.cancelQueries({ queryKey: ['markets'] }))
  act(() => setPrice(queryClient, { market: bitcoin, price }, Date.now() - ms))
}

test('with an old price it says how old, and closes all the same', async () => {
  const user = await askToClose()
  await ageOfPrice(12_000)
  await screen.findByText(/^Price [1-4]\d s old: it closes at whatever the market price then is\.$/)
  await user.click(press('Close position'))
  await screen.findByText('Position closed')
  expect(closes()).toHaveLength(1)
})

test('without any price it says so, and closes all the same: the market is no longer listed', async () => {
  const user = await askToClose()
  act(() => setListedPrices(queryClient, []))
  fault({ path: listMarkets.path, kind: 'body', body: '{"result":"ok","markets":[]}', times: 0 })
  fault({ path: getPrice.path, kind: 'status', status: 503, times: 0 })
  await act(() => queryClient.invalidateQueries({ queryKey: ['markets'] }))
  await screen.findByText('No price is known: it closes at whatever the market price then is.')
  await user.click(press('Close position'))
  await screen.findByText('Position closed')
  expect(closes()).toHaveLength(1)
})

test('a pending order is cancelled, not closed', async () => {
  const { user } = await openTrading()
  await openTab(user, /^Orders/)
  await user.click(press('Cancel BTCUSDC LONG'))
  await dialogOpened()
  expect(dialogText()).toContain('its margin is available again')
  await user.click(press('Cancel order'))
  await screen.findByText('Order cancelled')
  expect(closes()).toHaveLength(1)
})

test('a rejected cancellation in the background is reported as not cancelled, with the order’s name', async () => {
  await openTrading()
  const waiting = (await fetchOrdersNow()).items.find(({ state }) => state === 'NEW')!
  fault({ path: closeOrder.path, kind: 'code', code: 2003 })
  closeOrderFlows.start(waiting).send({ type: 'CONFIRM', key: newKey() })
  expect(await screen.findByText(/^\w+ (LONG|SHORT) ×\d+: Not cancelled$/)).toBeVisible()
})

test('Escape closes it before sending, and the focus returns', async () => {
  const user = await askToClose()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(press('Close BTCUSDC LONG')).toHaveFocus())
})

test('Escape does not close it while sending, and keeps the focus', async () => {
  const user = await askToClose()
  const answer = hold(closeOrder.path)
  await user.click(press('Close position'))
  const focused = document.activeElement
  expect(dialog()).toContainElement(focused as HTMLElement) // a control is one
  await user.keyboard('{Escape}')
  expect(dialog()).toBeVisible()
  expect(focused).toHaveFocus()
  answer()
  await screen.findByText('Position closed')
})

// The last test, since it advances the clock permanently.
test('without any response, it first says that the exchange did not respond, then what is known', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const user = await askToClose()
  fault({ path: closeOrder.path, kind: 'drop', commit: false })
  await user.click(press('Close position'))
  await screen.findByText(/^The exchange did not answer\. We sent this once/)
  for (let check = 0; check < 7; check += 1) await act(() => vi.advanceTimersByTimeAsync(3_000))
  await screen.findByText('It is still open')
  expect(screen.getByText('The exchange did not answer. The order is still there. You can try again.')).toBeVisible()
})
