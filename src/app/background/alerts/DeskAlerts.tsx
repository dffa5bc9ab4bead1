import { useEffect } from 'react'
import { fill } from '../../../ui/lazy/places.ts'
import { Boundary } from '../../../shared/page/Boundary.tsx'
import { AlertWatch } from '../../../features/trading/alerts/AlertWatch.tsx'
import { tellOwn } from '../../../features/trading/alerts/tellUnseen.ts'
import { onOrderNews } from '../../../features/trading/orders/watchOrders.ts'
import { AlertsButton } from './AlertsButton.tsx'

/** Announces alerts and, if the tab is hidden, the outcomes of orders; renders the button next to the price that opens the alerts. */
export function DeskAlerts() {
  useEffect(() => onOrderNews(tellOwn), [])
  useEffect(() => fill('price', () => <Boundary title={null}><AlertsButton /></Boundary>), [])
  return <AlertWatch />
}
