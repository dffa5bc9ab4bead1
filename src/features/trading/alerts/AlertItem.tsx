import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { alertLevel } from '../../../domain/alerts/alert.ts'
import type { StoredAlert } from '../../../domain/alerts/alerts.ts'
import { percentFrom } from '../../../domain/money/decimal.ts'
import { formatNumber, formatSignedPercent } from '../../../domain/money/format.ts'
import { symbol } from '../../../domain/market/market.ts'
import { useMarketNow } from '../market/useMarketNow.ts'

/** One stored alert: its condition, the distance from the current price, and a button that removes it. */
export function AlertItem({ stored: { alert, wasNotified }, onRemove }: { stored: StoredAlert; onRemove: () => void }) {
  const { t } = useTranslation('alerts')
  const { market, price } = useMarketNow(alert.market)
  const shown = (value: typeof price) => formatNumber(value, market ? { decimals: market.pricePrecision } : {})

  const level = alertLevel(alert)
  const name =
    alert.kind === 'price'
      ? t('list.price', { symbol: symbol(alert.market), price: shown(level) })
      : t('list.liquidation', { symbol: symbol(alert.market), side: alert.side, percent: formatNumber(alert.percent) })
  const away = { price: shown(level), percent: formatSignedPercent(price && percentFrom(level, price)) }

  return (
    <li className="num flex items-center justify-between gap-3 border-b border-line py-1">
      <span className="flex min-w-0 flex-col">
        <span className="text-md text-text">{name}</span>
        <span className="text-sm text-text-2">{wasNotified ? t('list.triggered') : t(alert.kind === 'price' ? 'list.away' : 'list.at', away)}</span>
      </span>
      <button type="button" className="icon-button -me-2" aria-label={t('list.remove', { alert: name })} onClick={onRemove}>
        <X aria-hidden="true" className="size-4" />
      </button>
    </li>
  )
}
