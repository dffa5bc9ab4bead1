import { useTranslation } from 'react-i18next'
import { symbol } from '../../../domain/market/market.ts'
import { isClosable, orderTab } from '../../../domain/order/orderTabs.ts'
import { DialogButton } from '../dialogs/DialogButton.tsx'
import type { OrderRow } from './orderRow.ts'

/** Buttons that edit stop loss and take profit, and close. Their accessible names include the order. */
export function OrderActions({ row: { order } }: { row: OrderRow }) {
  const { t } = useTranslation()
  const isOpen = orderTab(order) === 'positions'
  const about = { symbol: symbol(order.market), side: order.type }

  return (
    <span className="ms-auto inline-flex flex-wrap items-center justify-end gap-x-2 align-middle">
      <DialogButton variant="quiet" size="sm" aria-label={t('orders.tpslNamed', about)} opens={{ kind: 'tpsl', order }}>
        {t('orders.tpsl')}
      </DialogButton>
      <DialogButton
        size="sm"
        aria-label={t(isOpen ? 'orders.closeNamed' : 'orders.cancelNamed', about)}
        disabled={!isClosable(order)}
        opens={{ kind: 'closeOrder', order }}
      >
        {t(isOpen ? 'orders.close' : 'orders.cancel')}
      </DialogButton>
    </span>
  )
}
