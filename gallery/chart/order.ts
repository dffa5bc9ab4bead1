import type { DrawnChart, ChartNode } from '../types.ts'

/**
 * Whether a line runs against the reading direction: states in the order of the file, final ones last.
 * Compares the ancestors of source and target that are in the same frame.
 */
export function readingOrder(chart: DrawnChart): (source: string, target: string) => boolean {
  const nodes = new Map(chart.nodes.map((node, index) => [node.id, { node, rank: index + (node.kind === 'final' ? chart.nodes.length : 0) }]))
  const way = (id: string): ChartNode[] => {
    const node = nodes.get(id)?.node
    return node ? [...(node.parent === null ? [] : way(node.parent)), node] : []
  }
  const rank = (node: ChartNode) => nodes.get(node.id)?.rank ?? 0
  return (source, target) => {
    const [from, to] = [way(source), way(target)]
    const parting = from.findIndex((node, index) => node !== to[index])
    const [a, b] = [from[parting], to[parting]]
    return a !== undefined && b !== undefined && rank(b) < rank(a)
  }
}
