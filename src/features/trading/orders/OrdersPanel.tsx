import { useQuery } from '@tanstack/react-query'
import CandlestickChart from 'lucide-react/icons/chart-candlestick'
import Clock from 'lucide-react/icons/clock'
import { useDeferredValue, useImperativeHandle, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Market } from '../../../api/market.ts'
import type { Order } from '../../../api/order.ts'
import type { MarketName, OrderId } from '../../../api/scalars.ts'
import { ORDERS_PAGE_SIZE } from '../../../constants/limits.ts'
import { symbol } from '../../../domain/market/market.ts'
import { DEFAULT_ORDER_SORT, nextSort, type OrderSort, sortOrders, SORTS } from '../../../domain/order/orderSort.ts'
import { ORDER_TABS, ordersByTab, type OrderTab } from '../../../domain/order/orderTabs.ts'
import { sentRow } from '../../../domain/order/sentOrder.ts'
import { SETTLEMENT_CURRENCY } from '../../../platform/config.ts'
import { ordersQuery } from '../../../queries/orders.ts'
import { lateCode } from '../../../shared/late/lateCode.ts'
import { lateExtra } from '../../../shared/late/latePart.tsx'
import { useLateWindow } from '../../../shared/late/useLateWindow.ts'
import { ListError } from '../../../shared/page/ListError.tsx'
import { ListLoader } from '../../../shared/page/ListLoader.tsx'
import { StaleMark, useNumberAge } from '../../../shared/page/StaleMark.tsx'
import { Button } from '../../../ui/display/Button.tsx'
import { classes } from '../../../ui/display/classes.ts'
import { HiddenHeading } from '../../../ui/display/HiddenHeading.tsx'
import { Message } from '../../../ui/display/Message.tsx'
import { TabPanel, Tabs } from '../../../ui/display/Tabs.tsx'
import { useAtLeast } from '../../../ui/hooks/useMedia.ts'
import { useStore } from '../../../ui/hooks/useStore.ts'
import { Checkbox } from '../../../ui/input/Checkbox.tsx'
import { Pager } from '../../../ui/list/Pager.tsx'
import { pageOf } from '../../../ui/list/paging.ts'
import { UnreadableEntries } from '../../../ui/list/UnreadableEntries.tsx'
import { MenuItem } from '../../../ui/menu/Menu.tsx'
import { DialogButton, useDialogsAhead } from '../dialogs/dialogs.tsx'
import { useFromPrices } from '../market/usePrice.ts'
import { orderUnderWay } from '../order-form/placement.ts'
import { landmark } from '../view/landmarks.ts'
import { useOrdersView, useOrderTab, useRowDetails } from '../view/pageView.ts'
import { OrderCards } from './OrderCards.tsx'
import type { OrderRow } from './orderCells.tsx'
import { OrdersMenu } from './OrdersMenu.tsx'
import { OrdersTable, SortButton } from './OrdersTable.tsx'
import { useMisaimedPress } from './useMisaimedPress.ts'
import { useTableFits } from './useTableFits.ts'

const currency = { currency: SETTLEMENT_CURRENCY }
/** Closes several rows of a tab: its button, and what the dialog has chosen first. */
const SEVERAL = {
  orders: { label: 'orders.cancelSeveral', dialog: { kind: 'closeSeveral', first: 'waiting' } },
  positions: { label: 'orders.closeSeveral', dialog: { kind: 'closeSeveral', first: 'all' } },
} as const

const PositionsTotal = lateExtra('orders', async () => (await import('./PositionsTotal.tsx')).PositionsTotal)
const FirstSteps = lateExtra('orders', async () => (await import('./first-steps/FirstSteps.tsx')).FirstSteps)
const csvDialog = lateCode('csv', async () => (await import('../../../shared/csv/OrdersCsvDialog.tsx')).OrdersCsvDialog)

