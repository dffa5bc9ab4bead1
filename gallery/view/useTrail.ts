import { useState } from 'react'
import { pathOf } from '../app/words.ts'
import type { Chart, Moved } from '../types.ts'

export interface Visited {
  state: string
  /** What led there; null where it began. */
  event: string | null
}

/** The states a running view has gone through, in order, since it began under `run`. */
export function useTrail(chart: Chart, run: string) {
  const [kept, setKept] = useState<{ run: string; trail: readonly Visited[] }>({ run, trail: [] })
  const trail = kept.run === run ? kept.trail : []
  return {
    trail,
    follow: ({ active, event }: Moved) =>
      setKept((known) => {
        const before = known.run === run ? known.trail : []
        const state = pathOf(chart, active)
        return before.at(-1)?.state === state ? known : { run, trail: [...before, { state, event }] }
      }),
    clear: () => setKept({ run, trail: [] }),
  }
}
