import type { Place } from '../../address.ts'
import { stateTitle } from '../../app/titles.ts'
import { asTitle } from '../../chart/names.ts'
import { distinctViews, type Path, pathsOf, wayTitle } from '../../paths.ts'
import type { Chart, View } from '../../types.ts'

/** One scene of a machine on its sheet. */
export interface Part {
  /** Its name in the machine's view: 'activating'. */
  scene: string
  /** Running if the scene differs only in the exchange's answers: then only the outcome is shown. */
  mode: 'still' | 'running'
  /** One path to each distinct view. */
  paths: Path[]
}

/** All scenes of a machine, or the requested one, each with its distinct views. */
export function partsOf(chart: Chart, view: View, requested: string | null): Part[] {
  const parts = Object.entries(view.scenes).map(([scene, { input, onlyRunning }]): Part => {
    const paths = distinctViews(pathsOf(chart, view, input))
    return onlyRunning === true ? { scene, mode: 'running', paths: paths.slice(0, 1) } : { scene, mode: 'still', paths }
  })
  const found = parts.filter(({ scene }) => scene === requested)
  return found.length > 0 ? found : parts
}

/** The address of a view; a running scene has no state, since the exchange's answers change it. */
export const placeIn = ({ mode }: Part, machine: string, { state, by }: Path): Place => ({ page: 'machine', machine, state: mode === 'running' ? null : state, by })

/** Caption of a view: its state, and the last event. */
export const captionOf = (chart: Chart, { scene, mode }: Part, path: Path) =>
  mode === 'running'
    ? { title: asTitle(scene), by: 'As the exchange answers' }
    : { title: stateTitle(chart, path.state), by: wayTitle(path) ?? 'Where it begins' }
