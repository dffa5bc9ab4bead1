import { createListeners } from '../../../platform/store.ts'

/** Tells what shows the chart, the all-markets flag and the details that one of them was stored; their values are read from storage. */
export const storedView = createListeners()
