// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeOrderFlows } from '../../../../../src/features/trading/dialogs/close/closeOrderFlow.ts'
import { resumePayment } from '../../../../../src/features/trading/dialogs/payment/paymentFlow.ts'
import { storedPayment } from '../../../../../src/features/trading/dialogs/payment/storedPayment.ts'
import { queryClient } from '../../../../../src/queries/client.ts'
import { fetchOrdersNow } from '../../../../../src/queries/orders.ts'
import { session, watchOtherTabs } from '../../../../../src/queries/session.ts'
import { closeOrder, listOrders } from '../../../../../src/api/order.ts'
import { ANNA, BERT, knowUser } from '../../../queries/knownUser.ts'
import { otherTab } from '../../../otherTab.ts'
import { stage } from '../order-form/formStage.tsx'
import { layOut, openPage } from './dialogStage.tsx'
import { press } from './dialogWords.ts'

layOut()
const { exchange, fault } = stage()
let stop = () => {}
beforeAll(() => {
  stop = watchOtherTabs()
})
afterAll(() => stop())

/** The exchange has told who is logged in: all that tells two users apart is when they accepted the terms. */
const logIn = (accepted: string) => {
  knowUser(accepted)
  session.succeeded()
}
/** In another tab one user logs out and another logs in. */
const changeUser = (accepted: string) => {
  act(() => otherTab('sessionExpiry', null))
  act(() => otherTab('sessionExpiry', String(Date.now() + 60_000)))
  logIn(accepted)
}
const payment = () => screen.getByRole('status', { name: 'payment' })

async function pay() {
  logIn(ANNA)
  const user = await openPage({ reset: { kind: 'reset' } })
  await user.click(press('reset'))
  await screen.findByRole('textbox', { name: 'Pay code' })
  await user.keyboard('246810{Enter}')
  await screen.findByText('Waiting for the payment')
  await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0]!)
  expect(payment()).toHaveTextContent('waiting')
}

test('the next user is told nothing of a payment, neither at once nor when it is decided', async () => {
  await pay()
  changeUser(BERT)
  expect(payment()).toHaveTextContent('none')
  resumePayment()
  expect(payment()).toHaveTextContent('none')
  expect(storedPayment.get()).toBeNull()
  exchange().moveClock(60_000)
  await act(() => queryClient.invalidateQueries())
  expect(screen.queryByText('Balance reset')).toBeNull()
})

test('the same user goes on waiting for a payment after logging in again', async () => {
  await pay()
  changeUser(ANNA)
  expect(payment()).toHaveTextContent('none')
  act(() => resumePayment())
  await waitFor(() => expect(payment()).toHaveTextContent('waiting'))
  exchange().moveClock(60_000)
  await screen.findByText('Balance reset')
})

test('a close whose answer was lost is not looked for among the next user’s orders', async () => {
  logIn(ANNA)
  const user = await openPage()
  const order = (await fetchOrdersNow()).items.find(({ state, market, type }) => state === 'ACTIVE' && market === 'BTC-USDC' && type === 'LONG')!
  await user.click(press('close BTC-USDC LONG ACTIVE'))
  await screen.findByRole('dialog')
  fault({ path: closeOrder.path, kind: 'status', status: 502 })
  await user.click(press('Close position'))
  await screen.findByText('No answer yet')
  changeUser(BERT)
  exchange().faults.set({ path: listOrders.path, kind: 'body', body: '{"result":"ok","orders":[]}', times: 0 })
  await act(() => queryClient.invalidateQueries({ queryKey: ['orders'] }))
  expect(closeOrderFlows.start(order).getSnapshot().value).toBe('init')
})

test('what is known of a list’s entries is forgotten', async () => {
  logIn(ANNA)
  await openPage()
  const first = async () => (await fetchOrdersNow()).items.find(({ state }) => state === 'CLOSED')
  const before = await first()
  expect(await first()).toBe(before)
  changeUser(BERT)
  expect(await first()).toEqual(before)
  expect(await first()).not.toBe(before)
})
