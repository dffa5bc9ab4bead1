import { Alert, alertId } from '../../../domain/alerts/alert.ts'
import type { KeptAlert } from '../../../domain/alerts/alerts.ts'
import { MAX_ALERTS } from '../../../constants/limits.ts'
import { onSessionEnd } from '../../../queries/session.ts'
import { userMark } from '../../../queries/user.ts'
import { userSlot } from '../../../queries/userSlot.ts'
import { readableOf } from '../../../api/listOf.ts'
import * as z from '../../../api/zod.ts'

/** Each alert once, and no more than may be set. */
const whole = (alerts: KeptAlert[]): readonly KeptAlert[] =>
  [...new Map(alerts.map((each) => [alertId(each.alert), each])).values()].slice(0, MAX_ALERTS)

const Kept = z.object({
  alerts: z.catch(z.pipe(readableOf(z.object({ alert: Alert, isTold: z.boolean() })), z.transform(whole)), []),
  /** Orders and payments, by the tab's title and the system. */
  tellsOwn: z.catch(z.boolean(), true),
  tellsContests: z.catch(z.boolean(), false),
  /** By the system too, if the browser lets us. */
  notifies: z.catch(z.boolean(), false),
})
/** What one user has set on this device. */
export type Kept = z.output<typeof Kept>
const NOTHING: Kept = { alerts: [], tellsOwn: true, tellsContests: false, notifies: false }

interface Own {
  user: number | null
  value: Kept
  change: (value: Kept) => void
  close: () => void
}

const listeners = new Set<() => void>()
const notify = () => {
  for (const listen of listeners) listen()
}

const store = userSlot<Kept>('futuresAlerts', NOTHING, Kept)

function open(user: number | null): Own {
  const own: Own = {
    user,
    value: store.get(),
    change(value) {
      own.value = value
      store.set(value)
    },
    close: store.watch((value) => {
      own.value = value
      notify()
    }),
  }
  return own
}

let opened: Own | null = null
function close() {
  opened?.close()
  opened = null
}
// The next user has others.
onSessionEnd(close)

function own(): Own {
  const user = userMark()
  if (opened?.user !== user) close()
  return (opened ??= open(user))
}

/** The alerts of the user of this session, on this device; the same in all tabs. */
export const keptAlerts = {
  get: (): Kept => own().value,
  change: (fields: Partial<Kept>) => {
    const { value, change } = own()
    change({ ...value, ...fields })
    notify()
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** False if as many are set as may be. */
export function setAlert(alert: Alert): boolean {
  const id = alertId(alert)
  const others = keptAlerts.get().alerts.filter((each) => alertId(each.alert) !== id)
  if (others.length >= MAX_ALERTS) return false
  keptAlerts.change({ alerts: [{ alert, isTold: false }, ...others] })
  return true
}

export const removeAlert = (id: string) =>
  keptAlerts.change({ alerts: keptAlerts.get().alerts.filter(({ alert }) => alertId(alert) !== id) })
