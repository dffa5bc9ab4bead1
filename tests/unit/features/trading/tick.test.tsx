// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { Profiler, type ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { OrderTpsl } from '../../../../src/features/trading/order-form/OrderTpsl.tsx'
import { LivePrice } from '../../../../src/features/trading/market/LivePrice.tsx'
import { OrderFlow } from '../../../../src/features/trading/order-form/OrderFlow.tsx'
import { OrderBar } from '../../../../src/features/trading/order-form/OrderBar.tsx'
import { useOrderForm } from '../../../../src/features/trading/order-form/useOrderForm.ts'
import { setPrice } from '../../../../src/queries/prices.ts'
import { walletQuery } from '../../../../src/queries/wallets.ts'
import { d } from '../../domain/builders.ts'
import { layOut, priced, showTrading, startTexts, tellMarkets } from './tradingScreen.tsx'

const silent = setupServer(http.post('*/api/*', () => HttpResponse.error()))

beforeAll(async () => {
  layOut()
  silent.listen()
  await startTexts()
})
afterEach(cleanup)
afterAll(() => silent.close())

const btc = priced('BTC-USDC', '67418.25', '67400')

/** Renders a part next to the price of its market. Returns how often a new price re-renders the part. */
async function show(part: ReactNode) {
  let drawn = 0
  const { client } = await showTrading(
    () => (
      <OrderFlow>
        <LivePrice market={btc} />
        <Profiler id="part" onRender={() => void (drawn += 1)}>{part}</Profiler>
      </OrderFlow>
    ),
    (prepared) => {
      tellMarkets(prepared, [btc])
      prepared.setQueryData(walletQuery.queryKey, { entry: null, initialized: false })
    },
  )
  return async () => {
    const before = drawn
    setPrice(client, { market: btc.market, price: d('67500') })
    await waitFor(() => expect(screen.getByText('Price').parentElement).toHaveTextContent('67 500.00'))
    return drawn - before
  }
}

test('the bar of a phone draws a price that moves, and nothing where it shows none', async () => {
  const drawnByATick = await show(<OrderBar market={btc} />)
  expect(await drawnByATick()).toBe(0)
})

test('stop-loss and take-profit draw what a price that moves means for them, and nothing where nothing is typed', async () => {
  function Levels() {
    const form = useOrderForm(btc)
    return <OrderTpsl market={btc} form={form} />
  }
  const drawnByATick = await show(<Levels />)
  await userEvent.click(screen.getByRole('switch'))
  expect(screen.getByRole('textbox', { name: 'Stop loss' })).toBeVisible()
  expect(await drawnByATick()).toBe(0)
  await userEvent.type(screen.getByRole('textbox', { name: 'Stop loss' }), '60750')
  expect(await screen.findByText('−10.00 %')).toBeVisible()
})
