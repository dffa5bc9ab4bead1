import { useTranslation } from 'react-i18next'
import { orderTab } from '../../../../domain/order/orderTabs.ts'
import { orderName } from '../../../../i18n/orderName.ts'
import { changes } from '../../../../queries/changes.ts'
import type { Order } from '../../../../api/order.ts'
import { ResultButton } from '../../../../shared/change-flow/ResultButton.tsx'
import { ClosePreview, CloseResult } from './CloseOrderParts.tsx'
import type { SetsLevels } from './StopInstead.tsx'
import { closeOrderFlows, isCancelling } from './closeOrderFlow.ts'
import { FlowDialog } from '../../../../shared/change-flow/FlowDialog.tsx'
import { takeLostFocus } from '../../../../ui/overlay/takeLostFocus.ts'
import { useFlow } from '../../../../shared/change-flow/backgroundFlows.ts'

interface Props extends SetsLevels {
  order: Order
  onClose: () => void
}

/** Closes a position or cancels a pending order: machines/closeOrder.ts. */
export function CloseOrderDialog({ order: initialOrder, onClose, onSetLevels }: Props) {
  const { t } = useTranslation('dialogs')
  const [state, send, outcome] = useFlow(closeOrderFlows, initialOrder)
  const { order } = state.context
  const isPending = isCancelling(initialOrder, order)

  // Whatever the price: leaving never waits for one. docs/decisions.md
  const confirm = () => send({ type: 'CONFIRM', key: changes.keyFor(`close ${order.orderId}`, null) })

  return (
    <FlowDialog
      title={isPending ? t('closeOrder.cancelTitle') : t('closeOrder.closeTitle')}
      state={state}
      send={send}
      onClose={onClose}
      isTall={!isPending}
      dismiss={t('common.closeWindow')}
      cancel={isPending ? t('closeOrder.keep') : t('common.cancel')}
      submit={{
        variant: 'danger',
        onClick: confirm,
        children: isPending ? t('closeOrder.cancel') : t('closeOrder.close'),
      }}
      outcome={outcome}
      // No longer listed, without a final state from the exchange: do not show it as still closing.
      result={(orderTab(order) === 'history' || (outcome?.kind === 'done' && !isPending)) && <CloseResult order={order} />}
      wayOn={
        outcome?.kind === 'filled' && (
          <ResultButton variant="primary" onPress={() => send({ type: 'CONTINUE' })}>{t('closeOrder.filledContinue')}</ResultButton>
        )
      }
    >
      <div role="group" aria-label={orderName(t, order)} tabIndex={-1} ref={takeLostFocus} className="outline-none">
        <ClosePreview order={order} onSetLevels={onSetLevels} />
      </div>
    </FlowDialog>
  )
}
