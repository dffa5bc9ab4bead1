import { useEffect } from 'react'
import { AlertWatch } from '../alerts/AlertWatch.tsx'
import { tellOwn } from '../alerts/tellUnseen.ts'
import { onOrderNews } from '../orders/watchOrders.ts'
import { AlertsButton } from './AlertsButton.tsx'

/** Tells the alerts and, where nobody looks, what became of the orders; has the button beside the price that opens them. */
export function DeskAlerts() {
  useEffect(() => onOrderNews(tellOwn), [])
  return (
    <>
      <AlertWatch />
      <AlertsButton />
    </>
  )
}
