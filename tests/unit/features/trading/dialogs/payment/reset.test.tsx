// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { startPayment } from '../../../../../../sandbox/engine/payments.ts'
import { listOrders } from '../../../../../../src/api/order.ts'
import { checkWalletEvent, initializeWallet, resetWallet } from '../../../../../../src/api/payment.ts'
import { listWallets } from '../../../../../../src/api/wallet.ts'
import { storedPayment } from '../../../../../../src/features/trading/dialogs/payment/storedPayment.ts'
import { queryClient } from '../../../../../../src/queries/call/client.ts'
import { ledger } from '../../../../../../src/queries/ledger.ts'
import { ordersQuery } from '../../../../../../src/queries/orders.ts'
import { walletQuery } from '../../../../../../src/queries/wallets.ts'
import { sentPosition } from '../../../../domain/builders.ts'
import { openApp } from '../../../../openApp.tsx'
import { ownKey } from '../../../../openExchange.ts'
import { otherTab } from '../../../../otherTab.ts'
import {
  dialog,
  dialogOpened,
  exchange,
  fault,
  hold,
  long,
  openDialog,
  openTrading,
  paying,
  plain,
  press,
  dialogText,
  valueOf,
  received,
  tell,
  tellOrders,
} from '../../tradingPage.ts'

const payments = () => received(resetWallet.path, initializeWallet.path)
const code = () => within(dialog()).getByRole<HTMLInputElement>('textbox', { name: 'Pay code' })
/** The payment is decided by the next check. */
const settle = () => exchange().moveClock(60_000)

const outcome = (name: string) => within(dialog()).findByRole('group', { name })
const reset = () => openDialog('Reset the balance')

/** The dialog of a wallet that was never active. */
async function activate() {
  exchange().account('demo@paper.example').wallet.initialized = false
  const app = await openApp({ path: '/market/BTC-USDC' })
  await app.user.click(await screen.findByRole('button', { name: 'Activate balance' }))
  await dialogOpened()
  return app.user
}

/** A payment started by another or an earlier page of this browser. */
function begin(kind: 'initialize' | 'reset', ageMs: number) {
  const begun = startPayment(exchange().world, exchange().account('demo@paper.example'), 'reset', '246810')
  const payment = { kind, eventId: 'eventId' in begun ? begun.eventId : '', since: Date.now() - ageMs }
  act(() => otherTab(ownKey('futuresPayment', exchange()), JSON.stringify(payment)))
}

test('a reset shows what it closes, and pays nothing without a whole code', async () => {
  const user = await reset()
  const ends = plain((await screen.findByText(/^The reset closes/)).textContent)
  expect(ends).toMatch(
    /^The reset closes 14 positions \([+−]\d+\.\d{4} KXT before fees\) at the market price and cancels 3 orders\.$/,
  )
  const wallet = screen.getByRole('link', { name: 'Open your wallet in a new tab' })
  expect(wallet).toHaveAttribute('href', '/wallet/balances/futures')
  expect(wallet).toHaveAttribute('target', '_blank')
  expect(code()).toHaveFocus()
  await user.keyboard('4829')
  expect(code()).toHaveValue('482 9')
  expect(dialogText()).toContain('4 of 6 digits')
  expect(press('Confirm')).toHaveAttribute('aria-disabled', 'true')
  await user.click(press('Confirm'))
  expect(dialogText()).toContain('A pay code has exactly six digits.')
  expect(code()).toHaveFocus()
  expect(payments()).toEqual([])
  code().setSelectionRange(5, 5)
  await user.keyboard('a')
  expect(dialogText()).toContain('Digits only')
  expect(code()).toHaveAccessibleDescription('Digits only 4 of 6 digits')
  await user.keyboard('1 3')
  expect(dialogText()).not.toMatch(/Digits only|exactly six digits/)
  expect(code()).toHaveValue('482 913')
  expect(press('Confirm')).not.toHaveAttribute('aria-disabled', 'true')
  await user.keyboard('77')
  expect(code()).toHaveValue('482 913')
})

