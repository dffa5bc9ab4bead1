import type { DrawnChart } from '../../../../gallery/types.ts'
import { waysOut } from './leaving.ts'

/** Paths of the states that nothing leaves, though they are no final ones. */
export const deadEnds = (chart: DrawnChart): string[] =>
  chart.nodes.filter(({ id, kind }) => kind === 'atomic' && waysOut(chart, id).length === 0).map(({ path }) => path)
