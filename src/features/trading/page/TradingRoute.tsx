import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { chooseMarket } from '../../../domain/market/market.ts'
import { storage } from '../../../platform/storage.ts'
import { marketsQuery } from '../../../queries/markets.ts'
import { PageLoader } from '../../../shared/page/PageLoader.tsx'
import { MarketsError } from './MarketsError.tsx'
import { NoMarkets, NoMatchedMarket } from './missing.ts'
import { TradingPage } from './TradingPage.tsx'

/** The trading page of the market in the address, or an error screen. Specification §2, §4. */
export function TradingRoute({ marketName }: { marketName: string }) {
  const { data: markets, error, refetch } = useQuery(marketsQuery)
  const choice =
    markets && chooseMarket({ fromUrl: marketName, stored: storage.futuresMarket.get(), markets: markets.items })
  useRememberedMarket(choice?.kind === 'chosen' ? choice.market.market : null)

  if (!choice) return error ? <MarketsError failure={error} onRetry={() => void refetch()} /> : <PageLoader />
  if (choice.kind === 'noMarkets') return <NoMarkets />
  if (choice.kind === 'noMatchedMarket') return <NoMatchedMarket name={choice.name} markets={markets.items} />
  return <TradingPage market={choice.market} markets={markets.items} />
}

/** Stores the last selected market for the next visit. Specification §3. */
function useRememberedMarket(market: string | null) {
  useEffect(() => {
    if (market !== null) storage.futuresMarket.set(market)
  }, [market])
}
