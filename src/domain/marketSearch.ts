import type { MarketName } from '../wire/scalars.ts'
import { symbol } from './market.ts'
import { matches } from './search.ts'

/** What is searched for: 'btc-usdc', 'BTC/USDC' and 'btc usdc' all mean the name as it is shown. */
export const marketNeedle = (text: string): string => text.replaceAll(/[-/\s]/g, '')

/** Whether a market's shown name contains what is searched for; every name does when nothing is. Specification §2. */
export const isFound = (name: MarketName, needle: string): boolean => needle === '' || matches(symbol(name), needle).length > 0
