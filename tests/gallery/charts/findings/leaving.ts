import type { ChartEdge, ChartNode, DrawnChart } from '../../../../gallery/types.ts'

/** A state and all that holds it, the innermost first. */
export function nodesAround({ nodes }: DrawnChart, id: string): ChartNode[] {
  const found: ChartNode[] = []
  for (let at = nodes.find((node) => node.id === id); at; at = nodes.find((node) => node.id === at?.parent))
    found.push(at)
  return found
}

/** Where a transition comes to rest: in the initial state of a compound one. */
function restsIn(chart: DrawnChart, target: string): string {
  const inner = chart.nodes.find(({ parent, isInitial }) => parent === target && isInitial)
  return inner ? restsIn(chart, inner.id) : target
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
      to: edge.targets.map((target) => restsIn(chart, target)).filter((target) => target !== id),
    }))
    .filter(({ to }) => to.length > 0)
}
