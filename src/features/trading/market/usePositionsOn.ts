import { shownPositions } from '../../../domain/chart/chartLines.ts'
import type { Order } from '../../../api/order.ts'
import type { MarketName } from '../../../api/scalars.ts'
import { useOrdersOn } from './useOrdersOn.ts'

/** The open positions on a market. */
export const usePositionsOn = (market: MarketName): readonly Order[] => useOrdersOn(market, shownPositions)
