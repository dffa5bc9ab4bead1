import type { QueryClient } from '@tanstack/react-query'
import { findMarket } from '../domain/market/market.ts'
import type { Market } from '../api/market.ts'
import { marketsQuery } from './markets.ts'

/** The market of this name in the cached list; null if it is not listed, or the list is not loaded. */
export const listedMarket = (client: QueryClient, name: string | null): Market | null =>
  findMarket(client.getQueryData(marketsQuery.queryKey)?.items, name)
