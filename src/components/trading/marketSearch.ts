import { symbol } from '../../domain/market.ts'
import { matches } from '../../domain/search.ts'
import type { MarketName } from '../../wire/scalars.ts'

/** What is searched for: 'btc-usdc', 'BTC/USDC' and 'btc usdc' all mean the name as it is shown. */
export const marketNeedle = (text: string): string => text.replaceAll(/[-/\s]/g, '')

/** The markets whose shown name says what is searched for, in their order; all when nothing is. */
export const foundMarkets = (names: MarketName[], needle: string): MarketName[] =>
  needle === '' ? names : names.filter((name) => matches(symbol(name), needle).length > 0)
