import type { TFunction } from 'i18next'
import type { OrderRequest } from '../../../../api/orderChanges.ts'
import { symbol } from '../../../../domain/market/market.ts'
import { formatMoney, formatPrice } from '../../../../domain/money/format.ts'
import { failureTextAndCode } from '../../../../i18n/failureText.ts'
import type { OrderEnded } from '../../../../machines/openOrder.ts'
import { SETTLEMENT_CURRENCY } from '../../../../platform/config.ts'
import { queryClient } from '../../../../queries/call/client.ts'
import { listedMarket } from '../../../../queries/markets.ts'
import type { MaskAmount } from '../../../../ui/masked/renderText.ts'
import type { ToastMessage } from '../../../../ui/toasts/toast.ts'

/** The toast for an ended order. One whose outcome was unknown for a while stays until dismissed. Reliability E12. */
export function orderMessage(t: TFunction, ended: OrderEnded): ToastMessage {
  const order = (mask: MaskAmount) => orderSummary(t, ended.order, mask)
  switch (ended.type) {
    case 'created':
      return { kind: 'success', title: t('dashboard.createOrderSuccess'), text: order, topic: ended.ids[0] }
    case 'happened': {
      const count = ended.ids.length
      const text = count > 1 ? (mask: MaskAmount) => t('orderForm.happenedMany', { order: order(mask), count }) : order
      return { kind: 'success', title: t('orderForm.happenedTitle'), text, sticky: true }
    }
    case 'refused': {
      const text = failureTextAndCode(t, 'dashboard.createOrder.error', ended.failure)
      return { kind: 'error', title: t('dashboard.createOrder.refused'), text }
    }
    case 'didNotHappen':
      return { kind: 'error', title: t('orderForm.notSeenTitle'), text: order, sticky: true }
    case 'outcomeUnknown':
      return { kind: 'error', title: t('orderForm.outcomeUnknownTitle'), text: order, sticky: true }
  }
}

/** 'BTCUSDC LONG ×20, 3 120.0700 KXT'; a limit order adds its price. The amount is never hidden, since the form next to it shows it. */
export function orderSummary(
  t: TFunction,
  { market, type, amount, leverage, price }: OrderRequest,
  mask: MaskAmount = String,
): string {
  const order = t('orderForm.summary', {
    symbol: symbol(market),
    side: type,
    amount: mask(formatMoney(amount)),
    currency: SETTLEMENT_CURRENCY,
    leverage: String(leverage),
  })
  if (!price) return order
  return t('orderForm.summaryAt', { order, price: formatPrice(price, listedMarket(queryClient, market)) })
}
