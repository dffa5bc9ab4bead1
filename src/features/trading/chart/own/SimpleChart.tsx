import type { ComponentProps } from 'react'
import { symbol } from '../../../../domain/market/market.ts'
import { useChartKind } from '../../view/pageView.ts'
import { OwnChart } from './OwnChart.tsx'
import { PriceTable } from './PriceTable.tsx'

/** Our own chart: candles with lines, or a table. */
export function SimpleChart({ market, ...chart }: ComponentProps<typeof OwnChart>) {
  const isTable = useChartKind() === 'table'
  const key = `${symbol(market.market)} ${market.pricePrecision}`
  return isTable ? <PriceTable key={key} market={market} /> : <OwnChart key={key} market={market} {...chart} />
}
