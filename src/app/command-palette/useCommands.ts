import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { MarketName } from '../../api/scalars.ts'
import { neighbourMarket } from '../../domain/market/marketOrder.ts'
import { type OrderTab, ordersByTab } from '../../domain/order/orderTabs.ts'
import { type DialogRequest, useDialogs } from '../../features/trading/dialogs/dialogs.tsx'
import { favourites } from '../../features/trading/market/favourites.ts'
import {
  type OrderFormContextValue,
  useOrderFormContext,
} from '../../features/trading/order-form/OrderFormProvider.tsx'
import { orderUnderWay, placement } from '../../features/trading/order-form/placement.ts'
import { storedLastOrder } from '../../features/trading/order-form/repeat/storedLastOrder.ts'
import { findLandmark, focusOrders } from '../../features/trading/view/focusLandmark.ts'
import { landmarks } from '../../features/trading/view/landmarks.ts'
import { useOrdersView, useShowChart } from '../../features/trading/view/pageView.ts'
import { useMarketOnScreen } from '../../features/trading/view/useMarketOnScreen.ts'
import { chooseLanguage, language } from '../../i18n/i18n.ts'
import { brand, config } from '../../platform/config.ts'
import { openWallet } from '../../platform/mainSite.ts'
import { storage } from '../../platform/storage.ts'
import { session } from '../../queries/call/session.ts'
import { listedMarket, marketsQuery } from '../../queries/markets.ts'
import { ordersQuery } from '../../queries/orders.ts'
import { walletQuery } from '../../queries/wallets.ts'
import { chooseTheme, useTheme } from '../../shared/page/theme.ts'
import { areAmountsHidden } from '../../ui/masked/useAmountsHidden.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { chooseHidden } from './chooseHidden.ts'
import { commandName, type CommandName, type DisabledReason, disabledReason, type CommandContext } from './commands.ts'
import { useFormCommands } from './useFormCommands.ts'

export interface Commands {
  now: () => CommandContext
  /** Runs the command, or explains why it is unavailable. */
  run: (command: CommandName) => void
  openMarket: (market: MarketName) => void
}

interface Voice {
  /** Announces the effect of a shortcut to screen readers. */
  say: (text: string) => void
  showKeys: () => void
}

/** Implements each command: it moves the focus, fills the draft, or opens a dialog. Sends nothing. */
export function useCommands({ say, showKeys }: Voice): Commands {
  const { t } = useTranslation('palette')
  const client = useQueryClient()
  const router = useRouter()
  const dialogs = useDialogs()
  const form = useOrderFormContext()
  const orders = useOrdersView()
  const showChart = useShowChart()
  const theme = useTheme()
  const name = useMarketOnScreen()
  const now = () => currentCommandContext(client, { ...form, ...orders }, name)
  const refuse = (command: CommandName, reason: DisabledReason | 'notLoaded') =>
    toast({ kind: 'info', title: commandName(t, command), text: t(`held.${reason}`) })
  const onForm = useFormCommands(name, { say, tellMissing: (field) => refuse(field, 'notLoaded') })

  const openMarket = (market: MarketName) =>
    void router.navigate({ to: '/market/$marketName', params: { marketName: market }, resetScroll: false })
  const step = (by: 1 | -1) => {
    const listed = client.getQueryData(marketsQuery.queryKey)?.items ?? []
    const next = name && neighbourMarket(listed, new Set(favourites.get()), name, by)
    if (next) openMarket(next)
  }
  const showTab = (tab: OrderTab) => {
    orders.showTab(tab)
    void focusOrders()
  }
  const openMarketList = async () => {
    const button = await findLandmark('marketList')
    if (button) button.click()
    else refuse('marketList', 'notLoaded')
  }
  const open = (request: DialogRequest) => void dialogs.open(request)
  const closeSeveral = () => {
    const { several } = now()
    if (name && several && several !== 'none') open({ kind: 'closeSeveral', market: name, first: several })
  }

  const commands: Record<CommandName, () => void> = {
    ...onForm,
    orders: () => showTab('orders'),
    positions: () => showTab('positions'),
    history: () => showTab('history'),
    allMarkets: () => orders.showAllMarkets(!orders.allMarkets),
    details: () => storage.rowDetails.set(!storage.rowDetails.get()),
    marketList: () => void openMarketList(),
    nextMarket: () => step(1),
    previousMarket: () => step(-1),
    chartVendor: () => showChart('vendor'),
    chartOwn: () => showChart('own'),
    chartTable: () => showChart('table'),
    closeSeveral,
    alerts: () => name && open({ kind: 'alerts', market: name }),
    stopChecking: () => placement.send({ type: 'STOP_CHECKING' }),
    dismissNote: () => placement.send({ type: 'DISMISS' }),
    activate: () => open({ kind: 'reset' }),
    reset: () => open({ kind: 'reset' }),
    topUp: openWallet,
    theme: () => chooseTheme(theme === 'dark' ? 'light' : 'dark'),
    language: () => void chooseLanguage(brand.languages.find((code) => code !== language()) ?? language()),
    hideAmounts: () => chooseHidden(!areAmountsHidden()),
    showKeys,
    logOut: () => session.logout(),
  }
  const run = (command: CommandName) => {
    const reason = disabledReason(command, now())
    if (reason === null) commands[command]()
    else refuse(command, reason)
  }
  return { now, run, openMarket }
}

function balance(client: QueryClient): CommandContext['balance'] {
  const wallet = client.getQueryData(walletQuery.queryKey)
  if (!wallet) return 'unknown'
  if (!wallet.initialized) return 'inactive'
  return wallet.entry === null ? 'empty' : 'active'
}

/** Counts like the buttons of the orders panel. */
function severalOf(client: QueryClient, allMarkets: boolean, name: MarketName | null): CommandContext['several'] {
  const { queryKey } = ordersQuery(allMarkets || name === null ? undefined : name)
  const orders = client.getQueryData(queryKey)?.items
  if (!orders) return null
  const tabs = ordersByTab(orders)
  if (tabs.positions.length > 1) return 'all'
  return tabs.orders.length > 1 ? 'waiting' : 'none'
}

type Shown = Pick<OrderFormContextValue, 'draft'> & Pick<ReturnType<typeof useOrdersView>, 'allMarkets'>

/** The state that commands depend on, read from the cache and the running order machine. `name` is the market on screen. */
function currentCommandContext(
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
    several: severalOf(client, allMarkets, name),
    markets: client.getQueryData(marketsQuery.queryKey)?.items.length ?? 0,
    hasVendorChart: config.chartScript !== null,
    canStopChecking: order?.can({ type: 'STOP_CHECKING' }) ?? false,
    canDismiss: order?.can({ type: 'DISMISS' }) ?? false,
  }
}
