import type { ComponentProps } from 'react'
import type { Market } from '../../../../api/market.ts'
import { symbol } from '../../../../domain/market/market.ts'
import { StaleMark } from '../../../../shared/page/StaleMark.tsx'
import { useAtLeast } from '../../../../ui/hooks/useMedia.ts'
import { PinnedPrice } from '../../market/PinnedPrice.tsx'
import { usePriceAge } from '../../market/usePrice.ts'
import { useChartKind } from '../../view/pageView.ts'
import { OwnChart } from './OwnChart.tsx'
import { PriceTable } from './PriceTable.tsx'

/** Our own chart: candles with lines, or a table. */
export function SimpleChart({ market, ...chart }: ComponentProps<typeof OwnChart>) {
  const isTable = useChartKind() === 'table'
  const isPhone = !useAtLeast('tablet')
  const key = `${symbol(market.market)} ${market.pricePrecision}`
  return (
    <>
      {chart.isWhole && isPhone && <WholeHead market={market} />}
      {isTable ? <PriceTable key={key} market={market} /> : <OwnChart key={key} market={market} {...chart} />}
    </>
  )
}

/** Market and price above the chart that has a phone's whole window: the legend has no room there. */
function WholeHead({ market }: { market: Market }) {
  const age = usePriceAge(market.market)
  return (
    <div className="whole-head">
      <PinnedPrice market={market} />
      {age !== null && <StaleMark age={age} />}
    </div>
  )
}
