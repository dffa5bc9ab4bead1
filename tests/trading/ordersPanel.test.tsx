// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OrdersPanel } from '../../src/components/trading/OrdersPanel.tsx'
import { i18n } from '../../src/i18n/i18n.ts'
import { ordersQuery } from '../../src/queries/orders.ts'
import { position } from '../domain/builders.ts'
import { layOut, priced, showTrading, startTexts } from './tradingScreen.tsx'

layOut()
await startTexts()

// What is shown is what was told before; the next refresh is never answered.
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => {})))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const bitcoin = priced('BTC-USDC', '51000')
const ether = priced('ETH-USDC', '3300')

test('each position is worth the price of its own market', async () => {
  await showTrading(
    () => <OrdersPanel market={bitcoin} markets={[bitcoin, ether]} />,
    (client) =>
      client.setQueryData(ordersQuery().queryKey, {
        items: [
          position({ orderId: '1', startPrice: '50000' }),
          position({ orderId: '2', market: 'ETH-USDC', startPrice: '3000' }),
          position({ orderId: '3', market: 'OLD-USDC', startPrice: '3000' }),
        ],
        leftOut: 0,
      }),
  )
  await userEvent.click(screen.getByRole('checkbox', { name: 'All markets' }))

  const profitOf = (market: string) => within(screen.getByRole('row', { name: new RegExp(market) }))
  expect(profitOf('BTCUSDC').getByText('+20.0000')).toBeVisible()
  expect(profitOf('ETHUSDC').getByText('+100.0000')).toBeVisible()
  // A market that is no longer listed has no price, and so no P&L.
  expect(profitOf('OLDUSDC').queryByText(/[+−]\d+\.\d{4}/)).toBeNull()
})

test('an empty tab says so in the words the specification names, and what would stand there', async () => {
  await showTrading(
    () => <OrdersPanel market={bitcoin} markets={[bitcoin]} />,
    (client) => client.setQueryData(ordersQuery(bitcoin.market).queryKey, { items: [], leftOut: 0 }),
  )
  const positions = screen.getByRole('tabpanel')
  expect(positions).toHaveTextContent(i18n.t('common.listEmpty'))
  expect(positions).toHaveTextContent('No open positions')
  await userEvent.click(screen.getByRole('tab', { name: /^Orders/ }))
  expect(screen.getByRole('tabpanel')).toHaveTextContent(`${i18n.t('common.listEmpty')}No pending orders`)
})

test('orders that the exchange refuses to list say so, with its code', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ result: 'error', code: '7002' }))
  await showTrading(() => <OrdersPanel market={bitcoin} markets={[bitcoin]} />, () => {})
  expect(await screen.findByText(i18n.t('common.errorLoading'))).toBeVisible()
  expect(screen.getByText('Code 7002')).toBeVisible()
})
