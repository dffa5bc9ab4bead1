import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { beforeAll, beforeEach } from 'vitest'
import { DialogHost } from '../../../../../src/features/trading/dialogs/DialogHost.tsx'
import { type DialogRequest, dialogs } from '../../../../../src/features/trading/dialogs/dialogs.ts'
import { useDialogs } from '../../../../../src/features/trading/dialogs/useDialogs.ts'
import { usePayment } from '../../../../../src/features/trading/dialogs/payment/usePayment.ts'
import { Toasts } from '../../../../../src/ui/toasts/Toasts.tsx'
import { i18n } from '../../../../../src/i18n/i18n.ts'
import { queryClient } from '../../../../../src/queries/client.ts'
import { marketsQuery } from '../../../../../src/queries/markets.ts'
import { ordersQuery } from '../../../../../src/queries/orders.ts'
import { walletQuery } from '../../../../../src/queries/wallets.ts'
import { startTexts } from '../tradingScreen.tsx'

/** What a browser with a mouse has and jsdom has not. Headless UI leaves the focus alone where there is only a finger. */
export function layOut() {
  beforeAll(async () => {
    window.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    if (!i18n.isInitialized) await startTexts()
    // The code of a dialog, and its texts, come when it is first opened: here before the clock of a test runs.
    await Promise.all(Object.values(dialogs).map(({ load }) => load()))
  }, 60_000)
  beforeEach(() => {
    window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: media.includes('min-width') }) as MediaQueryList
  })
}

const OpenButton = ({ name, request }: { name: string; request: DialogRequest }) => {
  const { open } = useDialogs()
  return (
    <button type="button" onClick={() => open(request)}>
      {name}
    </button>
  )
}

/** What a trading page polls, and a button for each dialog. */
function Page({ requests }: { requests: Record<string, DialogRequest> }) {
  useQuery(marketsQuery)
  useQuery(walletQuery)
  const { data: orders } = useQuery(ordersQuery())
  const payment = usePayment()
  return (
    <main tabIndex={-1}>
      {orders?.items.map((order) => (
        <span key={order.orderId}>
          <OpenButton name={`close ${order.market} ${order.type} ${order.state}`} request={{ kind: 'closeOrder', order }} />
          <OpenButton name={`levels ${order.market} ${order.type} ${order.state}`} request={{ kind: 'tpsl', order }} />
        </span>
      ))}
      {Object.entries(requests).map(([name, request]) => (
        <OpenButton key={name} name={name} request={request} />
      ))}
      <output aria-label="payment">{payment ? `waiting ${payment.waitedSeconds}` : 'none'}</output>
    </main>
  )
}

export async function openPage(requests: Record<string, DialogRequest> = {}) {
  const user = userEvent.setup()
  const root = createRootRoute({
    component: () => (
      <DialogHost>
        <Outlet />
        <Toasts />
      </DialogHost>
    ),
  })
  const page = createRoute({ getParentRoute: () => root, path: '/', component: () => <Page requests={requests} /> })
  const router = createRouter({ routeTree: root.addChildren([page]), history: createMemoryHistory() })
  await router.load()
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </I18nextProvider>,
  )
  await screen.findAllByRole('button', { name: /^close/ })
  return user
}
