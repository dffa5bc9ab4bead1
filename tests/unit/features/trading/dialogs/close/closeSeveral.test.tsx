// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { personaEmail } from '../../../../../../sandbox/engine/personas.ts'
import { listOrders } from '../../../../../../src/api/order.ts'
import { closeOrder, createOrder } from '../../../../../../src/api/orderChanges.ts'
import { MarketName } from '../../../../../../src/api/scalars.ts'
import { closeOrderFlows } from '../../../../../../src/features/trading/dialogs/close/closeOrderFlow.ts'
import {
  closeSeveralFlows,
  resumeClosing,
} from '../../../../../../src/features/trading/dialogs/close/closeSeveralFlow.ts'
import { storeClosing } from '../../../../../../src/features/trading/dialogs/close/readClosing.ts'
import { steadyNow } from '../../../../../../src/platform/clock.ts'
import { queryClient } from '../../../../../../src/queries/call/client.ts'
import { newKey } from '../../../../../../src/queries/ledger.ts'
import { sendOrder } from '../../../../../../src/queries/orderChanges.ts'
import { fetchOrdersNow } from '../../../../../../src/queries/ordersNow.ts'
import { priceNow, setListedPrices } from '../../../../../../src/queries/prices.ts'
import { otherTab } from '../../../../otherTab.ts'
import {
  agePrices,
  dialog,
  dialogClosed,
  dialogOpened,
  exchange,
  fault,
  hold,
  long,
  openDialog,
  openStill,
  openTrading,
  press,
  dialogText,
  valueOf,
  received,
  leaveDialog,
  cutFeed,
  goOffline,
} from '../../tradingPage.ts'

// A trader without orders.
beforeEach(() => openStill({ persona: 'contests-hidden' }))

const BTC = MarketName.parse('BTC-USDC')
const ETH = MarketName.parse('ETH-USDC')
const closes = () => received(closeOrder.path)
const ids = () => closes().map(({ payload }) => (payload as { orderId: string }).orderId)

/** Three winning positions on BTC, two losing ones on ETH, and two pending orders. */
async function trade() {
  const order = (fields: object) =>
    createOrder.request.parse({ market: BTC, type: 'LONG', amount: '10', leverage: 10, ...fields })
  for (let count = 0; count < 3; count += 1) await sendOrder(order({}), newKey())
  for (let count = 0; count < 2; count += 1) await sendOrder(order({ market: ETH }), newKey())
  for (const price of ['60000', '61000']) await sendOrder(order({ price }), newKey())
  exchange().moveClock(10_000)
  exchange().movePrice(BTC, '67500', true)
  exchange().movePrice(ETH, '3290', true)
}

async function choose(choice: RegExp) {
  await trade()
  const { user } = await openTrading()
  await user.click(await screen.findByRole('button', { name: 'Close positions…' }))
  await dialogOpened()
  await user.click(await within(dialog()).findByRole('radio', { name: choice }))
  return user
}

async function ask(choice: RegExp, button: RegExp) {
  const user = await choose(choice)
  await user.click(press('Continue'))
  await screen.findByRole('button', { name: button })
  return user
}

test('shows for each choice the number of orders and the result of closing them; pending orders are cancelled, positions left alone', async () => {
  const user = await choose(/^All positions/)
  const counts = within(dialog())
    .getAllByRole('radio')
    .map((radio) => [...(radio.closest('label')?.querySelectorAll('span') ?? [])].map(({ textContent }) => textContent))
  expect(counts).toEqual([
    ['All positions', '5'],
    ['BTCUSDC positions', '3'],
    ['Positions in profit after fees', '3'],
    ['Positions at a loss after fees', '2'],
    ['All pending orders', '2'],
  ])
  expect(valueOf('P&L now, before fees')).toMatch(/^[+−]\d/)
  expect(valueOf('Opening fee and funding so far')).toBe('0.3000 KXT')
  expect(valueOf('Closing fees, estimated')).toBe('0.3010 KXT')
  await user.click(press('Cancel'))
  await dialogClosed()
  await user.click(screen.getByRole('tab', { name: /^Orders/ }))
  await user.click(await screen.findByRole('button', { name: 'Cancel orders…' }))
  expect(await screen.findByRole('dialog', { name: 'Cancel orders' })).toBeVisible()
  expect(valueOf('Margin released')).toBe('20.0000 KXT')
  await user.click(press('Continue'))
  expect(dialogText()).toContain('Nothing is bought or sold.')
  await user.click(press('Back'))
  await user.click(press('Continue'))
  await user.click(await screen.findByRole('button', { name: 'Cancel 2 orders' }))
  await screen.findByText('2 cancelled')
  expect(closes()).toHaveLength(2)
})

