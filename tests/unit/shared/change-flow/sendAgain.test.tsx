// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { listOrders } from '../../../../src/api/order.ts'
import { closeOrder, createOrder, editOrder } from '../../../../src/api/orderChanges.ts'
import { resetWallet } from '../../../../src/api/payment.ts'
import { listWallets } from '../../../../src/api/wallet.ts'
import { queryClient } from '../../../../src/queries/call/client.ts'
import { newKey } from '../../../../src/queries/ledger.ts'
import { sendOrder } from '../../../../src/queries/orderChanges.ts'
import {
  amountField,
  dialog,
  dialogClosed,
  dialogOpened,
  exchange,
  fault,
  leaveDialog,
  long,
  lookedFor,
  openDialog,
  openStill,
  openTab,
  openTrading,
  press,
  received,
  useClock,
} from '../../features/trading/tradingPage.ts'
import { sentKeys } from './sentKeys.ts'

beforeEach(useClock)

/** The next request does not reach the exchange, so it gets no response. */
const lose = (path: string) => fault({ path, kind: 'status', status: 502 })
const inDialog = (name: string) => within(dialog()).getByRole('button', { name })

describe('an order sent again', () => {
  /** An order that is answered by this fault. */
  async function firstOrder(answer: Parameters<typeof fault>[0], opening: Parameters<typeof openTrading>[0] = {}) {
    const keys = sentKeys(createOrder.path)
    const { user } = await openTrading(opening)
    await user.type(amountField(), '77')
    fault(answer)
    await user.click(long())
    return { user, keys }
  }
  async function lostOrder(opening?: Parameters<typeof openTrading>[0]) {
    const sent = await firstOrder({ kind: 'status', status: 502 }, opening)
    await lookedFor()
    await screen.findByText('Order not found yet')
    expect(screen.getByText(/^The exchange did not answer\. BTCUSDC/)).toBeVisible()
    return sent
  }
  /** A request with this key reaches the exchange besides the app's own. */
  const arrive = (body: unknown, key: string | null | undefined) =>
    fetch(createOrder.path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'idempotency-key': key ?? '' },
    })
  const sendAgain = () => screen.getByRole('button', { name: 'Send again' })
  const opened = () => received(createOrder.path).filter(({ outcome }) => outcome === 'ok')

  test('is offered while the form asks for the same; it is one position, even if the first request was only delayed', async () => {
    const { user, keys } = await lostOrder()
    expect(screen.getByText(/Send it again\?$/)).toBeVisible()
    await user.clear(amountField())
    await user.type(amountField(), '78')
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
    expect(screen.getByText(/Check your orders before you send it again\.$/)).toBeVisible()
    await user.clear(amountField())
    await user.type(amountField(), '77')
    await user.click(sendAgain())
    await screen.findByText('Order accepted')
    const [first, second] = keys()
    expect(second).toBe(first)
    const delayed = await arrive(opened()[0]?.payload, first)
    expect(delayed.ok).toBe(true)
    expect(opened()).toHaveLength(1)
  })

  test('with another amount is another order', async () => {
    const { user, keys } = await lostOrder()
    await user.clear(amountField())
    await user.type(amountField(), '78')
    await user.click(long())
    await screen.findByText('Order accepted')
    expect(new Set(keys()).size).toBe(2)
  })

  test('unchanged, and answered with the order that had arrived before, is reported as that order', async () => {
    const { user, keys } = await lostOrder({ isUnproven: true })
    await arrive({ market: 'BTC-USDC', type: 'LONG', amount: '77', leverage: 10 }, keys()[0])
    const positions = await screen.findByRole('tab', { name: /^Positions/ })
    const before = positions.textContent
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    await waitFor(() => expect(positions).not.toHaveTextContent(before))
    await user.click(sendAgain())
    await screen.findByText('Your order went through')
    expect(opened()).toHaveLength(1)
  })

  test('after a rejection is a new one, since an exchange may repeat its response to a key', async () => {
    const { user, keys } = await firstOrder({ kind: 'code', code: 1008 })
    await screen.findByText('Order not accepted')
    await user.click(long())
    await screen.findByText('Order accepted')
    expect(new Set(keys()).size).toBe(2)
  })

  test('after it was found is a new one: the same request a second time is a second position', async () => {
    const { user, keys } = await firstOrder({ kind: 'status', status: 502, commit: true })
    await screen.findByText('Your order went through')
    await screen.findByRole('button', { name: 'Repeat 77 ×10' })
    await user.type(amountField(), '77')
    await user.click(long())
    await screen.findByText('Order accepted')
    expect(new Set(keys()).size).toBe(2)
    expect(opened()).toHaveLength(2)
  })
})

test('an order accepted earlier, and not read since, is not taken for the lost one, whose outcome only the form tells', async () => {
  const { user } = await openTrading()
  fault({ path: listOrders.path, kind: 'status', status: 503, times: 0 })
  await user.type(amountField(), '123')
  await user.click(long())
  await screen.findByText('Order accepted')
  fault({ kind: 'drop', commit: false })
  await user.type(amountField(), '123')
  await user.click(long())
  await screen.findByText('We did not get an answer. Checking your orders…')
  exchange().faults.clear()
  await lookedFor()
  await user.click(await screen.findByRole('button', { name: 'Stop checking' }))
  expect(screen.queryByText('Your order went through')).toBeNull()
  // By no toast, too.
  expect(screen.getAllByText('We do not know whether it went through')).toHaveLength(1)
})

