import { shownPositions } from '../../domain/chartLines.ts'
import type { Order } from '../../wire/order.ts'
import type { MarketName } from '../../wire/scalars.ts'
import { useOrdersOn } from '../lines/useOrdersOn.ts'

/** The open positions on a market. */
export const usePositionsOn = (market: MarketName): Order[] => useOrdersOn(market, shownPositions)
