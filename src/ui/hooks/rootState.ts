import { useSyncExternalStore } from 'react'
import { createListeners } from '../../platform/store.ts'

/** State that public/assets/start.js sets on the document's root before the first paint; the document is the source of truth. */
type RootState = 'theme' | 'amounts'

const { subscribe, notify } = createListeners()

export const rootState = (name: RootState) => document.documentElement.dataset[name]

/** Sets a state of the root. */
export function setRootState(name: RootState, value: string) {
  document.documentElement.dataset[name] = value
  notify()
}

/** Subscribes to a state of the root. */
export const useRootState = (name: RootState) => useSyncExternalStore(subscribe, () => rootState(name))
