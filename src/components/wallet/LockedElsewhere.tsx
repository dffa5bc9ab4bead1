import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SETTLEMENT_CURRENCY } from '../../config.ts'
import { isPositive } from '../../domain/decimal.ts'
import { digits } from '../../domain/format.ts'
import { lockedElsewhere } from '../../domain/totals.ts'
import { MONEY_DECIMALS } from '../../limits.ts'
import { walletQuery } from '../../queries/wallets.ts'
import type { Listed } from '../../wire/listOf.ts'
import type { Order } from '../../wire/order.ts'
import { Told } from '../amounts/Told.tsx'
import { Button } from '../ui/Button.tsx'

interface Props {
  /** All orders of the market on screen. */
  listed: Listed<Order> | undefined
  onShowAll: () => void
}

/** Below the rows of one market: what is locked on others, and the way to them. Nothing if nothing is. */
export function LockedElsewhere({ listed, onShowAll }: Props) {
  const { t } = useTranslation()
  const { data: wallet } = useQuery(walletQuery)
  // An entry that cannot be read may be what is locked.
  const elsewhere = wallet?.entry && listed?.unreadable === 0 ? lockedElsewhere(wallet.entry, listed.items) : null
  if (elsewhere === null || !isPositive(elsewhere)) return null
  return (
    <p className="dense flex flex-wrap items-center gap-x-3 px-4 py-1 text-sm text-text-2 tablet:px-5">
      <span className="num"><Told text={(own) => t('orders.lockedElsewhere', { amount: own(digits(elsewhere, { max: MONEY_DECIMALS })), currency: SETTLEMENT_CURRENCY })} /></span>
      <Button size="sm" variant="quiet" className="min-h-11" onClick={onShowAll}>{t('orders.showAll')}</Button>
    </p>
  )
}
