// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OrdersPanel } from '../../src/components/trading/OrdersPanel.tsx'
import { ordersQuery } from '../../src/queries/orders.ts'
import { position } from '../domain/builders.ts'
import { layOut, priced, showTrading, startTexts } from './tradingScreen.tsx'

layOut()
await startTexts()

// What is shown is what was told before; the next refresh is never answered.
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => {})))
afterEach(() => {
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
