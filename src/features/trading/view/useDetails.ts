import { useSyncExternalStore } from 'react'
import { storage } from '../../../platform/storage.ts'
import { keptView } from './keptView.ts'

/** Whether rows and order form show every value, on this device; off at first. One choice for both. */
export const useDetails = () => useSyncExternalStore(keptView.subscribe, storage.details.get)

/** Shows every value in rows and order form, or the calm page again; the next time too. */
export function showDetails(isOn: boolean) {
  storage.details.set(isOn)
  keptView.notify()
}
