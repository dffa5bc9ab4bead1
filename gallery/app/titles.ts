import { triggerText } from '../chart/drawing/labels.ts'
import { nodeTitle } from '../chart/names.ts'
import { leavesOf } from '../paths.ts'
import type { Chart, ChartEdge, ChartNode, DrawnChart } from '../types.ts'

/** 'Waiting for the payment › Waiting for the next check'. The path if the state no longer exists. */
export const stateTitle = (chart: DrawnChart, path: string): string =>
  nodesAt(chart, path)
    .flatMap((node) => (node.path === '' ? [] : nodeTitle(node)))
    .join(' › ') || path

/** A transition in words. */
export const edgeTitle = (edge: ChartEdge) => edge.description ?? triggerText(edge)

/** The path of the active nodes: 'paying.checking'. */
export const pathOf = (chart: Chart, active: readonly string[]): string =>
  leavesOf(chart).find(({ id }) => active.includes(id))?.path ?? ''

/** The nodes along a state's path, the root first. */
export const nodesAt = ({ nodes }: DrawnChart, path: string): ChartNode[] =>
  nodes.filter((node) => node.path === '' || node.path === path || path.startsWith(`${node.path}.`))

/** The transitions of a state and of those around it. */
export function edgesAt(chart: Chart, path: string): ChartEdge[] {
  const here = new Set(nodesAt(chart, path).map(({ id }) => id))
  return chart.edges.filter(({ source }) => here.has(source))
}
