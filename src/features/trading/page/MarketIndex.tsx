import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { chooseMarket } from '../../../domain/market/market.ts'
import { storage } from '../../../platform/storage.ts'
import { marketsQuery } from '../../../queries/markets.ts'
import { PageLoader } from '../../../shared/page/PageLoader.tsx'
import { MarketsError } from './MarketsError.tsx'
import { NoMarkets } from './missing.ts'

/** Redirects to a valid market: the stored one, else the first. Specification §4, "Market selection precedence". */
export function MarketIndex() {
  const { data: markets, error, refetch } = useQuery(marketsQuery)
  const choice = markets && chooseMarket({ fromUrl: null, stored: storage.futuresMarket.get(), markets: markets.items })

  if (!choice) return error ? <MarketsError failure={error} onRetry={() => void refetch()} /> : <PageLoader />
  if (choice.kind !== 'chosen') return <NoMarkets />
  return (
    <>
      <PageLoader />
      <Navigate to="/market/$marketName" params={{ marketName: choice.market.market }} replace />
    </>
  )
}
