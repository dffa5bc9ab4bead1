import type { Knobs, Place } from '../address.ts'
import { stateTitle } from '../app/words.ts'
import { asTitle } from '../chart/names.ts'
import { looksOf, type Path, pathsOf, wayTitle } from '../paths.ts'
import type { Chart, View } from '../types.ts'

/** One scene of a machine on its sheet. */
export interface Part {
  /** By its name in the machine's view: 'activating'. */
  scene: string
  /** Running, where the scene differs only in how the exchange answers: what comes of that is all there is to see. */
  mode: 'still' | 'running'
  /** Everything it looks like, once. */
  looks: Path[]
}

/** All scenes of a machine, or the one that is asked for, each with everything it looks like. */
export function partsOf(chart: Chart, view: View, asked: string | null): Part[] {
  const parts = Object.entries(view.scenes).map(([scene, { input, onlyRunning }]): Part => {
    const looks = looksOf(pathsOf(chart, view, input))
    return onlyRunning === true ? { scene, mode: 'running', looks: looks.slice(0, 1) } : { scene, mode: 'still', looks }
  })
  const wanted = parts.filter(({ scene }) => scene === asked)
  return wanted.length > 0 ? wanted : parts
}

/** Where one look of a part is: of a running scene, wherever the exchange's answers lead. */
export const placeIn = ({ mode }: Part, machine: string, { state, by }: Path): Place => ({ page: 'machine', machine, state: mode === 'running' ? null : state, by })

/** What stands above it: the state, and what led there. */
export const captionOf = (chart: Chart, { scene, mode }: Part, path: Path, names: Knobs['names']) =>
  mode === 'running'
    ? { title: asTitle(scene), by: 'As the exchange answers' }
    : { title: stateTitle(chart, path.state, names), by: wayTitle(path) ?? 'Where it begins' }
