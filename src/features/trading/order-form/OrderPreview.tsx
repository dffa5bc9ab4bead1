import { parseTyped } from '../../../domain/money/decimalText.ts'
import type { Market } from '../../../api/market.ts'
import { lazily } from '../../../ui/lazy/lazily.ts'
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx'
import { useDetails } from '../view/useDetails.ts'
import type { Draft } from './draft.ts'
import { OrderSize, type PreviewedOrder, PreviewTable, useBothSides } from './outlook/PreviewTable.tsx'
import { useOrderFlow } from './useOrderFlow.ts'

const DetailedPreview = lazyPart(lazily(async () => (await import('./outlook/DetailedPreview.tsx')).DetailedPreview), () => <div className="h-45" />)

/** Estimates for the order, without a guarantee; with details, all of them. */
export function OrderPreview(order: { market: Market; draft: Draft }) {
  const { leverage } = useOrderFlow()
  return useDetails() ? <DetailedPreview {...order} leverage={leverage} /> : <CalmPreview {...order} leverage={leverage} />
}

/**
 * Without an amount, the liquidation price of each side; with one, the size of the order in the same space, since the buttons then
 * show the liquidation price. The buttons of a limit order may show a warning instead, so it shows both from the start. Nothing
 * moves while typing.
 */
function CalmPreview(order: PreviewedOrder) {
  const { market, draft } = order
  const sides = useBothSides(order)
  const hasAmount = parseTyped(draft.amount) !== null

  return (
    <div className="flex min-h-12 flex-col justify-end gap-2 text-md tablet:min-h-11 tablet:text-sm">
      {(hasAmount || draft.kind === 'limit') && <OrderSize market={market} of={sides.long} />}
      <PreviewTable market={market} sides={sides} className={hasAmount && draft.kind === 'market' ? 'sr-only' : 'order-preview dense w-full'} />
    </div>
  )
}
