import { useTranslation } from 'react-i18next'
import { signed } from '../../domain/format.ts'
import { SETTLEMENT_CURRENCY } from '../../limits.ts'
import type { MarketName } from '../../wire/scalars.ts'
import { useTotals } from './useTotals.ts'
import { useTitlePrefix } from '../page/useTitlePrefix.ts'

/** The P&L of the open positions before the page's title, for a tab that is not looked at. Shows nothing itself. */
export function TitleProfit({ market }: { market: MarketName }) {
  const { t: words } = useTranslation('palette')
  const { unrealised } = useTotals(market)
  useTitlePrefix(unrealised === null ? '' : words('titleProfit', { profit: signed(unrealised), currency: SETTLEMENT_CURRENCY }))
  return null
}
