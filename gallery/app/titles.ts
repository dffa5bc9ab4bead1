import { triggerText } from '../chart/drawing/labels.ts'
import { nodeTitle } from '../chart/names.ts'
import type { Chart, ChartEdge, ChartNode } from '../types.ts'

/** 'Waiting for the payment › Waiting for the next check'; parallel regions joined by a plus. The path if the state no longer exists. */
export function stateTitle(chart: Chart, path: string): string {
  const titleOf = (one: string) =>
    nodesAt(chart, one)
      .flatMap((node) => (node.path === '' ? [] : nodeTitle(node)))
      .join(' › ')
  return path.split('+').map(titleOf).join(' + ') || path
}

/** A transition in words. */
export const edgeTitle = (edge: ChartEdge) => edge.description ?? triggerText(edge)

/** The leaf states. */
export const leavesOf = ({ nodes }: Pick<Chart, 'nodes'>): ChartNode[] =>
  nodes.filter(({ kind }) => kind === 'atomic' || kind === 'final')

/** The path of the active nodes: 'paying.checking'; parallel regions joined by a plus. */
export const pathOf = (chart: Chart, active: readonly string[]): string =>
  leavesOf(chart)
    .filter(({ id }) => active.includes(id))
    .map(({ path }) => path)
    .join('+')

/** The nodes along a state's path, the root first. */
export function nodesAt({ nodes }: Chart, path: string): ChartNode[] {
  const regions = path.split('+')
  return nodes.filter(
    (node) => node.path === '' || regions.some((one) => one === node.path || one.startsWith(`${node.path}.`)),
  )
}

/** The transitions of a state and of those around it. */
export function edgesAt(chart: Chart, path: string): ChartEdge[] {
  const here = new Set(nodesAt(chart, path).map(({ id }) => id))
  return chart.edges.filter(({ source }) => here.has(source))
}
