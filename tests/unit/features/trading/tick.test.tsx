// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler, type ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { MarketFacts } from '../../../../src/features/trading/market-header/MarketHeader.tsx'
import { LivePrice } from '../../../../src/features/trading/market/LivePrice.tsx'
import { OrderBar } from '../../../../src/features/trading/order-form/OrderBar.tsx'
import { OrderLevels } from '../../../../src/features/trading/order-form/OrderForm.tsx'
import { useDraft, useEnteredMarket } from '../../../../src/features/trading/order-form/OrderFormProvider.tsx'
import { useOrderForm } from '../../../../src/features/trading/order-form/useOrderForm.ts'
import { queryClient } from '../../../../src/queries/call/client.ts'
import { marketsQuery } from '../../../../src/queries/markets.ts'
import { walletQuery } from '../../../../src/queries/wallets.ts'
import { priced, renderPart, tellMarkets } from './renderPart.tsx'

afterEach(cleanup)

const btc = priced('BTC-USDC', '67418.25', '67400')

const prices = ['67504', '67503', '67502', '67501', '67500']

/**
 * Renders a part next to the price of its market. Returns the fewest times that one of five changes of the price re-renders the
 * part: code that arrives late draws once more at some time, but not at each change.
 */
function show(part: ReactNode) {
  const drawn = { price: 0, part: 0 }
  const count = (what: keyof typeof drawn) => () => void (drawn[what] += 1)
  tellMarkets([btc])
  queryClient.setQueryData(walletQuery.queryKey, { entry: null, initialized: false })
  renderPart(
    <>
      <Profiler id="price" onRender={count('price')}>
        <LivePrice market={btc} />
      </Profiler>
      <Profiler id="part" onRender={count('part')}>
        {part}
      </Profiler>
    </>,
  )
  return async () => {
    const byChange: number[] = []
    for (const price of prices) {
      const before = { ...drawn }
      act(() => tellMarkets([priced('BTC-USDC', price, '67418.25')]))
      await waitFor(() => expect(screen.getByText('Price').parentElement).toHaveTextContent(`67 ${price.slice(2)}.00`))
      expect(drawn.price).toBeGreaterThan(before.price)
      byChange.push(drawn.part - before.part)
    }
    return Math.min(...byChange)
  }
}

test('a changing price does not re-render trading costs', async () => {
  function Costs() {
    const { data } = useQuery({ ...marketsQuery, enabled: false })
    return data?.items.map((each) => <MarketFacts key={each.market} market={each} />)
  }
  const drawnByATick = show(<Costs />)
  expect(await drawnByATick()).toBe(0)
})

test('a changing price re-renders a phone’s bar only if it shows a price', async () => {
  const drawnByATick = show(<OrderBar market={btc} linked={0} />)
  expect(await drawnByATick()).toBe(0)
})

test('a changing price re-renders stop loss and take profit only if they have a value', async () => {
  function Levels() {
    const form = useOrderForm(btc)
    return <OrderLevels market={btc} form={form} />
  }
  const drawnByATick = show(<Levels />)
  await userEvent.click(screen.getByRole('switch'))
  expect(await screen.findByRole('textbox', { name: 'Stop loss' })).toBeVisible()
  expect(await drawnByATick()).toBe(0)
  await userEvent.type(screen.getByRole('textbox', { name: 'Stop loss' }), '60750')
  expect(await screen.findByText('−10.00 %')).toBeVisible()
  expect(await drawnByATick()).toBeGreaterThan(0)
})

test('the first page draws a form that is still empty once', async () => {
  const draws: string[] = []
  function Form() {
    useEnteredMarket(btc)
    return useDraft(btc).kind
  }
  await act(() =>
    renderPart(
      <Profiler id="form" onRender={(id) => draws.push(id)}>
        <Form />
      </Profiler>,
    ),
  )
  expect(draws).toHaveLength(1)
})
