import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { DialogsContext } from '../../../../src/features/trading/dialogs/useDialogs.ts'
import { i18n, startI18n } from '../../../../src/i18n/i18n.ts'
import { marketsQuery } from '../../../../src/queries/markets.ts'
import { setListedPrices, setPrice } from '../../../../src/queries/prices.ts'
import type { Market } from '../../../../src/api/market.ts'
import type { Decimal } from '../../../../src/api/scalars.ts'
import { d, market } from '../../domain/builders.ts'
import { readTexts } from '../info/texts.ts'
import { noDialogs } from './noDialogs.ts'

/** What a browser has and jsdom has not: sizes, and media queries (all false). */
export function layOut() {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: media.includes('min-width'), onchange: null, addListener: () => {}, removeListener: () => {} })
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 378 })
  Element.prototype.scrollTo = function (this: Element, _left?: number | ScrollToOptions, top?: number) {
    this.scrollTop = top ?? 0
  }
}

export const startTexts = () => startI18n(async (language, namespace) => readTexts(language, namespace))

/** A market, its price now and the price before. */
export interface PricedMarket extends Market {
  price: Decimal | null
  previousPrice: Decimal | null
}

export const priced = (name: string, price: string | null = '50000', previousPrice: string | null = null, pricePrecision = 2): PricedMarket => ({
  ...market({ market: name, pricePrecision }),
  price: price === null ? null : d(price),
  previousPrice: previousPrice === null ? null : d(previousPrice),
})

/** The market list came, so many ms ago. */
export function tellMarkets(client: QueryClient, markets: readonly PricedMarket[], { ageMs = 0, unreadable = 0 } = {}) {
  const at = Date.now() - ageMs
  const items = markets.map(({ price: _price, previousPrice: _previousPrice, ...facts }) => facts)
  client.setQueryData(marketsQuery.queryKey, { items, unreadable }, { updatedAt: at })
  for (const { market: name, previousPrice } of markets) setPrice(client, { market: name, price: previousPrice }, at - 3_000)
  setListedPrices(client, markets, at)
}

/** Shows a part of the trading page at /market/BTC-USDC, with a query client of its own that asks nobody twice. */
export async function showTrading(part: () => ReactNode, prepare: (client: QueryClient) => void = () => {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  prepare(client)
  const root = createRootRoute()
  const route = createRoute({ getParentRoute: () => root, path: '/market/$marketName', component: part })
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: ['/market/BTC-USDC'] }),
  })
  await router.load()
  const view = render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <DialogsContext value={noDialogs}>
          <RouterProvider router={router as never} />
        </DialogsContext>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  return { ...view, client, path: () => router.state.location.pathname }
}
