// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { closeOrderFlows } from '../../../../../src/features/trading/dialogs/close/closeOrderFlow.ts'
import { resumePayment } from '../../../../../src/features/trading/dialogs/payment/paymentFlow.ts'
import { storedPayment } from '../../../../../src/features/trading/dialogs/payment/storedPayment.ts'
import { queryClient } from '../../../../../src/queries/client.ts'
import { fetchOrdersNow } from '../../../../../src/queries/orders.ts'
import { closeOrder } from '../../../../../src/api/order.ts'
import { checkWalletEvent } from '../../../../../src/api/wallet.ts'
import { otherTab } from '../../../otherTab.ts'
import { becomeOther, exchange, fault, hold, long, openDialog, openTrading, paying, press, tellOrders } from '../tradingPage.ts'

/** In another tab the trader logs out and another user logs in. */
async function logOutAndIn(prepare = () => {}) {
  act(() => otherTab('sessionExpiry', null))
  await screen.findByRole('heading', { name: 'You are logged out' })
  prepare()
  act(() => otherTab('sessionExpiry', String(Date.now() + 60_000)))
  await waitFor(long)
}

async function pay() {
  const user = await openDialog('Reset the balance')
  await user.keyboard('246810{Enter}')
  await screen.findByText('Waiting for the payment')
  await user.click(press('Close'))
  expect(paying()).toBeVisible()
}

test('the next user sees nothing of a payment, neither immediately nor once it is settled', async () => {
  await pay()
  await logOutAndIn(becomeOther)
  expect(paying()).toBeNull()
  act(() => resumePayment())
  expect(paying()).toBeNull()
  expect(storedPayment.get()).toBeNull()
  exchange().moveClock(60_000)
  await act(() => queryClient.invalidateQueries())
  expect(screen.queryByText('Balance reset')).toBeNull()
})

test('after logging in again the same user’s payment is still pending', async () => {
  const check = hold(checkWalletEvent.path)
  await pay()
  await logOutAndIn(() => expect(paying()).toBeNull())
  await waitFor(() => expect(paying()).toBeVisible())
  check()
  exchange().moveClock(60_000)
  await screen.findByText('Balance reset')
})

test('a close with a lost response is not verified against the next user’s orders', async () => {
  const user = await openDialog('Close BTCUSDC LONG')
  const order = (await fetchOrdersNow()).items.find(({ state, market, type }) => state === 'ACTIVE' && market === 'BTC-USDC' && type === 'LONG')!
  fault({ path: closeOrder.path, kind: 'status', status: 502 })
  await user.click(press('Close position'))
  await screen.findByText('No answer yet')
  await logOutAndIn(() => {
    becomeOther()
    tellOrders()
  })
  await act(() => queryClient.invalidateQueries({ queryKey: ['orders'] }))
  expect(closeOrderFlows.start(order).getSnapshot().value).toBe('init')
})

test('the parsed entries of lists are dropped', async () => {
  await openTrading()
  const first = async () => (await fetchOrdersNow()).items.find(({ state }) => state === 'CLOSED')
  const before = await first()
  expect(await first()).toBe(before)
  await logOutAndIn(becomeOther)
  expect(await first()).toEqual(before)
  expect(await first()).not.toBe(before)
})
