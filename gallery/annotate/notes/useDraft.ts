import { useState } from 'react'
import { type Draft, keepDraft, readDraft } from './draft.ts'

/** The unsaved note of a state: it survives a change of state and a reload. */
export function useDraft(machine: string, state: string) {
  const key = `${machine}/${state}`
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft | null>>>({})
  const given = drafts[key]
  return {
    draft: given === undefined ? readDraft(machine, state) : given,
    setDraft: (next: Draft | null) => {
      keepDraft(machine, state, next)
      setDrafts((before) => ({ ...before, [key]: next }))
    },
  }
}
