import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { sortMarkets, symbol } from '../../domain/market/market.ts'
import { marketOrder } from '../../domain/market/marketOrder.ts'
import { openOrders } from '../../domain/order/orderTabs.ts'
import { favourites } from '../../features/trading/market/favourites.ts'
import { brand } from '../../platform/config.ts'
import { openWallet } from '../../platform/mainSite.ts'
import { marketsQuery } from '../../queries/markets.ts'
import { ordersQuery } from '../../queries/orders.ts'
import { useTheme } from '../../shared/page/theme.ts'
import { useContestsVisible } from '../../shared/page/useContestsVisible.ts'
import { useAmountsHidden } from '../../ui/masked/useAmountsHidden.ts'
import { commandName, type CommandName, COMMAND_NAMES, disabledReason, type CommandContext } from './commands.ts'
import type { Entry } from './findEntries.ts'
import type { Commands } from './useCommands.ts'

/** Everything the palette opens, in the order shown while nothing is typed. */
export function useEntries(context: CommandContext, { run, openMarket }: Commands): Entry[] {
  return [...useMarketEntries(openMarket), ...useCommandEntries(context, run), ...usePageEntries()]
}

function useCommandEntries(context: CommandContext, run: Commands['run']): Entry[] {
  const { t } = useTranslation('palette')
  const isHidden = useAmountsHidden()
  const isDark = useTheme() === 'dark'
  const otherNames: Partial<Record<string, string>> = t('also', { returnObjects: true })
  const nameOf = (command: CommandName) => {
    if (command === 'hideAmounts') return t(isHidden ? 'showAmounts' : 'actions.hideAmounts')
    if (command === 'theme') return t(isDark ? 'shell.toLight' : 'shell.toDark')
    return command === 'logOut' ? t('shell.logOut') : commandName(t, command)
  }

  return COMMAND_NAMES.filter((command) => command !== 'language' || brand.languages.length > 1).map((command) => {
    const reason = disabledReason(command, context)
    return {
      id: command,
      group: 'actions',
      name: nameOf(command),
      also: otherNames[command]?.split(', ') ?? [],
      isBlocked: reason !== null,
      command,
      ...(reason && { remark: t(`held.${reason}`) }),
      run: () => run(command),
    }
  })
}

/** Favourites and the markets of the trader's orders and positions first. */
function useMarketEntries(open: Commands['openMarket']): Entry[] {
  const { data } = useQuery({ ...marketsQuery, notifyOnChangeProps: ['data'] })
  const listed = data?.items ?? []
  const marketOf = new Map(listed.map((market) => [market.market, market]))
  const { data: orders } = useQuery({ ...ordersQuery(), enabled: false })
  const own = openOrders(orders?.items ?? []).map(({ market }) => market)
  const names = marketOrder(
    sortMarkets(listed).map(({ market }) => market),
    new Set([...favourites.get(), ...own]),
    new Set(),
  )

  return names.flatMap((name): Entry[] => {
    const market = marketOf.get(name)
    // Also with a separator, as in the list of markets.
    const also = [name, name.replace('-', '/'), name.replace('-', ' ')]
    return market
      ? [{ id: name, group: 'markets', name: symbol(name), also, isBlocked: false, market, run: () => open(name) }]
      : []
  })
}

/** The pages of the navigation, and the exchange's wallet. */
function usePageEntries(): Entry[] {
  const { t } = useTranslation('palette')
  const router = useRouter()
  const hasContests = useContestsVisible()
  const also = (names: string) => names.split(', ')

  const pages = [
    { to: '/market', name: t('shell.trading'), also: also(t('also.trading')) },
    { to: '/results', name: t('shell.results'), also: [] },
    ...(hasContests ? [{ to: '/contests', name: t('shell.contests'), also: [] } as const] : []),
    { to: '/terms', name: t('info.titles.terms'), also: [t('info.terms')] },
    { to: '/terms/faq', name: t('info.titles.faq'), also: [t('info.faq'), ...also(t('also.faq'))] },
    { to: '/terms/fees', name: t('info.fees'), also: [] },
  ] as const
  return [
    ...pages.map(({ to, ...names }): Entry => ({
      ...names,
      id: to,
      group: 'pages',
      isBlocked: false,
      run: () => void router.navigate({ to }),
    })),
    {
      id: 'wallet',
      group: 'pages',
      name: t('shell.wallet'),
      also: [],
      isBlocked: false,
      remark: t('outside'),
      run: openWallet,
    },
  ]
}