test('shows a rejection with its reason and code; the others are closed', async () => {
  const user = await ask(/^BTCUSDC positions/, /^Close 3 positions$/)
  fault({ path: closeOrder.path, kind: 'code', code: 2003 })
  await user.click(press('Close 3 positions'))
  await screen.findByText('2 of 3 closed')
  expect(dialogText()).toContain('1 rejected')
  expect(dialogText()).toContain('The order is just being opened. Try again in a second. Code 2003')
  await user.click(press('Try again'))
  await user.click(await screen.findByRole('radio', { name: /^BTCUSDC positions/ }))
  expect(screen.getByRole('radio', { name: /^BTCUSDC positions/ }).closest('label')).toHaveTextContent(/1$/)
})

test('cancelled orders are not called closed, nor is one that is gone already', async () => {
  const user = await ask(/^All pending orders/, /^Cancel 2 orders$/)
  fault({ path: closeOrder.path, kind: 'code', code: 2002 })
  await user.click(press('Cancel 2 orders'))
  const report = await screen.findByRole('group', { name: '1 of 2 cancelled' })
  expect(report).toHaveAccessibleDescription('1 no longer among your orders')
  for (const name of ['1 no longer among your orders', '1 cancelled'])
    expect(within(report).getByRole('heading', { name })).toBeVisible()
})

test.each([true, false])('an order that is already closed is no rejection; its list is loaded: %s', async (commit) => {
  const user = await ask(/^BTCUSDC positions/, /^Close 3 positions$/)
  fault({ path: closeOrder.path, kind: 'code', code: 2002, commit })
  if (!commit) fault({ path: listOrders.path, kind: 'status', status: 503, times: 0 })
  await user.click(press('Close 3 positions'))
  await screen.findByText('2 of 3 closed')
  expect(dialogText()).toContain('1 already closed')
  expect(press('Done')).toBeVisible()
})

test('an order with a lost response blocks its worker: the next one is not sent before its outcome is known', async () => {
  const user = await ask(/^All positions/, /^Close 5 positions$/)
  fault({ path: closeOrder.path, kind: 'drop', commit: true, times: 3 })
  fault({ path: listOrders.path, kind: 'status', status: 503, times: 0 })
  await user.click(press('Close 5 positions'))
  await screen.findByText('3 with no answer, still checking')
  expect(closes()).toHaveLength(3)
  exchange().faults.clear()
  await screen.findByRole('group', { name: '5 closed' })
  expect(new Set(ids()).size).toBe(5)
  expect(closes()).toHaveLength(5)
})

test('at most three are sent at a time; after Stop the rest is not sent', async () => {
  const user = await ask(/^All positions/, /^Close 5 positions$/)
  const amount = (text?: string | null) => Number(text?.replace('−', '-').replaceAll(/[^\d.-]/g, ''))
  const rows = within(dialog()).getAllByRole('listitem')
  const sum = rows.reduce((total, { lastElementChild }) => total + amount(lastElementChild?.textContent), 0)
  expect(sum, 'the rows are net').toBeCloseTo(amount(valueOf('Net P&L')), 3)
  const answer = hold(closeOrder.path)
  await user.click(press('Close 5 positions'))
  await waitFor(() => expect(closes()).toHaveLength(3))
  expect(screen.getByRole('progressbar', { name: 'Close positions' })).toHaveAttribute('aria-valuenow', '0')
  await user.keyboard('{Escape}')
  // The browser asks before the tab is closed.
  expect(closeSeveralFlows.actor('all').getSnapshot().hasTag('unsettled')).toBe(true)
  await user.click(press('Stop'))
  expect(dialogText()).toContain('Stopped. Waiting for those already sent.')
  expect(press('Stop')).toBeDisabled()
  answer()
  await screen.findByText('3 of 5 closed')
  expect(closeSeveralFlows.actor('all').getSnapshot().hasTag('unsettled')).toBe(false)
  expect(dialogText()).toContain('2 not sent')
  expect(closes()).toHaveLength(3)
})

test('continues when the dialog is closed, and reports its outcome in a toast', async () => {
  const user = await ask(/^All positions/, /^Close 5 positions$/)
  const answer = hold(closeOrder.path)
  await user.click(press('Close 5 positions'))
  await leaveDialog(user)
  await dialogClosed()
  answer()
  expect(await screen.findByText('5 closed')).toBeVisible()
  expect(screen.getByText(/^Net P&L [+−]\d/)).toBeVisible()
  expect(screen.queryByText('Position closed')).toBeNull()
  expect(new Set(ids()).size).toBe(5)
  expect(closes()).toHaveLength(5)
})

/** One of the pending orders is filled, and the lists show it. */
async function fillOne() {
  exchange().movePrice(BTC, '60900', true)
  exchange().moveClock(10_000)
  await act(() => fetchOrdersNow())
}

