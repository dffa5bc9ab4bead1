import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { priceQuery } from '../../queries/markets.ts'
import { ordersQuery } from '../../queries/orders.ts'
import { storage } from '../../storage.ts'
import type { Market } from '../../wire/market.ts'
import { ContestStrip } from '../contest/ContestStrip.tsx'
import { Boundary } from '../shell/Boundary.tsx'
import { latePart } from '../ui/latePart.tsx'
import { lazily } from '../ui/lazily.ts'
import { SHELL_WIDTH, useMedia } from '../ui/useMedia.ts'
import { useOwnHeight } from '../ui/useOwnHeight.ts'
import { BalancePanel } from './BalancePanel.tsx'
import { ChartPanel } from './ChartPanel.tsx'
import { MarketHeader } from './MarketHeader.tsx'
import { OrderForm } from './OrderForm.tsx'
import { OrdersLoader } from './OrdersLoader.tsx'
import { PhoneOrderBar } from './PhoneOrderBar.tsx'
import { PinnedPrice } from './PinnedPrice.tsx'
import { RolloverLine } from './RolloverLine.tsx'

// Lists of orders are the larger half of the page's code and wait for the exchange anyway: their code comes beside its answer.
const OrdersPanel = latePart(lazily(async () => (await import('./OrdersPanel.tsx')).OrdersPanel), OrdersLoader)

// One sheet divided by hairlines: two columns from 980 px, one below; on a phone the form is a sheet of its own.
// Between them all parts lie in one wrapping line: what sticks does so along the whole page.
const sheet = [
  'trading-sheet bg-surface shell:max-cards:flex shell:max-cards:flex-wrap',
  'cards:grid cards:grid-cols-[minmax(0,1fr)_var(--rail-w)]',
  "cards:grid-rows-[auto_auto_1fr] cards:[grid-template-areas:'head_rail''chart_rail''orders_rail']",
].join(' ')

/** The whole trading page of one market; a panel that breaks leaves the others alone. Specification §2, "Trading page". */
export function TradingPage({ market, markets }: { market: Market; markets: Market[] }) {
  const { t } = useTranslation()
  const hasRoomForForm = useMedia(SHELL_WIDTH)
  const rail = useOwnHeight()
  // Asked for as long as the market is on screen, and shown by whoever shows a price.
  useQuery({ ...priceQuery(market.market), notifyOnChangeProps: [] })
  usePrefetchQuery(ordersQuery(storage.allMarkets.get() ? undefined : market.market))

  return (
    <>
      <Boundary title={t('contests.strip')}>
        <ContestStrip />
      </Boundary>
      <div className={sheet}>
        <div className="market-line shell:w-full cards:[grid-area:head]">
          <MarketHeader market={market} />
        </div>
        <div className="min-w-0 shell:w-full cards:[grid-area:chart]">
          <ChartPanel market={market} />
        </div>
        {/* The rail: a column of its own from 980 px, otherwise its parts lie in the page. */}
        <div className="contents cards:block cards:overflow-clip cards:[grid-area:rail]">
          <PinnedPrice market={market} />
          <div ref={rail} className="rail contents cards:block">
            <div className="shell:max-cards:order-1 shell:max-cards:w-1/2">
              <Boundary title={t('balance.title')}>
                <BalancePanel market={market} />
              </Boundary>
            </div>
            {hasRoomForForm && (
              <Boundary title={t('orderForm.title')}>
                <OrderForm market={market} />
              </Boundary>
            )}
            <div className="shell:max-cards:order-2 shell:max-cards:w-1/2">
              <RolloverLine />
            </div>
          </div>
        </div>
        <div className="min-w-0 border-line shell:w-full shell:max-cards:order-4 cards:border-r cards:[grid-area:orders]">
          <Boundary title={t('orders.label')}>
            <OrdersPanel market={market} markets={markets} />
          </Boundary>
        </div>
      </div>
      {!hasRoomForForm && <PhoneOrderBar market={market} />}
    </>
  )
}
