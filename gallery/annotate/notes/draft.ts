import * as z from '../../../src/api/zod.ts'
import { Spot } from './note.ts'

const Draft = z.object({
  text: z.string(),
  spot: Spot,
  /** The note that is changed; null for a new one. */
  of: z.nullable(z.string()),
})
/** A note that is being written. */
export type Draft = z.output<typeof Draft>

const keyOf = (machine: string, state: string) => `gallery draft ${machine}/${state}`

/** The unsaved note of a state; null if there is none. */
export function readDraft(machine: string, state: string): Draft | null {
  try {
    return Draft.parse(JSON.parse(sessionStorage.getItem(keyOf(machine, state)) ?? ''))
  } catch {
    return null
  }
}

/** Stores the typed text until it is saved or discarded (null), also across reloads. */
export function keepDraft(machine: string, state: string, draft: Draft | null) {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(machine, state))
    else sessionStorage.setItem(keyOf(machine, state), JSON.stringify(draft))
  } catch {
    // Without storage it lasts until the page closes.
  }
}
