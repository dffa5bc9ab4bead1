import { useSyncExternalStore } from 'react'
import { storage } from '../../../platform/storage.ts'
import { storedView } from './storedView.ts'

/** Whether rows and order form show every value, on this device; off at first. One choice for both. */
export const useDetails = () => useSyncExternalStore(storedView.subscribe, storage.details.get)

/** Shows every value in rows and order form, or the calm page again; the next time too. */
export function showDetails(isOn: boolean) {
  storage.details.set(isOn)
  storedView.notify()
}
