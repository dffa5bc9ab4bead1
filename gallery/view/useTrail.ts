import { useState } from 'react'
import { pathOf } from '../app/titles.ts'
import type { Chart, ViewReport } from '../types.ts'

export interface VisitedView {
  state: string
  /** The event that led there; null for the first. */
  event: string | null
}

/** The states a running view has visited, in order, since it started as `run`. */
export function useTrail(chart: Chart, run: string) {
  const [saved, setSaved] = useState<{ run: string; trail: readonly VisitedView[] }>({ run, trail: [] })
  const trail = saved.run === run ? saved.trail : []
  return {
    trail,
    follow: ({ active, event }: ViewReport) =>
      setSaved((last) => {
        const before = last.run === run ? last.trail : []
        const state = pathOf(chart, active)
        return before.at(-1)?.state === state ? last : { run, trail: [...before, { state, event }] }
      }),
    clear: () => setSaved({ run, trail: [] }),
  }
}
