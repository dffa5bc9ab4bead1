import { useTranslation } from 'react-i18next'
import { SETTLEMENT_CURRENCY } from '../../../platform/config.ts'
import { signed } from '../../../domain/money/format.ts'
import type { MarketName } from '../../../api/scalars.ts'
import { useAmountsHidden } from '../../../ui/masked/useAmountsHidden.ts'
import { useTotals } from './useTotals.ts'
import { useTitlePrefix } from '../../../shared/page/useTitlePrefix.ts'

/** The P&L of the open positions before the page's title, for a tab that is not looked at; none while amounts are hidden. Shows nothing itself. */
export function TitleProfit({ market }: { market: MarketName }) {
  const { t: words } = useTranslation('desk', { keyPrefix: 'palette' })
  const isHidden = useAmountsHidden()
  const { unrealised } = useTotals(market)
  useTitlePrefix(unrealised === null || isHidden ? '' : words('titleProfit', { profit: signed(unrealised), currency: SETTLEMENT_CURRENCY }))
  return null
}
