import { useQueryClient } from '@tanstack/react-query'
import { movedLevel } from '../../../../../domain/chart/draftLines.ts'
import type { ChartLine } from '../../../../../domain/chart/orderLines.ts'
import { priceNow } from '../../../../../queries/prices.ts'
import type { Market } from '../../../../../api/market.ts'
import type { Decimal } from '../../../../../api/scalars.ts'
import { useDialogs } from '../../../dialogs/useDialogs.ts'
import { draftOn } from '../../../order-form/draft.ts'
import { useOrderFlow } from '../../../order-form/useOrderFlow.ts'

/** Handles a dropped line: fills the price into the dialog of its order, or into the form. Sends nothing. */
export function useProposal(market: Market) {
  const client = useQueryClient()
  const dialogs = useDialogs()
  const { draft, leverage } = useOrderFlow()

  return ({ kind, side, order }: ChartLine, price: Decimal) => {
    if (order) return void dialogs.open({ kind: 'tpsl', order, proposal: { [kind]: price } })
    const form = draftOn(draft.get(), market)
    const terms = { market, leverage, marketPrice: priceNow(client, market.market)?.price ?? null, isPending: false }
    if (kind === 'limit') draft.change(market, { price })
    else if (side && (kind === 'stopLoss' || kind === 'takeProfit')) draft.change(market, movedLevel(form, kind, side, price, terms))
  }
}
