import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, vi } from 'vitest'
import type { Market } from '../../../../src/api/market.ts'
import type { Decimal } from '../../../../src/api/scalars.ts'
import { DialogHost } from '../../../../src/features/trading/dialogs/dialogs.tsx'
import { OrderFormProvider } from '../../../../src/features/trading/order-form/OrderFormProvider.tsx'
import { i18n } from '../../../../src/i18n/i18n.ts'
import { steadyNow } from '../../../../src/platform/clock.ts'
import { queryClient } from '../../../../src/queries/call/client.ts'
import { marketsQuery } from '../../../../src/queries/markets.ts'
import { orderMarks } from '../../../../src/queries/orderMarks.ts'
import { pendingLevels } from '../../../../src/queries/pendingLevels.ts'
import { setListedPrices, setPrice } from '../../../../src/queries/prices.ts'
import { createAppRouter } from '../../../../src/router.ts'
import { d, market } from '../../domain/builders.ts'
import { englishTexts } from '../../ui/texts.ts'

await englishTexts()

// Requests stay pending: a part shows what its test has put into the cache.
beforeEach(() => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('min-width') }) as MediaQueryList
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(() => {
  queryClient.clear()
  orderMarks.clear()
  pendingLevels.set(new Map())
  vi.unstubAllGlobals()
})

const router = createAppRouter(createMemoryHistory({ initialEntries: ['/futures/market/BTC-USDC'] }))

/**
 * Renders one part of the trading page inside the app's providers, at /market/BTC-USDC: without gate, shell, page, background tasks
 * and exchange. For what `openApp` cannot show: how often a part renders, and thousands of answers one by one.
 */
export const renderPart = (part: ReactElement) =>
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterContextProvider router={router}>
          <OrderFormProvider>
            <DialogHost>{part}</DialogHost>
          </OrderFormProvider>
        </RouterContextProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  )

/** A market, its price now and the price before. */
export interface PricedMarket extends Market {
  price: Decimal | null
  previousPrice: Decimal | null
}

export const priced = (name: string, price = '50000', previousPrice: string | null = null): PricedMarket => ({
  ...market({ market: name }),
  price: d(price),
  previousPrice: previousPrice === null ? null : d(previousPrice),
})

/** Stores a market list as if it had been fetched. */
export function tellMarkets(markets: readonly PricedMarket[]) {
  const items = markets.map(({ price: _price, previousPrice: _previousPrice, ...facts }) => facts)
  queryClient.setQueryData(marketsQuery.queryKey, { items, unreadable: 0 })
  for (const { market: name, previousPrice } of markets)
    setPrice(queryClient, { market: name, price: previousPrice }, Date.now() - 3_000)
  setListedPrices(queryClient, markets, steadyNow())
}
