import { useSyncExternalStore } from 'react'
import type { Readable } from '../../platform/store.ts'

/** The value of a store or of a stored slot, or a selection from it; re-renders only if that changes. */
export function useStore<Value>(store: Readable<Value>): Value
export function useStore<Value, Selected>(store: Readable<Value>, select: (value: Value) => Selected): Selected
export function useStore<Value, Selected>(store: Readable<Value>, select?: (value: Value) => Selected) {
  return useSyncExternalStore(store.subscribe, () => (select ? select(store.get()) : store.get()))
}
