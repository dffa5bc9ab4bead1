import { useParams } from '@tanstack/react-router'
import { MarketName } from '../../../api/scalars.ts'

/** The market of the trading page; null on any other page. */
export function useMarketOnScreen(): MarketName | null {
  const params = useParams({ from: '/_shell/market/$marketName', shouldThrow: false })
  return MarketName.safeParse(params?.marketName).data ?? null
}
