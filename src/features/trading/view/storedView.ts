import { createListeners } from '../../../platform/store.ts'

/** Notifies subscribers when the chosen chart, the all-markets flag or the details flag was stored; they read its value from storage. */
export const storedView = createListeners()
