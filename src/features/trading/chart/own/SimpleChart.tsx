import { symbol } from '../../../../domain/market/market.ts'
import type { Market } from '../../../../api/market.ts'
import { useChartKind } from '../../view/useChart.ts'
import { OwnChart } from './OwnChart.tsx'
import { PriceTable } from './PriceTable.tsx'

interface Props {
  market: Market
  /** Tries the vendor's chart again, in whose place this one stands; undefined where it was chosen. */
  onRetryVendor?: (() => void) | undefined
}

/** Our own chart: as candles with lines, or as a table. */
export function SimpleChart({ market, onRetryVendor }: Props) {
  const isTable = useChartKind() === 'table'
  return isTable ? <PriceTable market={market} /> : <OwnChart key={`${symbol(market.market)} ${market.pricePrecision}`} market={market} onRetryVendor={onRetryVendor} />
}