test('a pasted code of seven digits is refused with a hint, and what was typed stays; one of six may contain spaces, and is edited in the middle', async () => {
  const user = await reset()
  await user.keyboard('4829')
  await user.paste('4829137')
  expect(within(dialog()).getByRole('alert')).toHaveTextContent('A pay code has 6 digits')
  expect(code()).toHaveValue('482 9')
  await user.keyboard('13')
  expect(within(dialog()).queryByRole('alert')).toBeNull()
  expect(code()).toHaveValue('482 913')
  await user.clear(code())
  await user.paste(' 48 29\u00a013 ')
  expect(code()).toHaveValue('482 913')

  // The caret stays, across the space, in both directions.
  code().setSelectionRange(4, 4)
  await user.keyboard('{Backspace}')
  expect(code()).toHaveValue('489 13')
  expect(code().selectionStart).toBe(2)
  await user.keyboard('2')
  expect(code()).toHaveValue('482 913')
  code().setSelectionRange(3, 3)
  await user.keyboard('{Delete}')
  expect(code()).toHaveValue('482 13')
  expect(code().selectionStart).toBe(3)
})

test('it is paid once, and shows the payment’s progress and the new balance, once that is read, each with the focus', async () => {
  const user = await reset()
  await user.keyboard('246810{Enter}{Enter}')
  expect(await outcome('Waiting for the payment')).toHaveFocus()
  expect(dialogText()).toContain('Elapsed 0:0')
  expect(paying()).toBeInTheDocument()
  fault({ path: checkWalletEvent.path, kind: 'status', status: 503 })
  await screen.findByText(/^The exchange is not answering right now/)
  fault({ path: listWallets.path, kind: 'status', status: 503, times: 0 })
  settle()
  const box = await outcome('Balance reset')
  expect(box).toHaveFocus()
  expect(valueOf('Available balance'), 'not the old one').toBe('– KXT')
  exchange().faults.clear()
  await act(() => queryClient.invalidateQueries({ queryKey: walletQuery.queryKey }))
  await waitFor(() => expect(box).toHaveAccessibleDescription(/^Available balance 10\s000\.0000 ?KXT$/))
  expect(payments()).toHaveLength(1)
  expect(storedPayment.get()).toBeNull()
  expect(paying()).toBeNull()
})

test('an inactive wallet is activated, and not paid for twice', async () => {
  const user = await activate()
  expect(dialogText()).toContain('Activate balance')
  await user.keyboard('999999{Enter}')
  await screen.findByText('Wrong pay code. Your balance was not activated.')
  expect(payments().map(({ path }) => path)).toEqual([initializeWallet.path])
  await user.click(press('Try again'))
  await waitFor(() => expect(code()).toHaveFocus())
  await user.keyboard('246')
  expect(code()).toHaveValue('246')
  fault({ path: initializeWallet.path, kind: 'drop', commit: true })
  await user.keyboard('810{Enter}')
  await screen.findByText('No answer yet')
  settle()
  await screen.findByText('Balance activated')
  expect(payments()).toHaveLength(2)
  await user.click(press('Done'))
  await waitFor(() => expect(long()).toBeEnabled())
})

test('closed during the payment, it continues: the page shows it, and a toast reports the outcome', async () => {
  const user = await reset()
  await user.keyboard('246810{Enter}')
  await screen.findByText('Waiting for the payment')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(paying()).toBeVisible()
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  settle()
  await screen.findByText('Balance reset')
  expect(document.title).toMatch(/^\(!\) Balance reset/)
  focus.mockRestore()
  expect(screen.getByText(/^Available balance: 10.000\.0000\sKXT$/)).toBeVisible()
})

test('refused after its window was closed, it is told with the exchange’s code', async () => {
  const user = await reset()
  await user.keyboard('246810{Enter}')
  await screen.findByText('Waiting for the payment')
  await user.keyboard('{Escape}')
  tell(checkWalletEvent.path, { state: 'FAIL', code: 5777 })
  expect(await screen.findByText(/ Code 5777$/)).toBeVisible()
})

