import { typedNumber } from '../../../../domain/money/decimalText.ts'
import { estimate } from '../../../../domain/order-form/estimate.ts'
import { type Tpsl, tpslResult } from '../../../../domain/order-form/tpsl.ts'
import { limitPriceOf, type OrderFormValues } from '../../../../domain/order-form/orderDraft.ts'
import { sideLevels } from '../../../../domain/order-form/sideLevels.ts'
import type { Leverage } from '../../../../constants/limits.ts'
import type { Market } from '../../../../api/market.ts'
import type { Side } from '../../../../api/order.ts'
import type { Decimal } from '../../../../api/scalars.ts'
import { useFromPrices } from '../../market/usePrice.ts'

/** Effect of a typed stop loss or take profit on a side that it fits (either, both or neither). */
interface TpslOutlook {
  side: Side
  /** The price of the level. */
  at: Decimal
  entry: Decimal
  /** In KXT, before fees. */
  result: Decimal | null
}

/** A typed level of a draft. */
export interface DraftLevel {
  market: Market
  draft: OrderFormValues
  level: Tpsl
  leverage: Leverage
}

function outlook({ market, draft, level, leverage }: DraftLevel, marketPrice: Decimal | null): TpslOutlook[] {
  const amount = typedNumber(draft.amount)
  return (['LONG', 'SHORT'] as const).flatMap((side) => {
    const at = sideLevels(draft, { side, market, leverage, marketPrice })[level]
    const { liquidation, entry } = estimate({ side, amount, leverage, limitPrice: limitPriceOf(draft), marketPrice }, market)
    if (!at || !entry) return []
    const result = amount && tpslResult(at, { type: side, amount, leverage, startPrice: entry, liquidation })
    return [{ side, at, entry, result }]
  })
}

/** Selects from the outlook; re-renders only when the selection changes. */
export function useTpslOutlook<Selected>(of: DraftLevel, select: (outlook: TpslOutlook[]) => Selected): Selected {
  return useFromPrices((price) => select(outlook(of, price(of.market.market))))
}
