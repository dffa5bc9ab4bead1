import type { TFunction } from 'i18next'
import { failureText } from '../../../../i18n/failureText.ts'
import type { OrderEnded } from '../../../../machines/openOrder.ts'
import type { MaskAmount } from '../../../../ui/masked/renderText.ts'
import type { ToastMessage } from '../../../../ui/toasts/toast.ts'
import { orderSummary } from './orderSummary.ts'

/** The toast for an ended order. One whose outcome was unknown for a while stays until dismissed. Reliability E12. */
export function orderMessage(t: TFunction, ended: OrderEnded): ToastMessage {
  const order = (own: MaskAmount) => orderSummary(t, ended.order, own)
  switch (ended.type) {
    case 'created':
      return { kind: 'success', title: t('dashboard.createOrderSuccess'), text: order }
    case 'happened': {
      const count = ended.ids.length
      const text = count > 1 ? (own: MaskAmount) => t('orderForm.happenedMany', { order: order(own), count }) : order
      return { kind: 'success', title: t('orderForm.happenedTitle'), text, sticky: true }
    }
    case 'refused': {
      const text = failureText(t, 'dashboard.createOrder.error', ended.failure)
      return { kind: 'error', title: t('dashboard.createOrder.refused'), text }
    }
    case 'didNotHappen':
      return { kind: 'error', title: t('orderForm.notSeenTitle'), text: order, sticky: true }
    case 'outcomeUnknown':
      return { kind: 'error', title: t('orderForm.outcomeUnknownTitle'), text: order, sticky: true }
  }
}
