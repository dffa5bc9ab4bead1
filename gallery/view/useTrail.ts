import { useState } from 'react'
import { pathOf } from '../app/titles.ts'
import type { Chart, ViewReport } from '../types.ts'

/** The states a running view has visited, in order, since it started as `run`. */
export function useTrail(chart: Chart, run: string) {
  const [saved, setSaved] = useState<{ run: string; trail: readonly string[] }>({ run, trail: [] })
  const trailIn = (last: typeof saved) => (last.run === run ? last.trail : [])
  return {
    trail: trailIn(saved),
    follow: ({ active }: ViewReport) =>
      setSaved((last) => {
        const state = pathOf(chart, active)
        return trailIn(last).at(-1) === state ? last : { run, trail: [...trailIn(last), state] }
      }),
    clear: () => setSaved({ run, trail: [] }),
  }
}
