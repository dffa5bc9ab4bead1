import type { TFunction } from 'i18next'
import { formatNumber } from '../../../domain/money/format.ts'
import { symbol } from '../../../domain/market/market.ts'
import type { TriggeredAlert } from '../../../domain/alerts/alerts.ts'
import type { ToastMessage } from '../../../ui/toasts/toast.ts'

export interface AlertNews extends Pick<ToastMessage, 'kind' | 'title' | 'text'> {
  /** For the tab's title. */
  brief: string
}

/** The text of a triggered alert. */
export function alertNews(t: TFunction<'alerts'>, { alert, crossing, price }: TriggeredAlert, decimals: number | undefined): AlertNews {
  const shown = (value: typeof price) => formatNumber(value, decimals === undefined ? {} : { decimals })
  const name = symbol(alert.market)
  const now = t('triggered.now', { price: shown(price) })
  if (alert.kind === 'price') {
    const level = formatNumber(alert.price)
    return { kind: 'info', title: t(`triggered.${crossing}`, { symbol: name, level }), text: now, brief: `${name} ${level}` }
  }
  const title = t('triggered.liquidation', { symbol: name, side: alert.side, percent: formatNumber(alert.percent) })
  const text = `${t('triggered.liquidationAt', { price: shown(alert.liquidation) })} · ${now}`
  return { kind: 'error', title, text, brief: t('triggered.liquidationBrief', { symbol: name }) }
}
