import type { TextTree } from '../../src/i18n/i18n.ts'
import type { About, Settings } from '../address.ts'
import { charts } from '../chart/machines.ts'
import { noteOn } from '../notes.ts'
import { type Path, pathsDrawn, pathsIn, pathTo, sceneOf } from '../paths.ts'
import { messageSituations } from '../messages/messageSituations.ts'
import { screenSituations } from '../screens/screenSituations.ts'
import type { Chart } from '../types.ts'
import { views } from '../views/views.ts'
import { stateTexts } from './productTexts.ts'
import { type Situation, situationsOf } from './shell/search.ts'
import { whatIsShown } from './shell/whatIsShown.ts'

/** The paths of a machine in one scene, or to all its states if the scene is null; without a view, along the chart. */
export function knownPaths(chart: Chart, scene: string | null = null): readonly Path[] {
  const view = views[chart.name]
  return view ? pathsIn(chart, view, scene) : pathsDrawn(chart)
}

/** The scene a state is shown in, as in the frame; null without a view. */
export function shownScene(chart: Chart, requested: string | null, state: string | null): string | null {
  const view = views[chart.name]
  return view ? sceneOf(chart, view, requested, state) : null
}

/** The still view of an address: its scene, the paths there, and the path shown, with a remark if the address names something else. */
export function stillView(chart: Chart, about: About, { scene: requested }: Settings) {
  const scene = shownScene(chart, requested, about.state)
  const paths = knownPaths(chart, scene)
  const { machine, state, by } = about
  const shown = whatIsShown(chart, { page: 'machine', machine, state, by }, paths)
  return { ...shown, scene, paths, path: pathTo(paths, shown.place.state, shown.place.by) }
}

const all = new WeakMap<readonly TextTree[], Situation[]>()

/** Every state of every machine with every path to it, every screen, every message, and the product's texts there, for the search. */
export function allSituations(texts: readonly TextTree[]): Situation[] {
  const about = (chart: Chart) => (state: string) => ({ note: noteOn(chart.name, state) ?? '', ...stateTexts(texts, chart.name, state) })
  const found = all.get(texts) ?? [...charts.flatMap((chart) => situationsOf(chart, knownPaths(chart), about(chart))), ...screenSituations(texts), ...messageSituations(texts)]
  all.set(texts, found)
  return found
}
