// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getPrice, listMarkets } from '../../../../../src/api/market.ts'
import { listOrders } from '../../../../../src/api/order.ts'
import { listWallets } from '../../../../../src/api/wallet.ts'
import { storage } from '../../../../../src/platform/storage.ts'
import { queryClient } from '../../../../../src/queries/call/client.ts'
import { ordersQuery } from '../../../../../src/queries/orders.ts'
import { walletQuery } from '../../../../../src/queries/wallets.ts'
import { sentPosition } from '../../../domain/builders.ts'
import { openApp } from '../../../openApp.tsx'
import { agePrices, amountField, fault, hold, openTrading, plain, tell, tellOrders } from '../tradingPage.ts'

test('available and locked balance have four decimals, rounded down like the maximum of the amount, and a link to top up', async () => {
  const { user } = await openTrading()
  expect(screen.getByText('12 480.3071')).toBeVisible()
  expect(screen.getByText('2 140.0000')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Top up' })).toHaveAttribute('href', '/wallet/balances/futures')
  expect(screen.getByRole('button', { name: 'Reset the balance' })).toBeVisible()
  tell(listWallets.path, { list: [{ value: '9987.12346', lockedValue: '0' }], initialized: true })
  await act(() => queryClient.invalidateQueries({ queryKey: walletQuery.queryKey }))
  await expect.poll(() => totals()['Available']).toBe('9 987.1234')
  await user.type(amountField(), '20000')
  expect(screen.getByText(/^Maximum 9.987\.1234.KXT$/)).toBeVisible()
  // One that cannot be read is not taken for an absent one.
  tell(listWallets.path, { list: [{ value: '7', lockedValue: null }], initialized: true })
  await act(() => queryClient.invalidateQueries({ queryKey: walletQuery.queryKey }))
  expect(queryClient.getQueryData(walletQuery.queryKey)?.entry?.value).toBe('9987.12346')
  expect(screen.getByRole('button', { name: /^LONG/ })).toBeVisible()
})

test.each([
  ['never initialized, without an entry', [], false, '–'],
  ['never initialized, with an entry', [0], false, '0.0000'],
  ['never initialized, with several, of which the first counts', [0, 7], false, '0.0000'],
  ['initialized, without an entry', [], true, '–'],
])('a balance %s, can be activated or reset, not traded', async (_, values, initialized, shown) => {
  await openTrading()
  tell(listWallets.path, { list: values.map((value) => ({ value, lockedValue: value })), initialized })
  await act(() => queryClient.invalidateQueries({ queryKey: walletQuery.queryKey }))
  await screen.findByRole('button', {
    name: initialized ? 'Reset the balance' : 'Activate balance',
    description: 'You have no futures balance to trade with.',
  })
  expect(screen.getAllByRole('button', { name: /^(Activate|Reset the) balance$/ })).toHaveLength(1)
  expect(screen.queryByRole('button', { name: /^LONG/ })).toBeNull()
  expect(screen.getAllByText('You have no futures balance to trade with.')).toHaveLength(1)
  expect(totals()).toMatchObject({ Available: shown, Locked: shown })
})

test('a stale balance shows its age', async () => {
  await openTrading()
  fault({ path: listWallets.path, kind: 'status', status: 503, times: 0 })
  act(() => void queryClient.setQueryData(walletQuery.queryKey, (wallet) => wallet, { updatedAt: Date.now() - 42_000 }))
  expect(await screen.findByText(/4\d s/)).toBeVisible()
})

/** The panel's values by label, without units. */
const totals = () =>
  Object.fromEntries(
    within(screen.getByRole('region', { name: 'Balance' }))
      .getAllByRole('definition')
      .map((value) => [
        value.previousElementSibling?.textContent.trim(),
        plain(value.textContent).replace(/ KXT$/, ''),
      ]),
  )

/** One LONG of 100 KXT ×10 on BTC, bought at 65 000; the price is 67 000. */
const LONG = sentPosition({ startPrice: '65000' })
test('total P&L and equity are below the balance, with the age of an old list of orders, or of the prices if they are older', async () => {
  tellOrders(LONG, { ...LONG, orderId: '2', type: 'SHORT', market: 'ETH-USDC', amount: '200', startPrice: '3000' })
  await openTrading()
  await screen.findByText('Equity')
  // 100 × 10 × 2000 / 65000 less 200 × 10 × 300 / 3000.
  await expect.poll(() => totals()['Unrealised P&L']).toBe('−169.2308')
  expect(totals()['Equity']).toBe('14 451.0763')
  hold(listOrders.path)
  await act(() => queryClient.cancelQueries(ordersQuery()))
  act(() => void queryClient.setQueryData(ordersQuery().queryKey, (old) => old, { updatedAt: Date.now() - 42_000 }))
  await expect.poll(() => Object.keys(totals())[2]).toMatch(/^Unrealised P&L .*4\d\ss/)
  hold(listMarkets.path, getPrice.path)
  act(() => agePrices(90_000))
  await expect.poll(() => Object.keys(totals())[2]).toMatch(/^Unrealised P&L .*9\d\ss/)
})

test.each([
  [
    'a position with an unknown price',
    { ...LONG, orderId: '2', market: 'OLD-USDC' },
    () => screen.findByRole('tab', { name: /^Positions 2/ }),
  ],
  ['an unreadable order', { orderId: '2' }, () => screen.findByText('1 entry could not be shown.')],
])('%s turns P&L and equity into dashes', async (_, other, isThere) => {
  tellOrders(LONG, other)
  await openTrading()
  await isThere()
  expect(totals()).toMatchObject({ 'Unrealised P&L': '–', Equity: '–' })
})

test('if only the market’s orders are listed, the P&L says so, and there is no equity: the panel does not refresh the others', async () => {
  tellOrders(LONG)
  const { user } = await openTrading()
  await expect.poll(() => totals()['Equity']).not.toBe('–')
  await user.click(screen.getByRole('checkbox', { name: 'All markets' }))
  tell(listWallets.path, { list: [{ value: '12480', lockedValue: '2000' }], initialized: true })
  await act(() => queryClient.invalidateQueries())
  await expect.poll(() => totals()['Equity']).toBeUndefined()
  await expect.poll(() => totals()['Unrealised P&L, BTCUSDC']).toBe('+30.7692')
})

test.each([1440, 390])('hidden amounts are dots, in a window of %i px', async (width) => {
  await openApp({ path: '/market/BTC-USDC', width })
  const balance = await screen.findByRole('region', { name: 'Balance' })
  await expect.poll(() => plain(balance.textContent)).toContain('12 480.3071')
  act(() => storage.amounts.set('hidden'))
  expect(balance).toHaveTextContent('•••••')
  expect(balance).not.toHaveTextContent(/\d\.\d/)
})
