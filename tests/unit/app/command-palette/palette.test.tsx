// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keyChoice } from '../../../../src/app/command-palette/keys.ts'
import { storedLastOrder } from '../../../../src/features/trading/order-form/repeat/storedLastOrder.ts'
import { steadyNow } from '../../../../src/platform/clock.ts'
import { storage } from '../../../../src/platform/storage.ts'
import { queryClient } from '../../../../src/queries/call/client.ts'
import { marketsQuery } from '../../../../src/queries/markets.ts'
import { ordersQuery } from '../../../../src/queries/orders.ts'
import { setListedPrices } from '../../../../src/queries/prices.ts'
import { contestsVisibilityQuery } from '../../../../src/queries/user.ts'
import { walletQuery } from '../../../../src/queries/wallets.ts'
import { d, market, position } from '../../domain/builders.ts'
import { amountField, bitcoin, field, openCached } from '../../features/trading/tradingPage.ts'

/** On BTC, with 31 more markets, of which M30 has two positions; and the keys switched on. */
async function open() {
  keyChoice.set('true')
  const app = await openCached({ orders: ['1', '2'].map((orderId) => position({ orderId, market: 'M30-USDC' })) })
  const items = [bitcoin, ...Array.from({ length: 31 }, (_, at) => market({ market: `M${at + 10}-USDC` }))]
  await screen.findByRole('button', { name: /^Search and actions/ })
  act(() => {
    queryClient.setQueryData(marketsQuery.queryKey, { items, unreadable: 0 })
    queryClient.setQueryData(contestsVisibilityQuery.queryKey, false)
  })
  /** Waits until the first group found for it is as expected. */
  const search = async (value: string, expected: (found: string[]) => void) => {
    if (!document.querySelector('[role=listbox]')) await app.user.keyboard('{Control>}k{/Control}')
    fireEvent.change(await screen.findByRole('combobox', { name: /^Market, page/ }), { target: { value } })
    await waitFor(() => {
      const found = document.querySelector('[role=group]')?.querySelectorAll('[role=option]') ?? []
      expected(Array.from(found, ({ textContent }) => textContent))
    })
  }
  return { ...app, search }
}

test('the palette lists five markets, own ones first, or thirty found; what is held says why, and stays', async () => {
  const { user, search, storage } = await open()
  await search('', (found) =>
    expect(found).toEqual([/M30/, /BTC/, /M10/, /M11/, /M12/].map((name) => expect.stringMatching(name))),
  )
  expect(document.querySelector('[role=listbox]')).not.toHaveTextContent('Contests')
  await search('usdc', (found) => expect(found).toHaveLength(30))
  act(() => void queryClient.setQueryData(walletQuery.queryKey, { entry: null, initialized: true }))
  await search('reset balance', (found) => expect(found).toEqual(['Reset balance']))
  await search('deposit', (found) => expect(found).toEqual(['Top up']))
  await search('close positions', (found) => expect(found).toEqual(['Close positions']))
  act(() => storage.allMarkets.set(false))
  await search('close positions', (found) => expect(found).toEqual(['Close positionsFewer than two to close']))
  await user.keyboard('{Enter}')
  expect(screen.getByRole('combobox', { name: /^Market, page/ })).toHaveValue('close positions')
  const items = ['1', '2'].map((orderId) => position({ orderId, state: 'NEW' }))
  act(() => void queryClient.setQueryData(ordersQuery(bitcoin.market).queryKey, { items, unreadable: 0 }))
  await search('close positions', (found) => expect(found).toEqual(['Close positions']))
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Cancel orders' })).toBeVisible()
})

test('the name of the active option stays while its price changes', async () => {
  const { search } = await open()
  const setPrice = (price: string) =>
    act(() => setListedPrices(queryClient, [{ market: bitcoin.market, price: d(price) }], steadyNow()))
  setPrice('51000')
  await search('btc', (found) => expect(found).toHaveLength(1))
  const option = screen.getByRole('option', { selected: true })
  expect(option).toHaveAccessibleName(/^BTC.*51.000/)
  setPrice('52000')
  await waitFor(() => expect(option).toHaveTextContent(/52.000/))
  expect(option).toHaveAccessibleName(/^BTC.*51.000/)
})

test('a key acts once a press, not while typing; l leads to the limit price, and the last order can be repeated', async () => {
  const { user, history, search } = await open()
  const isAt = (name: string) => waitFor(() => expect(history.location.pathname).toContain(name))
  await user.keyboard('k')
  await isAt('M40')
  fireEvent.keyDown(document.body, { key: 'k', repeat: true })
  await user.type(amountField(), 'k')
  act(() => amountField().blur())
  await user.keyboard('j')
  await isAt('BTC')
  await user.keyboard('l')
  await waitFor(() => expect(field('Limit price')).toHaveFocus())
  storedLastOrder.set({ amount: d('75'), leverage: 50, stopLoss: '', takeProfit: '' })
  await search('repeat the last order', (found) => expect(found).toHaveLength(1))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(amountField()).toHaveValue('75'))
  expect(screen.getByText('Leverage ×50')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Leverage ×50' })).toBeVisible()
  storage.levelUnit.set('percent')
  await search('stop loss', (found) => expect(found.length).toBeGreaterThan(0))
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('radio', { name: /^%/ })).toBeChecked()
})
