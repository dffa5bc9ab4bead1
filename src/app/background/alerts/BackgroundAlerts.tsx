import { useEffect } from 'react'
import { fillSlot } from '../../../ui/lazy/slots.ts'
import { Boundary } from '../../../shared/page/Boundary.tsx'
import { AlertWatch } from '../../../features/trading/alerts/AlertWatch.tsx'
import { notifyOwnEvents } from '../../../features/trading/alerts/notifyIfHidden.ts'
import { onOrderNews } from '../../../features/trading/orders/watchOrders.ts'
import { AlertsButton } from './AlertsButton.tsx'

/** Announces alerts and, if the tab is hidden, the outcomes of orders; renders the button next to the price that opens the alerts. */
export function BackgroundAlerts() {
  useEffect(() => onOrderNews(notifyOwnEvents), [])
  useEffect(() => fillSlot('price', () => <Boundary title={null}><AlertsButton /></Boundary>), [])
  return <AlertWatch />
}
