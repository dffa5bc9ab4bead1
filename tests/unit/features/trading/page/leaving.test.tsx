// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listMarkets } from '../../../../../src/api/market.ts'
import { listOrders } from '../../../../../src/api/order.ts'
import { closeOrder, editOrder } from '../../../../../src/api/orderChanges.ts'
import { queryClient } from '../../../../../src/queries/call/client.ts'
import { ordersQuery } from '../../../../../src/queries/orders.ts'
import { market } from '../../../domain/builders.ts'
import { openApp } from '../../../openApp.tsx'
import { cutFeed, dialog, dialogOpened, exchange, fault, press, received, tell } from '../tradingPage.ts'

/** Closes the position on BTC from a page without a form. */
async function closeHere({ user }: Awaited<ReturnType<typeof openApp>>) {
  const own = await screen.findByRole('region', { name: 'Still open' })
  await user.click(await within(own).findByRole('button', { name: 'Close BTCUSDC LONG' }))
  await dialogOpened()
  await user.click(press('Close position'))
  await screen.findByText('Position closed')
  expect(received(closeOrder.path)).toHaveLength(1)
}

test('the page of a market whose entry cannot be read has the positions there; their stop loss can be set', async () => {
  const ether = { ...market({ market: 'ETH-USDC' }), price: '3300' }
  tell(listMarkets.path, { markets: [{ ...ether, market: 7 }, ether] })
  const { user } = await openApp({ path: '/market/BTC-USDC' })
  expect(await screen.findByRole('heading', { name: 'No market called BTC-USDC' })).toBeVisible()
  expect(within(await screen.findByRole('region', { name: 'Still open' })).queryByText('ETHUSDC')).toBeNull()
  await user.click((await screen.findAllByRole('button', { name: /^SL\/TP: .* BTCUSDC LONG$/ }))[0]!)
  await dialogOpened()
  const stop = within(dialog()).getByRole('textbox', { name: 'Stop loss' })
  await user.clear(stop)
  await user.type(stop, '66000')
  await user.click(press('Save'))
  await screen.findByText('Saved')
  expect(received(editOrder.path)).toHaveLength(1)
})

test('if the markets cannot be loaded, all positions can be closed, and an old list of them shows its age', async () => {
  cutFeed()
  const app = await openApp({ path: '/market/BTC-USDC' })
  const own = await screen.findByRole('region', { name: 'Still open' })
  fault({ path: listOrders.path, kind: 'status', status: 503, times: 0 })
  // In place of a request that might still succeed.
  await act(() => queryClient.invalidateQueries(ordersQuery()))
  act(() => void queryClient.setQueryData(ordersQuery().queryKey, (old) => old, { updatedAt: Date.now() - 42_000 }))
  expect(await within(own).findByText(/4\d s/)).toBeVisible()
  exchange().faults.clear(listOrders.path)
  await closeHere(app)
})

test('without any market, all positions can be closed', async () => {
  tell(listMarkets.path, { markets: [] })
  const app = await openApp({ path: '/market' })
  await screen.findByRole('heading', { name: 'No markets available' })
  expect(screen.getByRole('link', { name: 'Back to the exchange' })).toHaveAttribute('href', '/')
  await closeHere(app)
})

test('a market without own orders says nothing of them, and offers the one chosen last, which the start opens', async () => {
  const { go, history, user } = await openApp({ path: '/market/ETH-USDC' })
  await screen.findByRole('heading', { name: 'ETHUSDC' })
  await go('/market')
  await screen.findByRole('heading', { name: 'ETHUSDC' })
  await go('/market/NOPE-USDC?amount=100')
  expect(await screen.findByRole('link', { name: 'Open ETHUSDC' })).toBeVisible()
  await screen.findByRole('heading', { name: 'No market called NOPE-USDC' })
  await waitFor(() => expect(queryClient.getQueryState(ordersQuery().queryKey)?.status).toBe('success'))
  expect(screen.queryByRole('region', { name: 'Still open' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Open ETHUSDC' }))
  expect(await screen.findByRole('textbox', { name: 'Amount (margin)' })).toHaveValue('')
  expect(history.location.search).toBe('')
})
