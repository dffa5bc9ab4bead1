import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { symbol } from '../../../domain/market/market.ts'
import { AlertWatch } from '../../../features/trading/alerts/AlertWatch.tsx'
import { notifyOwnEvents } from '../../../features/trading/alerts/notifyIfUnseen.ts'
import { storedAlerts } from '../../../features/trading/alerts/storedAlerts.ts'
import { useDialogs } from '../../../features/trading/dialogs/dialogs.tsx'
import { onOrderNews } from '../../../features/trading/orders/OrderNews.tsx'
import { useMarketOnScreen } from '../../../features/trading/view/useMarketOnScreen.ts'
import { config } from '../../../platform/config.ts'
import { lateExtra } from '../../../shared/late/latePart.tsx'
import { fillSlot } from '../../../shared/late/slots.ts'
import { Boundary } from '../../../shared/page/Boundary.tsx'
import { useStore } from '../../../ui/hooks/useStore.ts'

const DayChange = lateExtra(
  'market',
  async () => (await import('../../../features/trading/market/DayChange.tsx')).DayChange,
)

/** Announces alerts and, if the tab is hidden, the outcomes of orders; renders what belongs to the price: the button that opens the alerts, and the day's change where there is a data feed. */
export function BackgroundAlerts() {
  useEffect(() => onOrderNews(notifyOwnEvents), [])
  useEffect(
    () =>
      fillSlot('price', () => (
        <Boundary title={null}>
          <AlertsButton />
        </Boundary>
      )),
    [],
  )
  useEffect(() => (config.datafeed === null ? undefined : fillSlot('dayChange', () => <ChangeOnScreen />)), [])
  return <AlertWatch />
}

/** Inline: an icon of the library would be bundled with the first page, even if its button loads later. */
const BellIcon = ({ isSet }: { isSet: boolean }) => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M6 9a6 6 0 0 1 12 0c0 6 3 7 3 7H3s3-1 3-7" />
    <path d="M10.3 20.5a2 2 0 0 0 3.4 0" />
    {isSet && <circle cx="19" cy="5" r="5" fill="currentColor" stroke="none" className="text-accent" />}
  </svg>
)

function ChangeOnScreen() {
  const market = useMarketOnScreen()
  return market && <DayChange market={market} />
}

/** Next to the price: opens the dialog that adds and lists alerts. Its dot and its name say whether any are set on this market. */
function AlertsButton() {
  const { t } = useTranslation('alerts')
  const dialogs = useDialogs()
  const market = useMarketOnScreen()
  const count = useStore(storedAlerts, ({ alerts }) => alerts.filter(({ alert }) => alert.market === market).length)
  if (market === null) return null

  const prefetch = () => void dialogs.prefetch('alerts')
  const name = count === 0 ? t('open', { symbol: symbol(market) }) : t('openSet', { symbol: symbol(market), count })
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={name}
      title={name}
      className="icon-button"
      onClick={() => void dialogs.open({ kind: 'alerts', market })}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      <BellIcon isSet={count > 0} />
    </button>
  )
}
