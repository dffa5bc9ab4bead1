import { createStore } from '../../platform/store.ts'

/** The number of windows above the page. */
export const openWindows = createStore(0)