/** Orders, positions and history of one market or of all. Specification §2, §4, §9. */
export function OrdersPanel({ market, markets }: { market: Market; markets: Market[] }) {
  const { t, i18n } = useTranslation()
  const panel = useRef<HTMLElement>(null)
  const selected = useOrderTab()
  // The press on a tab is painted first, its rows next.
  const tab = useDeferredValue(selected)
  const { allMarkets, showTab, showAllMarkets } = useOrdersView()
  const list = allMarkets ? null : market.market
  const { sort: chosenSort, isSortSaid, page, asked, sortBy, showPage, keepWithin } = useListChoices(tab, list)
  const isPhone = !useAtLeast('tablet')
  const sorts = SORTS[tab].filter((by) => allMarkets || by !== 'market' || !isPhone)
  const sort = sorts.includes(chosenSort.by) ? chosenSort : DEFAULT_ORDER_SORT
  const isWide = useAtLeast('wide')
  const hasDetails = useRowDetails()

  const query = ordersQuery(list ?? undefined)
  const { data, error, refetch } = useQuery(query)
  const orders = data?.items
  const age = useNumberAge(query.queryKey)
  useDialogsAhead(orders !== undefined)

  const tabs = orders && ordersByTab(orders)
  const { sorted, hold } = useSorted(tabs?.[tab] ?? [], tab, sort)
  const marketOf = new Map(markets.map((each) => [each.market, each]))
  const rowOf = (order: Order): OrderRow => ({ order, market: marketOf.get(order.market) ?? null })
  const order = useStore(orderUnderWay, ({ sent }) => sent)
  const sent = order && sentRow(order, orders ?? [])
  const isSentHere = sent?.tab === tab && (allMarkets || sent.order.market === market.market)
  // Moves the others to the next page, as when it is listed.
  const shown = pageOf(isSentHere ? [sent.order, ...sorted] : sorted, page, ORDERS_PAGE_SIZE)
  // A page that has gone does not come back by itself; another list has just asked for its first.
  if (shown.page < page) keepWithin(shown.page)
  const rows = shown.items.map((order) => ({ ...rowOf(order), ...(order === sent?.order && { stage: sent.stage }) }))
  const ids = rows.map(({ order }) => order.orderId)
  const layout = useTableFits(panel, [i18n.language, tab, String(hasDetails)].join(' '), ids.join(' '))

  useMisaimedPress(panel, ids, [tab, list, asked, sort.by, sort.direction].join(' '))
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(landmark('orders'), () => panel.current)

  // Cards have no column heads; on a phone those of orders and positions are sorted from the menu.
  const isSortedByMenu = isPhone && tab !== 'history'
  const { Window: CsvWindow, close: closeCsv, ...csv } = useLateWindow(csvDialog)
  const several =
    tab !== 'history' && tabs && tabs[tab].length > 1
      ? {
          label: t(SEVERAL[tab].label),
          opens: { ...SEVERAL[tab].dialog, market: market.market },
        }
      : null
  const sortName = (by: (typeof sorts)[number]) => {
    const name = t('orders.sortBy', { by: t(`orders.${by}`, currency) })
    return sort.by === by ? `${name}, ${t(`orders.sorted.${sort.direction}`)}` : name
  }
  const menu = (
    <OrdersMenu several={isWide ? null : several} tab={tab} hasRows={sorted.length > 0} csv={csv}>
      {isSortedByMenu &&
        sorts.map((by) => (
          <MenuItem key={by} onClick={() => sortBy(nextSort(sort, by))}>
            {sortName(by)}
          </MenuItem>
        ))}
    </OrdersMenu>
  )
  const allMarketsBox = <Checkbox label={t('orders.allMarkets')} checked={allMarkets} onChange={showAllMarkets} />

  return (
    <section
      ref={panel}
      tabIndex={-1}
      data-focus-fallback
      aria-label={t('orders.label')}
      className="flex min-h-75 flex-col border-t border-line desktop:h-full"
    >
      <HiddenHeading>{t('orders.label')}</HiddenHeading>
      <output className="sr-only">
        {isSortSaid && [t(`orders.${sort.by}`, currency), t(`orders.sorted.${sort.direction}`)].join(', ')}
      </output>
      <div className="orders-tabs flex flex-wrap items-center gap-x-4 border-b border-line px-4 tablet:px-5">
        <div className="me-auto">
          <Tabs
            label={t('orders.label')}
            selected={selected}
            onSelect={showTab}
            tabs={ORDER_TABS.map((id) => ({ id, label: t(`orders.tabs.${id}`), count: tabs?.[id].length }))}
          />
        </div>
        {age !== null && <StaleMark age={age} textClass="sr-only" />}
        {isWide && several && (
          <DialogButton variant="quiet" opens={several.opens}>
            {several.label}
          </DialogButton>
        )}
        {!isPhone && allMarketsBox}
        {!isPhone && <div className="-ms-2 -me-2">{menu}</div>}
      </div>

      <TabPanel
        tabsLabel={t('orders.label')}
        id={tab}
        className={classes('flex min-w-0 grow flex-col', layout === 'cards' && 'bg-bg')}
      >
        {layout === 'cards' && (
          <div className="dense flex min-h-11 flex-wrap items-center justify-between gap-x-3 px-4 text-sm text-text-2 tablet:px-5">
            {isPhone && allMarketsBox}
            {!isSortedByMenu && (
              // On a phone the history's sort keys are a row of their own.
              <div className="ms-auto flex min-h-11 flex-wrap items-center gap-x-4 max-tablet:order-1 max-tablet:gap-x-2 max-tablet:w-full max-tablet:justify-between">
                {sorts.map((by) => (
                  <SortButton key={by} isSaid by={by} sort={sort} onSort={() => sortBy(nextSort(sort, by))}>
                    {t(`orders.${by}`, currency)}
                  </SortButton>
                ))}
              </div>
            )}
            {isPhone && <div className="-me-3">{menu}</div>}
          </div>
        )}
        {orders === undefined && error === null && <ListLoader />}
        {orders === undefined && error !== null && <ListError error={error} onRetry={() => void refetch()} />}
        {data?.unreadable === 0 && rows.length === 0 && (
          <NoOrders tab={tab} market={list} onShowAll={() => showAllMarkets(true)} />
        )}
        {rows.length > 0 &&
          (layout === 'cards' ? (
            <OrderCards tab={tab} rows={rows} hasDetails={hasDetails} />
          ) : (
            <OrdersTable tab={tab} rows={rows} hasDetails={hasDetails} {...{ sort, hold, layout }} onSort={sortBy} />
          ))}
        {tab === 'positions' && orders && tabs?.history.length === 0 && <FirstSteps shown={orders} />}
        <UnreadableEntries list={t('orders.label')} count={data?.unreadable} className="px-4 py-3 tablet:px-5" />
      </TabPanel>

      {sorted.length > 0 && (
        <div className="orders-pager sticky bottom-0 z-sticky mt-auto border-t border-line bg-surface px-4 max-desktop:static tablet:px-5">
          <Pager list={t(`orders.tabs.${tab}`)} {...shown} onPage={showPage}>
            {tab === 'positions' && sorted.length > 1 && (
              <PositionsTotal rows={sorted.map(rowOf)} unreadable={data?.unreadable} />
            )}
          </Pager>
        </div>
      )}
      {CsvWindow && (
        <CsvWindow
          tab={tab}
          orders={sorted}
          market={list}
          markets={markets}
          unreadable={data?.unreadable}
          onClose={closeCsv}
        />
      )}
    </section>
  )
}

