import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { symbol } from '../../domain/market.ts'
import { isClosable, orderTab } from '../../domain/orderTabs.ts'
import type { Order } from '../../wire/order.ts'
import { DialogButton } from '../dialogs/DialogButton.tsx'

/** Edit stop loss and take profit, and close; always visible. Their accessible names include the order. */
export function OrderActions({ order, isBrief = false }: { order: Order; isBrief?: boolean }) {
  const { t } = useTranslation()
  const about = { symbol: symbol(order.market), side: order.type }
  const close = orderTab(order) === 'positions' ? 'orders.closeNamed' : 'orders.cancelNamed'

  return (
    <span className="inline-flex items-center gap-1 align-middle">
      <DialogButton
        variant="quiet"
        size="sm"
        aria-label={t('orders.tpslNamed', about)}
        title={isBrief ? t('orders.tpsl') : undefined}
        opens={{ kind: 'tpsl', order }}
      >
        <Pencil size={14} aria-hidden />
        {!isBrief && t('orders.tpsl')}
      </DialogButton>
      <DialogButton
        size="sm"
        aria-label={t(close, about)}
        disabled={!isClosable(order)}
        opens={{ kind: 'closeOrder', order }}
      >
        {t(orderTab(order) === 'positions' ? 'orders.close' : 'orders.cancel')}
      </DialogButton>
    </span>
  )
}
