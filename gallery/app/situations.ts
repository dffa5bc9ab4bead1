import type { TextTree } from '../../src/i18n/i18n.ts'
import { charts } from '../chart/machines.ts'
import { noteOn } from '../notes.ts'
import { type Path, pathsDrawn, pathsIn } from '../paths.ts'
import type { Chart } from '../types.ts'
import { views } from '../views/views.ts'
import { saidIn } from './productTexts.ts'
import { type Situation, situationsOf } from './search.ts'

const known = new Map<string, readonly Path[]>()

/** The paths of a machine, in one scene of its view or, without one, to all its states; as it is drawn, where it has no view. Reckoned once: some machines have many. */
export function knownPaths(chart: Chart, scene: string | null = null): readonly Path[] {
  const view = views[chart.name]
  const name = `${chart.name} ${scene ?? ''}`
  const paths = known.get(name) ?? (view ? pathsIn(chart, view, scene) : pathsDrawn(chart))
  known.set(name, paths)
  return paths
}

/** The scene a state is shown in: the one that is asked for, else the first in which it can be come to. As the frame chooses it. */
export const shownScene = (chart: Chart, asked: string | null, state: string | null): string | null =>
  asked ?? Object.keys(views[chart.name]?.scenes ?? {}).find((scene) => knownPaths(chart, scene).some((path) => path.state === state)) ?? null

const all = new WeakMap<readonly TextTree[], Situation[]>()

/** Every state of every machine with every way to come to it, for the search; and what the product says there. */
export function allSituations(texts: readonly TextTree[]): Situation[] {
  const about = (chart: Chart) => (state: string) => ({ note: noteOn(chart.name, state) ?? '', ...saidIn(texts, chart.name, state) })
  const found = all.get(texts) ?? charts.flatMap((chart) => situationsOf(chart, knownPaths(chart), about(chart)))
  all.set(texts, found)
  return found
}
