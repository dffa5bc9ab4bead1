import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useTranslation } from 'react-i18next'
import { reasonText } from '../../../i18n/reasonText.ts'
import type { Order } from '../../../api/order.ts'
import { classes } from '../../../ui/display/classes.ts'

/** Why a position was closed. Specification §8, dashboard.lreason. */
export function CloseReason({ order: { closureType } }: { order: Order }) {
  const { t } = useTranslation()
  const isLiquidated = closureType === 'LIQUIDATION'
  return (
    <span className={classes('inline-flex items-center gap-1.5', isLiquidated && 'text-warn')}>
      {isLiquidated && <TriangleAlert size={14} aria-hidden />}
      <span>{reasonText(t, closureType)}</span>
    </span>
  )
}
