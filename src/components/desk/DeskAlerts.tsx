import { AlertWatch } from '../alerts/AlertWatch.tsx'
import { AlertsButton } from './AlertsButton.tsx'

/** Tells the alerts, and has the button beside the price that opens them. */
export const DeskAlerts = () => (
  <>
    <AlertWatch />
    <AlertsButton />
  </>
)