test.each([
  ['reset', 'Balance reset'],
  ['initialize', 'Balance activated'],
] as const)('after a reload it continues to wait for the payment: %s', async (kind, told) => {
  begin(kind, 65_000)
  const check = hold(checkWalletEvent.path)
  await openTrading()
  await waitFor(() => expect(paying()).toHaveTextContent(/ [6-9]\d s$/))
  check()
  settle()
  expect(await screen.findByText(/^Balance (reset|activated)$/)).toHaveTextContent(told)
  expect(payments()).toHaveLength(0)
})

test('opened while another tab waits for a payment, it waits for that one: no second code is asked for', async () => {
  const { user } = await openTrading()
  begin('reset', 0)
  await user.click(press('Reset the balance'))
  expect(await screen.findByText('Waiting for the payment')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Pay code' })).toBeNull()
  settle()
  await screen.findByText('Balance reset')
  expect(payments()).toHaveLength(0)
})

test('refused while another tab waits for a payment, it leaves that one to be waited for after a reload', async () => {
  const user = await reset()
  const answer = hold(resetWallet.path)
  fault({ path: resetWallet.path, kind: 'code', code: '4003' })
  await user.keyboard('246810{Enter}')
  begin('reset', 0)
  const other = storedPayment.get()
  answer()
  await screen.findByText('Code 4003')
  expect(other).not.toBeNull()
  expect(storedPayment.get()).toEqual(other)
  fireEvent.click(press('Try again'), { detail: 1 })
  await user.keyboard('{Enter}')
  expect(dialogText()).toContain('Another payment is still being processed.')
  expect(payments()).toEqual([])
})

test.each([
  ['of another tab', () => begin('reset', 0)],
  ['sent before a reload', () => act(() => ledger.store('payment', { key: 'k', asked: '', at: 0, request: null }))],
])('open when a payment %s has begun, it says so and pays no second one', async (_, beginOther) => {
  const user = await reset()
  await user.keyboard('246810')
  beginOther()
  expect(press('Confirm')).toHaveAttribute('aria-disabled', 'true')
  expect(dialogText()).toContain('Another payment is still being processed.')
  await user.keyboard('{Enter}')
  expect(payments()).toEqual([])
})

test.each([
  ['one of two orders', [sentPosition({ startPrice: '65000' })], /^The reset closes 1 position \(– KXT before fees\)/],
  ['the only order', [], /^1 entry could not be shown\.$/],
])('a reset whose preview cannot read %s says so, and shows no P&L', async (_, readable, text) => {
  tellOrders(...readable, { orderId: 'unreadable' })
  await reset()
  expect(await within(dialog()).findByText((shown) => text.test(plain(shown)))).toBeVisible()
  expect(within(dialog()).getByText('1 entry could not be shown.')).toBeVisible()
})

test('a reset can be confirmed only once the orders are loaded, again if need be: they show whether it took place', async () => {
  const { user } = await openTrading()
  fault({ path: listOrders.path, kind: 'code', code: 7003, times: 0 })
  const answer = hold(listOrders.path)
  // As on a page just opened: the requests are in flight.
  act(() => void queryClient.resetQueries({ queryKey: ordersQuery().queryKey, exact: true }))
  await user.click(press('Reset the balance'))
  await dialogOpened()
  await user.keyboard('246810{Enter}')
  expect(dialogText()).toContain('Loading your orders')
  expect(press('Confirm')).toHaveAttribute('aria-disabled', 'true')
  answer()
  await within(dialog()).findByText('Code 7003')
  exchange().faults.clear()
  await user.click(press('Try again'))
  await waitFor(() => expect(press('Confirm')).not.toHaveAttribute('aria-disabled', 'true'))
  expect(dialogText()).toContain('The reset closes')
  expect(payments()).toHaveLength(0)
  await user.click(press('Confirm'))
  await screen.findByText('Waiting for the payment')
})
