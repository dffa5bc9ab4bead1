import { typedNumber } from '../../domain/decimalText.ts'
import { entryPrice, estimate } from '../../domain/estimate.ts'
import { isBehindLiquidation, sideOfTpsl, type Tpsl, tpslResult } from '../../domain/tpsl.ts'
import { levelPrices, limitPriceOf } from '../../domain/orderDraft.ts'
import type { Leverage } from '../../limits.ts'
import type { Market } from '../../wire/market.ts'
import type { Side } from '../../wire/order.ts'
import type { Decimal } from '../../wire/scalars.ts'
import type { Draft } from './draft.ts'
import { useOrderFlow } from './useOrderFlow.ts'
import { useFromPrices } from '../market/usePrice.ts'

/** Effect of a typed stop loss or take profit. Either side can still be pressed: it applies to the side it is valid for. */
interface TpslOutlook {
  /** The price of the level; null if empty or while the switch is off. */
  at: Decimal | null
  /** The entry price. */
  price: Decimal | null
  side: Side | null
  /** In KXT, before fees. */
  result: Decimal | null
  /** The estimated liquidation price, if it is reached before the stop loss. */
  liquidatedAt: Decimal | null
}

function outlook(market: Market, draft: Draft, level: Tpsl, leverage: Leverage, marketPrice: Decimal | null): TpslOutlook {
  const price = entryPrice(limitPriceOf(draft), marketPrice)
  const on = (side: Side) => levelPrices(draft, { side, market, leverage, price })[level]
  // Typed as a price it is the same on both; otherwise it stands for a LONG, whose result and liquidation mirror a SHORT's.
  const at = on('LONG') ?? on('SHORT')
  const side = at && price && sideOfTpsl(level, at, price)
  if (!at || !side) return { at, price, side: null, result: null, liquidatedAt: null }

  const amount = typedNumber(draft.amount)
  const { liquidation } = estimate({ side, amount, leverage, price }, market)
  const result = amount && tpslResult(at, { type: side, amount, leverage, startPrice: price, liquidation })
  const isLate = level === 'stopLoss' && isBehindLiquidation(at, { type: side, liquidation })
  return { at, price, side, result, liquidatedAt: isLate ? liquidation : null }
}

/** Selects from the outlook; re-renders only when the selection changes. */
export function useTpslOutlook<Selected>(market: Market, draft: Draft, level: Tpsl, select: (outlook: TpslOutlook) => Selected): Selected {
  const { leverage } = useOrderFlow()
  return useFromPrices((price) => select(outlook(market, draft, level, leverage, price(market.market))))
}
