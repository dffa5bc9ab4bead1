import { useTranslation } from 'react-i18next'
import { SETTLEMENT_CURRENCY } from '../../config.ts'
import { signed } from '../../domain/format.ts'
import type { MarketName } from '../../wire/scalars.ts'
import { useHidden } from '../amounts/useHidden.ts'
import { useTotals } from './useTotals.ts'
import { useTitlePrefix } from '../page/useTitlePrefix.ts'

/** The P&L of the open positions before the page's title, for a tab that is not looked at; none while amounts are hidden. Shows nothing itself. */
export function TitleProfit({ market }: { market: MarketName }) {
  const { t: words } = useTranslation('desk', { keyPrefix: 'palette' })
  const isHidden = useHidden()
  const { unrealised } = useTotals(market)
  useTitlePrefix(unrealised === null || isHidden ? '' : words('titleProfit', { profit: signed(unrealised), currency: SETTLEMENT_CURRENCY }))
  return null
}
