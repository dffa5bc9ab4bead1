import type { MarketName } from '../../api/scalars.ts'
import { findMatches } from '../text/search.ts'
import { symbol } from './market.ts'

/** The search term without separators: 'btc-usdc', 'BTC/USDC' and 'btc usdc' all match the displayed name. */
export const marketNeedle = (text: string): string => text.replaceAll(/[-/\s]/g, '')

/** Whether a market's displayed name contains the search term; always true if it is empty. Specification §2. */
export const isFound = (name: MarketName, needle: string): boolean =>
  needle === '' || findMatches(symbol(name), needle).length > 0
