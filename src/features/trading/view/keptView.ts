import { createListeners } from '../../../platform/store.ts'

/** Tells what shows the chart and the all-markets flag that one of them was stored; their values are read from storage. */
export const keptView = createListeners()
