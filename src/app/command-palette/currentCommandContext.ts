import type { QueryClient } from '@tanstack/react-query'
import type { MarketName } from '../../api/scalars.ts'
import { ordersByTab } from '../../domain/order/orderTabs.ts'
import type { OrderFormContextValue } from '../../features/trading/order-form/OrderFormProvider.tsx'
import { orderUnderWay, placement } from '../../features/trading/order-form/placement.ts'
import { storedLastOrder } from '../../features/trading/order-form/repeat/storedLastOrder.ts'
import { landmarks } from '../../features/trading/view/landmarks.ts'
import type { useOrdersView } from '../../features/trading/view/pageView.ts'
import { config } from '../../platform/config.ts'
import { listedMarket, marketsQuery } from '../../queries/markets.ts'
import { ordersQuery } from '../../queries/orders.ts'
import { walletQuery } from '../../queries/wallets.ts'
import type { CommandContext } from './commands.ts'

function balance(client: QueryClient): CommandContext['balance'] {
  const wallet = client.getQueryData(walletQuery.queryKey)
  if (!wallet) return 'unknown'
  if (!wallet.initialized) return 'inactive'
  return wallet.entry === null ? 'empty' : 'active'
}

/** Counts like the button of the orders panel. */
function hasSeveral(client: QueryClient, allMarkets: boolean, name: MarketName | null): boolean | null {
  const { queryKey } = ordersQuery(allMarkets || name === null ? undefined : name)
  const orders = client.getQueryData(queryKey)?.items
  if (!orders) return null
  const tabs = ordersByTab(orders)
  return tabs.positions.length > 1 || tabs.orders.length > 1
}

type Shown = Pick<OrderFormContextValue, 'draft'> & Pick<ReturnType<typeof useOrdersView>, 'allMarkets'>

/** The state that commands depend on, read from the cache and the running order machine. `name` is the market on screen. */
export function currentCommandContext(
  client: QueryClient,
  { draft, allMarkets }: Shown,
  name: MarketName | null,
): CommandContext {
  const { amount, size } = draft.get()
  const order = orderUnderWay.get().flow
  return {
    hasMarket: listedMarket(client, name) !== null,
    isFormFree: placement.isReady(),
    hasForm: landmarks.has('amount') || landmarks.has('openForm'),
    balance: balance(client),
    hasAmount: amount !== '' || size !== null,
    hasLastOrder: storedLastOrder.get() !== null,
    hasSeveral: hasSeveral(client, allMarkets, name),
    markets: client.getQueryData(marketsQuery.queryKey)?.items.length ?? 0,
    hasVendorChart: config.chartScript !== null,
    canStopChecking: order?.can({ type: 'STOP_CHECKING' }) ?? false,
    canDismiss: order?.can({ type: 'DISMISS' }) ?? false,
  }
}
