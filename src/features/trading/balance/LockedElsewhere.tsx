import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Decimal, MarketName } from '../../../api/scalars.ts'
import { MONEY_DECIMALS } from '../../../constants/limits.ts'
import { isPositive } from '../../../domain/money/decimal.ts'
import { formatNumber } from '../../../domain/money/format.ts'
import { lockedElsewhere } from '../../../domain/order/totals.ts'
import { SETTLEMENT_CURRENCY } from '../../../platform/config.ts'
import { ledger } from '../../../queries/ledger.ts'
import { onCacheChange } from '../../../queries/onCacheChange.ts'
import { ordersQuery } from '../../../queries/orders.ts'
import { walletQuery } from '../../../queries/wallets.ts'
import { Button } from '../../../ui/display/Button.tsx'
import { classes } from '../../../ui/display/classes.ts'
import { MaskedText } from '../../../ui/masked/MaskedText.tsx'

interface Props {
  /** The market whose orders are listed. */
  market: MarketName
  /** The list is empty: centres this below the empty message. */
  isListEmpty: boolean
  onShowAll: () => void
}

/** Below the list of one market: the margin locked on other markets, with a link to all markets. Nothing if none is locked. */
export function LockedElsewhere({ market, isListEmpty, onShowAll }: Props) {
  const { t } = useTranslation()
  const elsewhere = useLockedElsewhere(market)
  if (elsewhere === null) return null
  return (
    <div
      className={classes(
        'flex items-center',
        isListEmpty ? 'flex-col gap-6' : 'dense flex-wrap gap-x-6 px-4 py-1 text-sm text-text-2 tablet:px-5',
      )}
    >
      <p className="num">
        <MaskedText
          text={(own) =>
            t('orders.lockedElsewhere', {
              amount: own(formatNumber(elsewhere, { max: MONEY_DECIMALS })),
              currency: SETTLEMENT_CURRENCY,
            })
          }
        />
      </p>
      <Button {...(!isListEmpty && { size: 'sm', variant: 'quiet', className: '-mx-3 min-h-11' })} onClick={onShowAll}>
        {t('orders.showAll')}
      </Button>
    </div>
  )
}

/**
 * Margin locked on all other markets, in KXT. Null if there is none, or if the wallet or the orders have not been read since the
 * last change: a stale one would count a new order as locked elsewhere.
 */
export function useLockedElsewhere(market: MarketName): Decimal | null {
  const client = useQueryClient()
  const { data: wallet } = useQuery(walletQuery)
  const { data: orders } = useQuery({ ...ordersQuery(market), enabled: false })
  // A change invalidates both, and discards earlier requests.
  const areBothRead = useSyncExternalStore(
    (onChange) => onCacheChange(client, onChange),
    () =>
      !ledger.isAnyUnderWay() &&
      [walletQuery, ordersQuery(market)].every(
        ({ queryKey }) => client.getQueryState(queryKey)?.isInvalidated === false,
      ),
  )
  // The locked margin may belong to an unreadable entry.
  if (!areBothRead || !wallet?.entry || orders?.unreadable !== 0) return null
  const elsewhere = lockedElsewhere(wallet.entry, orders.items)
  return isPositive(elsewhere) ? elsewhere : null
}