/**
 * How each tab is sorted, and the page. Another tab or list (`list`: its market, null for all) starts at its first page.
 * `isSortSaid`: the trader has sorted this tab, which is announced. Specification §4, §9.
 */
function useListChoices(tab: OrderTab, list: MarketName | null) {
  const [sorts, setSorts] = useState<Partial<Record<OrderTab, OrderSort>>>({})
  const [isSortSaid, setSortSaid] = useState(false)
  // The page, and the one that the trader asked for, which may be gone.
  const [{ page, asked }, setPages] = useState({ page: 1, asked: 1 })
  const showPage = (asked: number) => setPages({ page: asked, asked })
  const [before, setBefore] = useState({ tab, list })
  if (before.tab !== tab || before.list !== list) {
    setBefore({ tab, list })
    showPage(1)
    if (before.tab !== tab) setSortSaid(false)
  }

  const sortBy = (next: OrderSort) => {
    setSorts({ ...sorts, [tab]: next })
    setSortSaid(true)
    showPage(1)
  }
  const keepWithin = (last: number) => setPages((before) => ({ ...before, page: Math.min(before.page, last) }))
  return { sort: sorts[tab] ?? DEFAULT_ORDER_SORT, isSortSaid, page, asked, sortBy, showPage, keepWithin }
}

/**
 * The orders of a tab as sorted. The P&L of positions is compared anew with each price; the panel is drawn again only if their order
 * changes. It does not while the pointer is on a row, unless it is sorted anew: `hold` keeps the order, null lets it go.
 */
function useSorted(orders: Order[], tab: OrderTab, sort: OrderSort) {
  const [held, setHeld] = useState<{ sort: OrderSort; ids: readonly OrderId[] } | null>(null)
  const isLive = tab === 'positions' && sort.by === 'profit'
  const ranked = useFromPrices((price) => (isLive ? sortOrders(orders, sort, price) : null))
  const sorted = ranked ?? sortOrders(orders, sort)
  const places = new Map(held?.ids.map((id, at) => [id, at]))
  // A new one comes last.
  const place = ({ orderId }: Order) => places.get(orderId) ?? places.size
  const isHeld = isLive && held?.sort === sort
  return {
    sorted: isHeld ? sorted.toSorted((one, other) => place(one) - place(other)) : sorted,
    hold: (isOn: boolean) => setHeld(isOn && isLive ? { sort, ids: sorted.map(({ orderId }) => orderId) } : null),
  }
}

interface Props {
  tab: OrderTab
  /** The market whose orders are listed; null for all markets. */
  market: MarketName | null
  onShowAll: () => void
}

/** An empty tab: what it will list, and a link to all markets. Specification §8, "Empty lists". */
function NoOrders({ tab, market, onShowAll }: Props) {
  const { t } = useTranslation()

  return (
    <Message
      size="list"
      icon={tab === 'positions' ? <CandlestickChart /> : <Clock />}
      title={t('common.listEmpty')}
      text={
        <p>{market === null ? t(`orders.emptyText.${tab}`) : t(`orders.emptyOn.${tab}`, { symbol: symbol(market) })}</p>
      }
      actions={market !== null && <Button onClick={onShowAll}>{t('orders.showAll')}</Button>}
    />
  )
}
