import { Alert, alertId } from '../../../domain/alerts/alert.ts'
import type { StoredAlert } from '../../../domain/alerts/alerts.ts'
import { MAX_ALERTS } from '../../../constants/limits.ts'
import { userSlot } from '../../../queries/userSlot.ts'
import { userStore } from '../../../queries/stored/userStore.ts'
import { readableOf } from '../../../api/listOf.ts'
import * as z from '../../../api/zod.ts'

/** Each alert once, and no more than may be set. */
const whole = (alerts: StoredAlert[]): readonly StoredAlert[] =>
  [...new Map(alerts.map((each) => [alertId(each.alert), each])).values()].slice(0, MAX_ALERTS)

const StoredAlerts = z.object({
  alerts: z.catch(z.pipe(readableOf(z.object({ alert: Alert, isTold: z.boolean() })), z.transform(whole)), []),
  /** Orders and payments, by the tab's title and the system. */
  tellsOwn: z.catch(z.boolean(), true),
  tellsContests: z.catch(z.boolean(), false),
  /** By the system too, if the browser lets us. */
  notifies: z.catch(z.boolean(), false),
})
/** What one user has set on this device. */
export type StoredAlerts = z.output<typeof StoredAlerts>
const NOTHING: StoredAlerts = { alerts: [], tellsOwn: true, tellsContests: false, notifies: false }

const store = userStore(userSlot<StoredAlerts>('futuresAlerts', NOTHING, StoredAlerts))

/** The alerts of the user of this session, on this device; the same in all tabs. */
export const storedAlerts = {
  ...store,
  change: (fields: Partial<StoredAlerts>) => store.set({ ...store.get(), ...fields }),
}

/** False if as many are set as may be. */
export function setAlert(alert: Alert): boolean {
  const id = alertId(alert)
  const others = storedAlerts.get().alerts.filter((each) => alertId(each.alert) !== id)
  if (others.length >= MAX_ALERTS) return false
  storedAlerts.change({ alerts: [{ alert, isTold: false }, ...others] })
  return true
}

export const removeAlert = (id: string) =>
  storedAlerts.change({ alerts: storedAlerts.get().alerts.filter(({ alert }) => alertId(alert) !== id) })
