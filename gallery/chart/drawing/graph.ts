import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import type { DrawnChart, ChartNode } from '../../types.ts'
import type { Measure } from '../saved/text.ts'
import type { Form } from './forms.ts'
import { edgeLabel, stateLabel } from './labels.ts'

/** Space between a state's border and its texts, and between texts, CSS px. */
export const INSIDE = 12
export const ROW_GAP = 6
/** Space around a line's label. */
export const PLATE = { x: 5, y: 3 }
/** Diameter of the initial dot of a frame. */
export const DOT = 10

export const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeNodeBetweenLayers': '10',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '9',
  'elk.spacing.nodeNode': '18',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
}

/** One line per target. */
export const lineId = (edge: string, target: number) => `${edge} @${target}`

/** Contents of a state besides child states: its own lines, then a row for each internal transition. */
function insideOf(chart: DrawnChart, node: ChartNode, measure: Measure, most: number) {
  const label = stateLabel(node, measure, most)
  const stays = chart.edges.filter(({ source, targets }) => source === node.id && targets.length === 0)
  const rows = stays.map((edge) => ({ edge, label: edgeLabel(edge, measure, most) }))
  const blocks = [label, ...rows.map((row) => row.label)]
  return {
    label,
    rows,
    width: Math.max(...blocks.map(({ width }) => width)) + 2 * INSIDE,
    height: blocks.reduce((sum, { height }) => sum + height + ROW_GAP, 0) - ROW_GAP + 2 * INSIDE,
  }
}

/** Whether a line runs against the order of the file, final states last: compares the ancestors that are in the same frame. */
function readingOrder(chart: DrawnChart): (source: string, target: string) => boolean {
  const nodes = new Map(
    chart.nodes.map((node, index) => [
      node.id,
      { node, rank: index + (node.kind === 'final' ? chart.nodes.length : 0) },
    ]),
  )
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

export type Graph = ReturnType<typeof graphOf>

/** The chart as ELK input, and the measured texts. `starts`: the line from a frame's dot to its initial state. */
export function graphOf(chart: DrawnChart, measure: Measure, { direction, widths: most }: Form) {
  const childrenOf = (id: string | null) => chart.nodes.filter(({ parent }) => parent === id)
  const insides = new Map(
    chart.nodes.map((node) => [
      node.id,
      insideOf(chart, node, measure, childrenOf(node.id).length > 0 ? most.frame : most.state),
    ]),
  )
  const labels = new Map(chart.edges.map((edge) => [edge.id, edgeLabel(edge, measure, most.edge)]))
  const dotOf = (frame: string | null) => `${frame} start`

  const elkNode = (node: ChartNode): ElkNode => {
    const { width, height } = insides.get(node.id) ?? { width: 0, height: 0 }
    const states = childrenOf(node.id)
    if (states.length === 0) return { id: node.id, width, height }
    const dot = states.some(({ isInitial }) => isInitial) ? [{ id: dotOf(node.id), width: DOT, height: DOT }] : []
    return {
      id: node.id,
      layoutOptions: {
        'elk.padding': `[top=${height + 4},left=16,bottom=16,right=16]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        // ELK rotates a chart that runs downwards, but not this.
        'elk.nodeSize.minimum': direction === 'DOWN' ? `(${height},${width})` : `(${width},${height})`,
      },
      children: [...dot, ...states.map(elkNode)],
    }
  }

  const leadsBack = readingOrder(chart)
  const lines = chart.edges.flatMap(({ id, source, targets }) =>
    targets.map((target, index): ElkExtendedEdge => {
      const { width, height } = labels.get(id) ?? { width: 0, height: 0 }
      const label = {
        width: width + 2 * PLATE.x,
        height: height + 2 * PLATE.y,
        layoutOptions: { 'elk.edgeLabels.inline': 'true' },
      }
      // Laid out in reverse, and reversed back when placed, so that no loop puts the initial state last.
      const [first, last] = leadsBack(source, target) ? [target, source] : [source, target]
      return {
        id: lineId(id, index),
        sources: [first],
        targets: [last],
        labels: index === 0 ? [{ id: `${id} label`, text: id, ...label }] : [],
      }
    }),
  )
  const starts = chart.nodes
    .filter(({ isInitial }) => isInitial)
    .map(({ id, parent }) => ({ id: dotOf(id), dot: dotOf(parent), state: id }))
  return {
    root: {
      id: ' all',
      children: childrenOf(null).map(elkNode),
      edges: [
        ...starts.map(({ id, dot, state }) => ({ id: `${id} line`, sources: [dot], targets: [state] })),
        ...lines,
      ],
    },
    insides,
    labels,
    starts: starts.map(({ id, dot }) => ({ id: `${id} line`, dot })),
  }
}
