import { useSyncExternalStore } from 'react'
import { storage } from '../../../platform/storage.ts'
import { storedView } from './storedView.ts'

/** Whether rows and order form show all values, on this device; off at first. One choice for both. */
export const useDetails = () => useSyncExternalStore(storedView.subscribe, storage.details.get)

/** Shows all values in rows and order form, or only the essential ones; also next time. */
export function showDetails(isOn: boolean) {
  storage.details.set(isOn)
  storedView.notify()
}
