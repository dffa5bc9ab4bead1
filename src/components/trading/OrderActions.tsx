import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { symbol } from '../../domain/market.ts'
import { isClosable, orderTab } from '../../domain/orderTabs.ts'
import type { Order } from '../../wire/order.ts'
import { useDialogs } from '../dialogs/useDialogs.ts'
import { Button } from '../ui/Button.tsx'

/** Edit stop-loss and take-profit, and close; always visible. Their names tell screen readers which order they are about. */
export function OrderActions({ order, isBrief = false }: { order: Order; isBrief?: boolean }) {
  const { t } = useTranslation()
  const dialogs = useDialogs()
  const about = { symbol: symbol(order.market), side: order.type }
  const close = orderTab(order) === 'positions' ? 'orders.closeNamed' : 'orders.cancelNamed'

  return (
    <span className="inline-flex items-center gap-1 align-middle">
      <Button
        variant="quiet"
        size="sm"
        aria-label={t('orders.tpslNamed', about)}
        title={isBrief ? t('orders.tpsl') : undefined}
        onPointerEnter={() => dialogs.prefetch('tpsl')}
        onFocus={() => dialogs.prefetch('tpsl')}
        onClick={() => dialogs.open({ kind: 'tpsl', order })}
      >
        <Pencil size={14} aria-hidden />
        {!isBrief && t('orders.tpsl')}
      </Button>
      <Button
        size="sm"
        aria-label={t(close, about)}
        disabled={!isClosable(order)}
        onPointerEnter={() => dialogs.prefetch('closeOrder')}
        onFocus={() => dialogs.prefetch('closeOrder')}
        onClick={() => dialogs.open({ kind: 'closeOrder', order })}
      >
        {t(orderTab(order) === 'positions' ? 'orders.close' : 'orders.cancel')}
      </Button>
    </span>
  )
}
