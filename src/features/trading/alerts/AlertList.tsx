import Bell from 'lucide-react/icons/bell'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { alertId, alertLevel, type StoredAlert } from '../../../domain/alerts/alerts.ts'
import { symbol } from '../../../domain/market/market.ts'
import { percentFrom } from '../../../domain/money/decimal.ts'
import { formatNumber, formatPrice, formatSignedPercent } from '../../../domain/money/format.ts'
import { useStore } from '../../../ui/hooks/useStore.ts'
import { useMarketNow } from '../market/useMarketNow.ts'
import { storedAlerts, removeAlert } from './storedAlerts.ts'

/** The stored alerts, newest first. */
export function AlertList() {
  const { t } = useTranslation('alerts')
  const { alerts } = useStore(storedAlerts)
  const heading = useRef<HTMLHeadingElement>(null)
  const remove = (id: string) => {
    removeAlert(id)
    // The button is removed together with its row.
    heading.current?.focus()
  }

  return (
    <section className="border-t border-line pt-3">
      <h3 ref={heading} tabIndex={-1} className="text-md font-medium text-text outline-none">
        <span>{t('list.title')}</span> <span className="num text-text-3">{alerts.length}</span>
      </h3>
      {alerts.length === 0 && (
        <p className="min-h-13.25 content-center text-sm text-text-2 dense:min-h-11.75">{t('list.none')}</p>
      )}
      <ul className="flex flex-col">
        {alerts.map((each) => {
          const id = alertId(each.alert)
          return <AlertItem key={id} stored={each} onRemove={() => remove(id)} />
        })}
      </ul>
    </section>
  )
}

/** One stored alert: its condition, the distance from the current price or that it is inactive, and a button that removes it. */
function AlertItem({ stored: { alert, wasNotified }, onRemove }: { stored: StoredAlert; onRemove: () => void }) {
  const { t } = useTranslation('alerts')
  const { market, price } = useMarketNow(alert.market)
  const shown = (value: typeof price) => formatPrice(value, market)

  const level = alertLevel(alert)
  const name =
    alert.kind === 'price'
      ? t('list.price', { symbol: symbol(alert.market), price: shown(level) })
      : t('list.liquidation', { symbol: symbol(alert.market), side: alert.side, percent: formatNumber(alert.percent) })
  const away = { price: shown(level), percent: formatSignedPercent(percentFrom(level, price)) }

  return (
    <li className="num flex items-center gap-3 border-b border-line py-1">
      <Bell aria-hidden="true" className="size-4 shrink-0 text-text-3" />
      <span className="flex min-w-0 grow flex-col">
        <span className={wasNotified ? 'text-md text-text-3' : 'text-md text-text'}>{name}</span>
        <span className="text-sm text-text-2">
          {wasNotified ? t('list.triggered') : t(alert.kind === 'price' ? 'list.away' : 'list.at', away)}
        </span>
      </span>
      <button
        type="button"
        className="icon-button -me-2"
        aria-label={t('list.remove', { alert: name })}
        onClick={onRemove}
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </li>
  )
}
