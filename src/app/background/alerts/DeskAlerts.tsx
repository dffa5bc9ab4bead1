import { useEffect } from 'react'
import { fill } from '../../../ui/lazy/places.ts'
import { Boundary } from '../../../shared/page/Boundary.tsx'
import { AlertWatch } from '../../../features/trading/alerts/AlertWatch.tsx'
import { tellOwn } from '../../../features/trading/alerts/tellUnseen.ts'
import { onOrderNews } from '../../../features/trading/orders/watchOrders.ts'
import { AlertsButton } from './AlertsButton.tsx'

/** Tells the alerts and, where nobody looks, what became of the orders; has the button beside the price that opens them. */
export function DeskAlerts() {
  useEffect(() => onOrderNews(tellOwn), [])
  useEffect(() => fill('price', () => <Boundary title={null}><AlertsButton /></Boundary>), [])
  return <AlertWatch />
}