test.each([
  ['before it is sent', true],
  ['after its cancellation was refused', false],
])('a pending order that fills %s is not closed with the rest', async (_, isFilledFirst) => {
  const user = await ask(/^All pending orders/, /^Cancel 2 orders$/)
  if (isFilledFirst) await fillOne()
  fault({ path: closeOrder.path, kind: 'code', code: 2003, times: isFilledFirst ? 1 : 2 })
  const answer = hold(closeOrder.path)
  await user.click(press('Cancel 2 orders'))
  await leaveDialog(user)
  await dialogClosed()
  answer()
  const showRest = await screen.findByRole('button', { name: 'Show the rest' })
  if (!isFilledFirst) await fillOne()
  await user.click(showRest)
  expect(await screen.findByRole('button', { name: /^Cancel \d order/ })).toHaveTextContent('Cancel 1 order')
})

test('an order whose cancellation is refused since it has just filled is told as filled', async () => {
  const user = await ask(/^All pending orders/, /^Cancel 2 orders$/)
  fault({ path: closeOrder.path, kind: 'code', code: 2003, times: 2 })
  exchange().movePrice(BTC, '60900', true)
  exchange().moveClock(10_000)
  await user.click(press('Cancel 2 orders'))
  expect(await screen.findByText('0 of 2 cancelled')).toBeVisible()
  expect(dialogText()).toContain('1 filled in the meantime')
})

test('an order being closed in its own dialog is not sent again', async () => {
  await trade()
  const user = await openDialog('Close ETHUSDC LONG')
  // Meanwhile no list shows it as closed.
  const answers = [hold(closeOrder.path), hold(listOrders.path)]
  await user.click(press('Close position'))
  await leaveDialog(user)
  await user.click(await screen.findByRole('button', { name: 'Close positions…' }))
  await user.click(await screen.findByRole('radio', { name: /^Positions at a loss/ }))
  await user.click(press('Continue'))
  await user.click(await screen.findByRole('button', { name: 'Close 2 positions' }))
  for (const answer of answers) answer()
  await screen.findByRole('group', { name: '2 closed' })
  expect(ids().toSorted()).toEqual([...new Set(ids())].toSorted())
  expect(closes()).toHaveLength(2)
})

test('an order refused, and tried again in its own dialog before it is refreshed, is told as refused', async () => {
  const user = await ask(/^Positions at a loss/, /^Close 2 positions$/)
  const { items } = await fetchOrdersNow()
  const lost = items.find(({ market }) => market === ETH)
  if (!lost) throw new Error('no position on ETH')
  fault({ path: closeOrder.path, kind: 'code', code: 2003, times: 2 })
  const refresh = hold(listOrders.path)
  await user.click(press('Close 2 positions'))
  const flow = closeOrderFlows.start(lost)
  await waitFor(() => expect(flow.getSnapshot().matches('error')).toBe(true))
  act(() => flow.send({ type: 'RETRY' }))
  refresh()
  expect(await screen.findByText('0 of 2 closed')).toBeVisible()
  expect(dialogText(), 'of none').not.toContain('P&L')
})

test('the losing positions are closed once each, however often it is confirmed, and not an order that appears after the choice', async () => {
  const user = await ask(/^Positions at a loss/, /^Close 2 positions$/)
  await sendOrder(createOrder.request.parse({ market: ETH, type: 'LONG', amount: '10', leverage: 10 }), newKey())
  exchange().moveClock(5_000)
  exchange().movePrice(ETH, '3280', true)
  const [fees, row] = [valueOf('Opening fee and funding so far'), within(dialog()).getAllByRole('listitem')[0]!]
  const { textContent: before } = row
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(row).not.toHaveTextContent(before))
  expect(valueOf('Opening fee and funding so far'), 'of the two').toBe(fees)
  await user.dblClick(press('Close 2 positions'))
  await screen.findByRole('group', { name: '2 closed' })
  expect(closes()).toHaveLength(2)
  expect(closes().every(({ payload }) => (payload as { market: string }).market === ETH)).toBe(true)
})

test('with old prices it says how old; a position without a price is closed with the others', async () => {
  const user = await ask(/^All positions/, /^Close 5 positions$/)
  const prices = [{ market: BTC, price: priceNow(queryClient, BTC)!.price }]
  cutFeed()
  await act(() => queryClient.cancelQueries({ queryKey: ['markets'] }))
  act(() => agePrices(12_000))
  await screen.findByText(/^Prices up to [1-4]\d s old\. Each position closes at its market price at that moment\.$/)
  act(() => setListedPrices(queryClient, prices, steadyNow()))
  await screen.findByText('Some prices are missing. Each position closes at its market price at that moment.')
  await user.click(press('Close 5 positions'))
  await screen.findByRole('group', { name: '5 closed' })
  expect(closes()).toHaveLength(5)
})