describe('an unchanged request confirmed again keeps its key, and another one has another', () => {
  type User = Awaited<ReturnType<typeof openDialog>>

  async function retype(user: User, name: string, value: string) {
    const field = within(dialog()).getByRole('textbox', { name })
    await user.clear(field)
    await user.type(field, value)
  }
  /** Confirms, loses the answer, and goes back to what was confirmed. */
  async function loseConfirmed(user: User, path: string, confirm: string) {
    lose(path)
    await user.click(inDialog(confirm))
    await lookedFor()
    await user.click(await within(dialog()).findByRole('button', { name: 'Try again' }))
  }

  test('a position that is closed', async () => {
    const keys = sentKeys(closeOrder.path)
    const user = await openDialog('Close BTCUSDC LONG')
    await loseConfirmed(user, closeOrder.path, 'Close position')
    await user.click(inDialog('Close position'))
    await screen.findByText('Position closed')
    expect(keys()).toEqual([expect.any(String), keys()[0]])
  })

  test('a stop loss', async () => {
    const keys = sentKeys(editOrder.path)
    const user = await openDialog(/^SL\/TP: .* BTCUSDC LONG$/)
    await retype(user, 'Stop loss', '60000')
    for (let times = 0; times < 2; times += 1) await loseConfirmed(user, editOrder.path, 'Save')
    expect(keys()).toEqual([expect.any(String), keys()[0]])
    await retype(user, 'Stop loss', '60001')
    await user.click(inDialog('Save'))
    await within(dialog()).findByRole('button', { name: 'Done' })
    expect(keys()[2]).not.toBe(keys()[0])
  })

  test('a pay code, also if the dialog was closed in between', async () => {
    const keys = sentKeys(resetWallet.path)
    const user = await openDialog('Reset the balance')
    await user.keyboard('246810')
    // The wallet check finds nothing: the code has not been charged.
    await loseConfirmed(user, resetWallet.path, 'Confirm')
    await user.click(inDialog('Cancel'))
    await dialogClosed()
    await user.click(press('Reset the balance'))
    await dialogOpened()
    await retype(user, 'Pay code', '246810')
    await loseConfirmed(user, resetWallet.path, 'Confirm')
    expect(keys()).toEqual([expect.any(String), keys()[0]])
    await retype(user, 'Pay code', '999999')
    await user.click(inDialog('Confirm'))
    await within(dialog()).findByText(/Code 4001/)
    expect(keys()[2]).not.toBe(keys()[0])
  })
})

describe('of a trader with one order', () => {
  beforeEach(() => openStill({ persona: 'contests-hidden' }))
  const refetch = () => act(() => queryClient.invalidateQueries({ queryKey: ['orders'] }))
  const open = (fields: object) =>
    sendOrder(
      createOrder.request.parse({ market: 'BTC-USDC', type: 'LONG', amount: '10', leverage: 10, ...fields }),
      newKey(),
    )

  async function loseReset(commit: boolean) {
    const { user } = await openTrading()
    await user.click(press('Reset the balance'))
    await dialogOpened()
    fault({ path: resetWallet.path, kind: 'drop', commit })
    await user.type(within(dialog()).getByRole('textbox', { name: 'Pay code' }), '246810{Enter}')
    await within(dialog()).findByText('No answer yet')
    exchange().moveClock(60_000)
    exchange().faults.clear()
    await lookedFor()
  }

  test('a reset that never arrived is not told by a balance that was read before the position closed', async () => {
    await open({})
    const { user } = await openTrading()
    fault({ path: listWallets.path, kind: 'status', status: 503, times: 0 })
    await user.click(await screen.findByRole('button', { name: 'Close BTCUSDC LONG' }))
    await dialogOpened()
    await user.click(press('Close position'))
    await user.click(await within(dialog()).findByRole('button', { name: 'Done' }))
    await dialogClosed()
    await loseReset(false)
    expect(await screen.findByText('Payment not found yet')).toBeVisible()
    expect(screen.queryByText('Balance reset')).toBeNull()
  })

  test('a lost reset that cancelled a pending order is found, and its cancellation is no news', async () => {
    await open({ price: '60000' })
    await loseReset(true)
    expect(await screen.findByText('Balance reset')).toBeVisible()
    expect(screen.queryByText(/order cancelled$/)).toBeNull()
  })

  test('an order that is still open after a lost cancellation, and cancelled later, is news', async () => {
    const { orderId } = await open({ price: '60000' })
    const { user } = await openTrading()
    await openTab(user, /^Orders/)
    await user.click(press('Cancel BTCUSDC LONG'))
    await dialogOpened()
    fault({ path: closeOrder.path, kind: 'drop', commit: false })
    await user.click(press('Cancel order'))
    await leaveDialog(user)
    await lookedFor()
    await screen.findByText(/It is still open$/)
    await fetch(closeOrder.path, {
      method: 'POST',
      body: JSON.stringify({ orderId, market: 'BTC-USDC' }),
      headers: { 'content-type': 'application/json', 'idempotency-key': newKey() },
    })
    await refetch()
    expect(await screen.findByText(/LONG ×10: order cancelled$/)).toBeVisible()
  })
})
