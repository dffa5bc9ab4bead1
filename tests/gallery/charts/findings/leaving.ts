import type { ChartEdge, ChartNode, DrawnChart } from '../../../../gallery/types.ts'

/** A state and all that holds it, the innermost first. */
export function nodesAround({ nodes }: DrawnChart, id: string): ChartNode[] {
  const found: ChartNode[] = []
  for (let at = nodes.find((node) => node.id === id); at; at = nodes.find((node) => node.id === at?.parent))
    found.push(at)
  return found
}

/** Where a transition comes to rest: in the initial state of a compound one, in that of each region of a parallel one. */
function restsIn(chart: DrawnChart, target: string): string[] {
  const node = chart.nodes.find(({ id }) => id === target)
  if (node?.kind === 'history')
    return chart.edges
      .filter(({ source }) => source === target)
      .flatMap(({ targets }) => targets.flatMap((one) => restsIn(chart, one)))
  const inner = chart.nodes.filter(
    ({ parent, isInitial }) => parent === target && (node?.kind === 'parallel' || isInitial),
  )
  return inner.length === 0 ? [target] : inner.flatMap(({ id }) => restsIn(chart, id))
}

export interface WayOut {
  edge: ChartEdge
  /** Its target states. */
  to: string[]
}

/** The transitions by which a state can be left, its own and those of all that holds it. */
export function waysOut(chart: DrawnChart, id: string): WayOut[] {
  const around = new Set(nodesAround(chart, id).map((node) => node.id))
  return chart.edges
    .filter(({ source }) => around.has(source))
    .map((edge) => ({
      edge,
      to: edge.targets.flatMap((target) => restsIn(chart, target)).filter((target) => target !== id),
    }))
    .filter(({ to }) => to.length > 0)
}
