import type { TFunction } from 'i18next'
import type { OrderRequest } from '../../../../api/order.ts'
import { symbol } from '../../../../domain/market/market.ts'
import { formatNumber, formatMoney } from '../../../../domain/money/format.ts'
import { SETTLEMENT_CURRENCY } from '../../../../platform/config.ts'
import type { MaskAmount } from '../../../../ui/masked/renderText.ts'

/** 'BTCUSDC, LONG, 3 120.0700 KXT at ×20'; a limit order adds its price. The amount is never hidden, since the form next to it shows it. */
export function orderSummary(
  t: TFunction,
  { market, type, amount, leverage, price }: OrderRequest,
  own: MaskAmount = String,
): string {
  const order = t('orderForm.summary', {
    symbol: symbol(market),
    side: type,
    amount: own(formatMoney(amount)),
    currency: SETTLEMENT_CURRENCY,
    leverage: String(leverage),
  })
  return price ? t('orderForm.summaryAt', { order, price: formatNumber(price) }) : order
}
