import { readableOf } from '../../../api/listOf.ts'
import * as z from '../../../api/zod.ts'
import { MAX_ALERTS } from '../../../constants/limits.ts'
import { Alert, alertId, type StoredAlert } from '../../../domain/alerts/alerts.ts'
import { userSlot } from '../../../queries/userSlot.ts'

/** Removes duplicates and limits the number of alerts. */
const whole = (alerts: StoredAlert[]): readonly StoredAlert[] =>
  [...new Map(alerts.map((each) => [alertId(each.alert), each])).values()].slice(0, MAX_ALERTS)

const AlertEntry = z.object({ alert: Alert, wasNotified: z.boolean() })

const StoredAlerts = z.object({
  alerts: z.catch(z.pipe(readableOf(AlertEntry), z.transform(whole)), []),
  /** Notify about own orders and payments in the tab's title and as system notifications. */
  tellsOwn: z.catch(z.boolean(), true),
  tellsContests: z.catch(z.boolean(), false),
  /** Also show system notifications, if the browser allows it. */
  notifies: z.catch(z.boolean(), false),
})
/** What one user has set up on this device. */
type StoredAlerts = z.output<typeof StoredAlerts>
const NOTHING: StoredAlerts = { alerts: [], tellsOwn: true, tellsContests: false, notifies: false }

const slot = userSlot<StoredAlerts>('futuresAlerts', NOTHING, StoredAlerts)

/** The alerts of the current user on this device, shared by all tabs. */
export const storedAlerts = {
  ...slot,
  change: (fields: Partial<StoredAlerts>) => slot.set({ ...slot.get(), ...fields }),
}

/** False if the maximum number of alerts is reached. */
export function setAlert(alert: Alert): boolean {
  const id = alertId(alert)
  const others = storedAlerts.get().alerts.filter((each) => alertId(each.alert) !== id)
  if (others.length >= MAX_ALERTS) return false
  storedAlerts.change({ alerts: [{ alert, wasNotified: false }, ...others] })
  return true
}

export const removeAlert = (id: string) =>
  storedAlerts.change({ alerts: storedAlerts.get().alerts.filter(({ alert }) => alertId(alert) !== id) })
