import type { Chart, ChartEdge } from '../types.ts'

/** The transitions of the active states and their ancestors, ignoring guards: the possible next ones. */
export function possibleEdges(chart: Chart, active: readonly string[]): ChartEdge[] {
  const around = new Set(active)
  for (const id of active) {
    let parent = chart.nodes.find((node) => node.id === id)?.parent ?? null
    while (parent !== null) {
      around.add(parent)
      const above: string = parent
      parent = chart.nodes.find((node) => node.id === above)?.parent ?? null
    }
  }
  return chart.edges.filter(({ source }) => around.has(source))
}
