// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Palette } from '../../../../src/app/command-palette/Palette.tsx'
import { DialogHost } from '../../../../src/features/trading/dialogs/DialogHost.tsx'
import { OrderFlow } from '../../../../src/features/trading/order-form/OrderFlow.tsx'
import { i18n } from '../../../../src/i18n/i18n.ts'
import { queryClient } from '../../../../src/queries/client.ts'
import { Toasts } from '../../../../src/ui/toasts/Toasts.tsx'
import { priced, tellMarkets } from '../../features/trading/renderPart.tsx'

await i18n.loadNamespaces('palette')

// Without the trading page, as if its code had not loaded.
const root = createRootRoute()
const shell = createRoute({ getParentRoute: () => root, id: '_shell' })
const page = createRoute({
  getParentRoute: () => shell,
  path: '/market/$marketName',
  component: () => (
    <OrderFlow>
      <DialogHost>
        <Palette />
        <Toasts />
      </DialogHost>
    </OrderFlow>
  ),
})

beforeEach(async () => {
  localStorage.setItem('futuresKeys', 'true')
  tellMarkets([priced('BTC-USDC')])
  const router = createRouter({ routeTree: root.addChildren([shell.addChildren([page])]), history: createMemoryHistory({ initialEntries: ['/market/BTC-USDC'] }) })
  await router.load()
  vi.useFakeTimers()
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </I18nextProvider>,
  ) // never: this router has another route tree than the registered one
  await act(() => vi.advanceTimersByTimeAsync(0))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  localStorage.clear()
})

const messages = () => within(screen.getAllByRole('status').at(-1) ?? document.body)
const press = (key: string) => act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))

test.each([
  ['a', 'Amount'],
  ['l', 'Limit price'],
  ['m', 'Choose a market'],
])('the key %s waits for its part of the page, and reports if it fails to load', async (key, name) => {
  press(key)
  await act(() => vi.advanceTimersByTimeAsync(4_900))
  expect(messages().queryByText(name)).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(messages().getByText(name)).toBeVisible()
  expect(messages().getByText('This part of the page has not loaded')).toBeVisible()
})
