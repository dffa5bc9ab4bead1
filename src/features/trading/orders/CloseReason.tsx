import ChevronRight from 'lucide-react/icons/chevron-right'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useTranslation } from 'react-i18next'
import { orderName } from '../../../i18n/orderName.ts'
import { reasonText } from '../../../i18n/reasonText.ts'
import type { Order } from '../../../api/order.ts'
import { DialogButton } from '../dialogs/DialogButton.tsx'
import { classes } from '../../../ui/display/classes.ts'

/** Why a position was closed; opens the details. Its accessible name includes the order. Specification §8, dashboard.lreason. */
export function CloseReason({ order }: { order: Order }) {
  const { t } = useTranslation()
  const reason = reasonText(t, order.closureType)
  const isLiquidated = order.closureType === 'LIQUIDATION'
  return (
    <DialogButton
      variant="quiet"
      size="sm"
      aria-label={`${reason}, ${orderName(t, order)}`}
      className="-mx-2 -my-3! text-start max-tablet:-mx-3"
      opens={{ kind: 'closedOrder', order }}
    >
      <span className={classes('inline-flex items-center gap-1.5 font-regular', isLiquidated && 'text-warn')}>
        {isLiquidated && <TriangleAlert size={14} aria-hidden />}
        <span>{reason}</span>
      </span>
      <ChevronRight size={14} aria-hidden className="text-text-3" />
    </DialogButton>
  )
}
