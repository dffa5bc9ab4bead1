import { useReducer } from 'react'
import type { Spot } from './note.ts'

/** A note that is being written. */
interface Draft {
  text: string
  spot: Spot
  /** The note that is changed; null for a new one. */
  of: string | null
}

/** The unsaved note of a state: stored until it is saved or discarded (null), across other states and reloads. */
export function useDraft(machine: string, state: string) {
  const key = `gallery draft ${machine}/${state}`
  const [, update] = useReducer((count: number) => count + 1, 0)
  return {
    draft: JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null, // written below
    setDraft: (next: Draft | null) => {
      if (next) sessionStorage.setItem(key, JSON.stringify(next))
      else sessionStorage.removeItem(key)
      update()
    },
  }
}