test('when rate-limited, that order is rejected with a reason, and the rest waits', async () => {
  const user = await ask(/^All positions/, /^Close 5 positions$/)
  fault({ path: closeOrder.path, kind: 'status', status: 429, retryAfter: '2' })
  await user.click(press('Close 5 positions'))
  await screen.findByText('4 of 5 closed')
  expect(dialogText()).toContain('Too many requests. Try again in 2 s.')
  expect(closes().filter(({ outcome }) => outcome === 'ok')).toHaveLength(4)
})

test('offline it cannot be confirmed, and says why; once it runs, nothing more is sent, and nothing is queued', async () => {
  const user = await ask(/^All positions/, /^Close 5 positions$/)
  const comeBack = goOffline()
  expect(press('Close 5 positions offline')).toBeDisabled()
  expect(dialogText()).toContain('nothing can be sent')
  await user.click(press('Close 5 positions offline'))
  comeBack()
  expect(closes()).toEqual([])
  const answer = hold(closeOrder.path)
  await user.click(press('Close 5 positions'))
  await waitFor(() => expect(closes()).toHaveLength(3))
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  answer()
  await screen.findByText('3 of 5 closed')
  online.mockRestore()
  expect(dialogText()).toContain('2 not sent')
  expect(closes()).toHaveLength(3)
})

test('after the next login it says how many were closed and not sent, sends nothing, and opens the rest', async () => {
  const user = await ask(/^All positions/, /^Close 5 positions$/)
  const answer = hold(closeOrder.path)
  await user.click(press('Close 5 positions'))
  await waitFor(() => expect(closes()).toHaveLength(3))
  act(() => otherTab('sessionExpiry', null))
  await screen.findByRole('heading', { name: 'You are logged out' })
  answer()
  act(() => otherTab('sessionExpiry', String(Date.now() + 60_000)))
  await waitFor(long)
  expect(await screen.findByText('3 of 5 closed', {}, { timeout: 30_000 })).toBeVisible()
  expect(screen.getByText(/2 not sent/)).toBeVisible()
  expect(closes()).toHaveLength(3)
  await user.click(press('Show the rest'))
  await user.click(await screen.findByRole('button', { name: 'Close 2 positions' }))
  await screen.findByRole('group', { name: '2 closed' })
  expect(new Set(ids()).size).toBe(5)
  expect(closes()).toHaveLength(5)
})

test('what an earlier page had begun is only told: its dialog, opened before, cannot be confirmed, and is not confirmed by it', async () => {
  await ask(/^All pending orders/, /^Cancel 2 orders$/)
  const [sent, unsent] = (await fetchOrdersNow()).items.filter(({ state }) => state === 'ACTIVE')
  act(() => storeClosing({ choice: 'all', orders: [sent!, unsent!], sent: [sent!], ends: [] }))
  expect(press('Cancel 2 orders')).toBeDisabled()
  act(resumeClosing)
  await waitFor(() => expect(dialogText()).toMatch(/^Close positions.*1 not sent/))
  expect(closes()).toEqual([])
})

test('it ends with the session: nothing more is sent, and the next user sees nothing of it', async () => {
  const user = await ask(/^All positions/, /^Close 5 positions$/)
  const answer = hold(closeOrder.path)
  await user.click(press('Close 5 positions'))
  await waitFor(() => expect(closes()).toHaveLength(3))
  act(() => otherTab('sessionExpiry', null))
  const flow = closeSeveralFlows.start('all')
  expect(flow.getSnapshot().matches('choosing')).toBe(true)
  await screen.findByRole('heading', { name: 'You are logged out' })
  exchange().account(personaEmail('contests-hidden')).futuresConfirmationDate = exchange().world.nowMs
  act(() => otherTab('sessionExpiry', String(Date.now() + 60_000)))
  await waitFor(long)
  answer()
  await act(() => fetchOrdersNow())
  await waitFor(() => expect(closes().filter(({ outcome }) => outcome === 'ok')).toHaveLength(3))
  expect(flow.getSnapshot().matches('choosing')).toBe(true)
  expect(screen.queryByText(/closed$/)).toBeNull()
})

test('what was sent before the next login and got no answer is verified, not sent again', async () => {
  const user = await ask(/^All positions/, /^Close 5 positions$/)
  fault({ path: closeOrder.path, kind: 'drop', times: 3 })
  fault({ path: listOrders.path, kind: 'status', status: 503, times: 0 })
  await user.click(press('Close 5 positions'))
  await screen.findByText('3 with no answer, still checking')
  act(() => otherTab('sessionExpiry', null))
  await screen.findByRole('heading', { name: 'You are logged out' })
  act(() => otherTab('sessionExpiry', String(Date.now() + 60_000)))
  await waitFor(() => expect(closeSeveralFlows.actor('all').getSnapshot().context.unknown).toHaveLength(3))
  // None of the three had reached the exchange, and none does now.
  expect(closes()).toEqual([])
})
