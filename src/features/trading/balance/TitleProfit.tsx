import { SETTLEMENT_CURRENCY } from '../../../platform/config.ts'
import { formatSigned } from '../../../domain/money/format.ts'
import type { MarketName } from '../../../api/scalars.ts'
import { useAmountsHidden } from '../../../ui/masked/useAmountsHidden.ts'
import { useTotals } from './useTotals.ts'
import { useTitlePrefix } from '../../../shared/page/useTitlePrefix.ts'

/** Shows the P&L of the open positions before the page's title, unless amounts are hidden. Renders nothing. */
export function TitleProfit({ market }: { market: MarketName }) {
  const isHidden = useAmountsHidden()
  const { unrealised } = useTotals(market)
  useTitlePrefix(unrealised === null || isHidden ? '' : `${formatSigned(unrealised)} ${SETTLEMENT_CURRENCY} · `)
  return null
}
