import { charts } from '../chart/machines.ts'
import { noteOn } from '../notes.ts'
import { type Path, pathsOf } from '../paths.ts'
import type { Chart } from '../types.ts'
import { views } from '../views/views.ts'
import { type Situation, situationsOf } from './search.ts'

const known = new Map<string, readonly Path[]>()

/** The paths of a machine, from what its view's scene begins with. Reckoned once: some machines have many. */
export function knownPaths(chart: Chart, scene: string | null = null): readonly Path[] {
  const view = views[chart.name]
  if (!view) return []
  const name = `${chart.name} ${scene ?? ''}`
  const { input } = view.scenes[scene ?? ''] ?? Object.values(view.scenes)[0] ?? {}
  const paths = known.get(name) ?? pathsOf(chart, view, input)
  known.set(name, paths)
  return paths
}

let all: Situation[] | null = null

/** Every state of every machine with every way to come to it, for the search. */
export function allSituations(): Situation[] {
  all ??= charts.flatMap((chart) => situationsOf(chart, knownPaths(chart), (state) => noteOn(chart.name, state) ?? ''))
  return all
}
