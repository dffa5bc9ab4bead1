import type { TFunction } from 'i18next'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '../../../i18n/failureText.ts'
import type { OrderEnded } from '../../../machines/openOrder.ts'
import type { MaskAmount } from '../../../ui/masked/renderText.ts'
import { type ToastMessage, toast } from '../../../ui/toasts/toast.ts'
import type { DraftStore } from './draft.ts'
import { orderSummary } from './orderSummary.ts'
import type { Placement } from './placement.ts'
import type { Notices } from './useOrderFlow.ts'

/** The toast for an ended order. One whose outcome was unknown for a while stays until dismissed. Reliability E12. */
function message(t: TFunction, ended: OrderEnded): ToastMessage {
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
    case 'unsettled':
      return { kind: 'error', title: t('orderForm.unsettledTitle'), text: order, sticky: true }
  }
}

/** Reports an order's outcome on any page; an accepted order clears its draft. */
export function useOrderEnded(placement: Placement, draft: DraftStore, notices: Notices) {
  const { t } = useTranslation()

  useEffect(
    () =>
      placement.onEnded((ended) => {
        if (ended.type === 'created' || ended.type === 'happened') draft.clear(ended.order.market)
        // The session has ended, and the app is redirecting to the login page.
        if (ended.type === 'refused' && ended.failure.kind === 'unauthorized') return
        const isInForm = ended.type === 'didNotHappen' || ended.type === 'unsettled'
        if (!isInForm || !notices.areShown()) toast(message(t, ended))
      }),
    [placement, draft, notices, t],
  )
}
