import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { shownPositions } from '../../../domain/chart/chartLines.ts'
import { symbol } from '../../../domain/market/market.ts'
import { ordersKey } from '../../../queries/orders.ts'
import type { Listed } from '../../../api/listOf.ts'
import type { Order } from '../../../api/order.ts'
import { MarketName } from '../../../api/scalars.ts'
import { BellIcon } from '../../../features/trading/alerts/BellIcon.tsx'
import { useDialogs } from '../../../features/trading/dialogs/useDialogs.ts'

/** Beside the price: sets an alert of it, and shows those that are set. */
export function AlertsButton() {
  const { t } = useTranslation('desk', { keyPrefix: 'alerts' })
  const client = useQueryClient()
  const dialogs = useDialogs()
  const { marketName } = useParams({ strict: false })
  const market = MarketName.safeParse(marketName)
  if (!market.success) return null

  /** The newest on this market, of those that were listed last. */
  const position = () =>
    shownPositions(client.getQueriesData<Listed<Order>>({ queryKey: ordersKey }).flatMap(([, orders]) => orders?.items ?? []), market.data)[0]
  const prefetch = () => void dialogs.prefetch('alerts')
  const name = t('open', { symbol: symbol(market.data) })
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={name}
      title={name}
      className="icon-button"
      onClick={() => void dialogs.open({ kind: 'alerts', market: market.data, position: position(), first: 'price' })}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      <BellIcon />
    </button>
  )
}
