import type { Market } from '../../../api/market.ts'
import { useAtLeast } from '../../../ui/hooks/useAtLeast.ts'
import { useSlot } from '../../../ui/lazy/slots.ts'
import { LivePrice } from '../market/LivePrice.tsx'
import { MarketFacts } from './MarketFacts.tsx'
import { MarketPicker } from './MarketPicker.tsx'

/** The market, its price, and from 700 px its trading costs. Specification §2, "Trading page". */
export function MarketHeader({ market }: { market: Market }) {
  const hasRoom = useAtLeast('tablet')
  const tools = useSlot('price')
  return (
    <header className="flex min-h-(--sticky-market) items-center justify-between gap-x-3 border-b border-line px-4 max-tablet:flex-wrap tablet:justify-start tablet:px-5 desktop:min-h-17 desktop:border-r wide:gap-5">
      <MarketPicker market={market.market} />
      {/* On a narrow phone both have their own line. */}
      <div className="flex grow items-center justify-end gap-x-3 tablet:contents">
        <LivePrice key={market.market} market={market} />
        <span className="icon-button max-tablet:-mx-2.5">{tools?.(() => {})}</span>
      </div>
      {hasRoom && <MarketFacts market={market} />}
    </header>
  )
}
