import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Market } from '../../../api/market.ts'
import { symbol } from '../../../domain/market/market.ts'
import { priceQuery } from '../../../queries/markets.ts'
import { ordersOnPage } from '../../../queries/startPage.ts'
import { lateCode } from '../../../shared/late/lateCode.ts'
import { lateExtra, latePart } from '../../../shared/late/latePart.tsx'
import { reportLoadError } from '../../../shared/late/reportLoadError.ts'
import { Boundary } from '../../../shared/page/Boundary.tsx'
import { ListLoader } from '../../../shared/page/ListLoader.tsx'
import { HiddenHeading } from '../../../ui/display/HiddenHeading.tsx'
import { publishHeight } from '../../../ui/hooks/publishHeight.ts'
import { useAtLeast } from '../../../ui/hooks/useMedia.ts'
import { BalancePanel } from '../balance/BalancePanel.tsx'
import { ChartPanel } from '../chart/ChartPanel.tsx'
import { MarketHeader } from '../market-header/MarketHeader.tsx'
import { draftOn } from '../order-form/draft.ts'
import { OrderBar } from '../order-form/OrderBar.tsx'
import { OrderForm } from '../order-form/OrderForm.tsx'
import { useOrderFormContext } from '../order-form/OrderFormProvider.tsx'
import { ContestStrip } from './strips/ContestStrip.tsx'

/** Placeholder while the orders panel's code loads: as high as the empty panel. */
const OrdersLoader = () => (
  <div className="flex min-h-75 flex-col border-t border-line">
    <ListLoader />
  </div>
)

// The order lists are the larger half of the page's code and wait for the exchange anyway: their code loads in parallel with the data.
const OrdersPanel = latePart(null, async () => (await import('../orders/OrdersPanel.tsx')).OrdersPanel, OrdersLoader)
// Loaded with them; at the end of the rail.
const RolloverLine = latePart(
  null,
  async () => (await import('./strips/RolloverLine.tsx')).RolloverLine,
  () => <div className="min-h-15.25 border-t border-line tablet:min-h-17" />,
)

// Shown once the page is scrolled; it takes no room.
const PinnedPrice = lateExtra(null, async () => (await import('../market/PinnedPrice.tsx')).PinnedPrice)

// One sheet divided by hairlines: two columns from 980 px; below that one, without the order form, which opens from the bar. From
// 700 px balance and rollover are side by side.
const sheet = [
  'trading-sheet bg-surface tablet:max-desktop:flex tablet:max-desktop:flex-wrap',
  'desktop:grid desktop:grid-cols-[minmax(0,1fr)_var(--rail-w)]',
  "desktop:grid-rows-[auto_auto_1fr] desktop:[grid-template-areas:'head_rail''chart_rail''orders_rail']",
].join(' ')

/**
 * A control above the part of a stuck rail that is in view, or below the line of 44 px that covers its upper end: the browser, which
 * scrolls next, would scroll too little, since the rail stays where it is.
 */
function showFocus({ target, currentTarget }: FocusEvent) {
  if (target.getBoundingClientRect().bottom < 44) currentTarget.scrollIntoView()
}

/** The trading page of one market; a panel that crashes does not affect the others. Specification §2, "Trading page". */
export function TradingPage({ market, markets }: { market: Market; markets: Market[] }) {
  const { t } = useTranslation()
  const hasRoomForForm = useAtLeast('desktop')
  const linked = useDraftLink(market)
  // Polled while the market is on screen; read by every component that shows a price.
  useQuery({ ...priceQuery(market.market), notifyOnChangeProps: [] })
  usePrefetchQuery(ordersOnPage(market.market))

  return (
    <>
      <h1 className="sr-only">{symbol(market.market)}</h1>
      <Boundary title={t('contests.strip')}>
        <ContestStrip />
      </Boundary>
      <div className={sheet}>
        <div className="market-line tablet:w-full desktop:[grid-area:head]">
          <MarketHeader market={market} />
        </div>
        <div className="min-w-0 tablet:w-full desktop:[grid-area:chart]">
          <ChartPanel market={market} />
        </div>
        {/* The rail: a column from 980 px; below that, its parts are placed in the page. */}
        <div className="contents desktop:block desktop:overflow-clip desktop:[grid-area:rail]" onFocus={showFocus}>
          <PinnedPrice market={market} />
          {/* One higher than the window stays with its lower end in it. */}
          <div ref={publishHeight} className="rail contents desktop:block">
            <div className="tablet:max-desktop:w-1/2">
              <Boundary title={t('balance.title')}>
                <BalancePanel market={market} />
              </Boundary>
            </div>
            {hasRoomForForm && (
              <>
                <HiddenHeading>{t('orderForm.title')}</HiddenHeading>
                <OrderForm market={market} />
              </>
            )}
            <div className="tablet:max-desktop:w-1/2">
              <Boundary title={t('rollover.label')}>
                <RolloverLine />
              </Boundary>
            </div>
          </div>
        </div>
        <div className="min-w-0 border-line tablet:w-full desktop:border-r desktop:[grid-area:orders]">
          <Boundary title={t('orders.label')}>
            <OrdersPanel market={market} markets={markets} />
          </Boundary>
        </div>
      </div>
      {!hasRoomForForm && <OrderBar market={market} linked={linked} />}
    </>
  )
}

const reader = lateCode(null, async () => (await import('../order-form/draft-link/applyLink.ts')).applyLink)

/**
 * Reads the draft in the address (docs/integrators/links.md) once and removes it from the address without a history entry. Returns
 * the number of drafts received while the page is open.
 */
function useDraftLink(market: Market): number {
  const { t } = useTranslation()
  // Undefined for a tab or a chart alone: another tab must not draw the whole page anew.
  const search = useLocation({
    select: ({ search }) =>
      Object.keys(search).every((name) => name === 'tab' || name === 'chart') ? undefined : search,
  })
  const navigate = useNavigate()
  const { draft } = useOrderFormContext()
  const [count, setCount] = useState(0)

  const take = useEffectEvent(async (apply: NonNullable<typeof reader.now>, search: Record<string, unknown>) => {
    const taken = apply(draftOn(draft.get(), market), market, search)
    if (taken === null) return
    draft.change(market, taken.changes)
    await navigate({
      to: '/market/$marketName',
      params: { marketName: market.market },
      search: taken.rest,
      hash: true,
      replace: true,
      resetScroll: false,
    })
    setCount((before) => before + 1)
  })

  useEffect(() => {
    if (search === undefined) return
    let isShown = true
    void reader.load().then(
      async (apply) => {
        if (isShown) await take(apply, search)
      },
      (error: unknown) => {
        if (isShown) reportLoadError(t, error, t('draftLink.notRead'))
      },
    )
    return () => {
      isShown = false
    }
  }, [search, t])

  return count
}
