import { SETTLEMENT_CURRENCY } from '../../../platform/config.ts'
import { formatSigned } from '../../../domain/money/format.ts'
import type { MarketName } from '../../../api/scalars.ts'
import { useAmountsHidden } from '../../../ui/masked/useAmountsHidden.ts'
import { useTotals } from './useTotals.ts'
import { useTitlePrefix } from '../../../shared/page/useTitlePrefix.ts'

/** Shows the P&L of the open positions before the page's title, unless amounts are hidden or a price is old: a title has no room for its age. Renders nothing. */
export function TitleProfit({ market }: { market: MarketName }) {
  const isHidden = useAmountsHidden()
  const { unrealised, age } = useTotals(market)
  useTitlePrefix(unrealised === null || age !== null || isHidden ? '' : `${formatSigned(unrealised)} ${SETTLEMENT_CURRENCY} · `)
  return null
}
