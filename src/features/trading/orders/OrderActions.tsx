import Pencil from 'lucide-react/icons/pencil'
import { useTranslation } from 'react-i18next'
import { symbol } from '../../../domain/market/market.ts'
import { isClosable, orderTab } from '../../../domain/order/orderTabs.ts'
import { withTexts } from '../../../i18n/withTexts.ts'
import { useIdle } from '../../../ui/hooks/useIdle.ts'
import { DialogButton } from '../dialogs/DialogButton.tsx'
import { lazily } from '../../../ui/lazy/lazily.ts'
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx'
import { Boundary } from '../../../shared/page/Boundary.tsx'
import type { OrderRow } from './orderRow.ts'

// Its place is kept.
const NoActionYet = () => <span className="icon-button" />
const BreakEvenAction = lazyPart(lazily(async () => (await withTexts('desk', import('./break-even/BreakEvenAction.tsx'))).BreakEvenAction), NoActionYet)

/** Stop to break-even, edit stop loss and take profit, and close. Their accessible names include the order. */
export function OrderActions({ row: { order, market }, isBrief = false }: { row: OrderRow; isBrief?: boolean }) {
  const { t } = useTranslation()
  const isIdle = useIdle()
  const isOpen = orderTab(order) === 'positions'
  const about = { symbol: symbol(order.market), side: order.type }
  const close = isOpen ? 'orders.closeNamed' : 'orders.cancelNamed'

  return (
    <span className="ms-auto inline-flex flex-wrap items-center justify-end gap-1 align-middle">
      {isOpen && market && <Boundary title={null}>{isIdle ? <BreakEvenAction order={order} market={market} /> : <NoActionYet />}</Boundary>}
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
        className="ms-1"
        aria-label={t(close, about)}
        disabled={!isClosable(order)}
        opens={{ kind: 'closeOrder', order }}
      >
        {t(isOpen ? 'orders.close' : 'orders.cancel')}
      </DialogButton>
    </span>
  )
}
