import type { ChartNode, DrawnChart } from '../types.ts'

/** Whether it has states inside, drawn or folded; the machine itself cannot be folded. */
export const isFoldable = ({ nodes }: DrawnChart, { id, parent, folded }: ChartNode): boolean =>
  folded !== undefined || (parent !== null && nodes.some((node) => node.parent === id))

/** Ids of the states that can be folded. */
export const foldables = (chart: DrawnChart): string[] => chart.nodes.filter((node) => isFoldable(chart, node)).map(({ id }) => id)

/** The chart with some of its frames folded: each is one box that tells how much it holds, and what leads into it or out of it ends there. */
export function foldedChart(chart: DrawnChart, folded: readonly string[]): DrawnChart {
  if (folded.length === 0) return chart
  const nodes = new Map(chart.nodes.map((node) => [node.id, node]))
  /** The outermost folded state that holds it; itself if none does. */
  const shown = (id: string): string => {
    const parent = nodes.get(id)?.parent ?? null
    const above = parent === null ? id : shown(parent)
    return parent !== null && (folded.includes(above) || above !== parent) ? above : id
  }
  const edges = chart.edges.flatMap((edge) => {
    const [source, targets] = [shown(edge.source), [...new Set(edge.targets.map(shown))]]
    const isWithin = folded.includes(source) && (targets.length === 0 ? source !== edge.source : targets.every((target) => target === source))
    return isWithin ? [] : [{ ...edge, source, targets }]
  })
  const withCount = (node: ChartNode): ChartNode => {
    if (!folded.includes(node.id)) return node
    const holds = (id: string) => id !== node.id && shown(id) === node.id
    const states = chart.nodes.filter(({ id }) => holds(id)).length
    const drawn = new Set(edges.map(({ id }) => id))
    return { ...node, folded: { states, transitions: chart.edges.filter(({ id, source }) => shown(source) === node.id && !drawn.has(id)).length } }
  }
  return { ...chart, nodes: chart.nodes.filter(({ id }) => shown(id) === id).map(withCount), edges }
}
