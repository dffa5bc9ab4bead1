import type { Market } from '../../../../api/market.ts'
import { symbol } from '../../../../domain/market/market.ts'
import { useChartKind } from '../../view/pageView.ts'
import { OwnChart } from './OwnChart.tsx'
import { PriceTable } from './PriceTable.tsx'

interface Props {
  market: Market
  /** Retries the vendor's chart this one replaces; undefined if the user chose this one. */
  onRetryVendor?: (() => void) | undefined
  /** It has the whole window. */
  isWhole: boolean
}

/** Our own chart: candles with lines, or a table. */
export function SimpleChart({ market, ...chart }: Props) {
  const isTable = useChartKind() === 'table'
  const key = `${symbol(market.market)} ${market.pricePrecision}`
  return isTable ? <PriceTable key={key} market={market} /> : <OwnChart key={key} market={market} {...chart} />
}
