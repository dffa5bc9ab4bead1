import { type ElkExtendedEdge, type ElkNode, type ElkPoint } from 'elkjs/lib/elk-api.js'
import { type Chart, type ChartEdge, type ChartNode } from '../types.ts'
import { edgeLabel, type Names, stateLabel } from './labels.ts'
import { type Block, type Measure } from './text.ts'

/** A block of text at its place. */
export interface PlacedBlock extends Block {
  x: number
  y: number
}

export interface PlacedNode {
  node: ChartNode
  x: number
  y: number
  width: number
  height: number
  /** Whether it has states in it. */
  isFrame: boolean
  label: PlacedBlock
  /** What is answered without leaving the state. */
  stays: PlacedEdge[]
}

export interface PlacedEdge {
  edge: ChartEdge
  /** One line for each target. */
  lines: ElkPoint[][]
  label: PlacedBlock
}

/** A chart with a place for everything, in CSS pixels from its upper left corner. */
export interface Placed {
  width: number
  height: number
  /** Frames before what is in them. */
  nodes: PlacedNode[]
  edges: PlacedEdge[]
  /** The dot where a compound state begins, and its line. */
  starts: { x: number; y: number; line: ElkPoint[] }[]
}

const INSIDE = 12
const ROW_GAP = 6
const DOT = 10

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.edgeLabels.inline': 'true',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.thoroughness': '20',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
}

/** What a state holds besides states: its own lines, then a row for each event answered on the spot. */
interface Inside {
  label: Block
  rows: { edge: ChartEdge; label: Block }[]
  width: number
  height: number
}

function insideOf(chart: Chart, node: ChartNode, isFrame: boolean, names: Names, measure: Measure): Inside {
  const label = stateLabel(node, isFrame, names, measure)
  const stays = chart.edges.filter(({ source, targets }) => source === node.id && targets.length === 0)
  const rows = stays.map((edge) => ({ edge, label: edgeLabel(edge, names, measure) }))
  const blocks = [label, ...rows.map((row) => row.label)]
  return {
    label,
    rows,
    width: Math.max(...blocks.map(({ width }) => width)) + 2 * INSIDE,
    height: blocks.reduce((sum, { height }) => sum + height + ROW_GAP, 0) - ROW_GAP + 2 * INSIDE,
  }
}

const pointsOf = ({ sections = [] }: ElkExtendedEdge): ElkPoint[] =>
  sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])

/** Gives everything in the chart its place, by ELK's layered algorithm: states in the order they are come through. */
export async function layout(chart: Chart, names: Names, measure: Measure, direction: 'DOWN' | 'RIGHT' = 'DOWN'): Promise<Placed> {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js')
  const childrenOf = (id: string | null) => chart.nodes.filter(({ parent }) => parent === id)
  const insides = new Map(chart.nodes.map((node) => [node.id, insideOf(chart, node, childrenOf(node.id).length > 0, names, measure)]))
  const labels = new Map(chart.edges.map((edge) => [edge.id, edgeLabel(edge, names, measure)]))

  const elkNode = (node: ChartNode): ElkNode => {
    const { width, height } = insides.get(node.id) ?? { width: 0, height: 0 }
    const states = childrenOf(node.id)
    if (states.length === 0) return { id: node.id, width, height }
    const dot = states.some(({ isInitial }) => isInitial) ? [{ id: `${node.id} start`, width: DOT, height: DOT }] : []
    return {
      id: node.id,
      layoutOptions: {
        'elk.padding': `[top=${height + 4},left=16,bottom=16,right=16]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width},${height})`,
      },
      children: [...dot, ...states.map(elkNode)],
    }
  }
  const lines = chart.edges.flatMap(({ id, source, targets }) =>
    targets.map((target, index) => {
      const { width, height } = labels.get(id) ?? { width: 0, height: 0 }
      return {
        id: `${id} @${index}`,
        sources: [source],
        targets: [target],
        labels: index === 0 ? [{ id: `${id} label`, text: id, width: width + 10, height: height + 6 }] : [],
      }
    }),
  )
  const starts = chart.nodes.filter(({ isInitial }) => isInitial).map(({ id, parent }) => ({ id: `${id} start`, sources: [`${parent} start`], targets: [id] }))

  const root: ElkNode = {
    id: ' all',
    layoutOptions: { ...OPTIONS, 'elk.direction': direction },
    children: childrenOf(null).map(elkNode),
    edges: [...starts, ...lines],
  }
  const graph: ElkNode = await new Elk().layout(root)

  const shapes = new Map<string, ElkNode>()
  const collect = (shape: ElkNode) => {
    shapes.set(shape.id, shape)
    for (const child of shape.children ?? []) collect(child)
  }
  collect(graph)
  const drawn = new Map((graph.edges ?? []).map((edge) => [edge.id, edge]))

  return {
    width: graph.width ?? 0,
    height: graph.height ?? 0,
    nodes: chart.nodes.map((node) => placeNode(node, shapes.get(node.id), insides.get(node.id), childrenOf(node.id).length > 0)),
    edges: chart.edges
      .filter(({ targets }) => targets.length > 0)
      .map((edge) => {
        const elkEdges = edge.targets.flatMap((_, index) => drawn.get(`${edge.id} @${index}`) ?? [])
        const spot = elkEdges[0]?.labels?.[0]
        const block = labels.get(edge.id) ?? { lines: [], width: 0, height: 0 }
        return { edge, lines: elkEdges.map(pointsOf), label: { ...block, x: (spot?.x ?? 0) + 5, y: (spot?.y ?? 0) + 3 } }
      }),
    starts: starts.flatMap(({ id, sources }) => {
      const line = drawn.get(id)
      const dot = shapes.get(sources[0] ?? '')
      return line && dot ? [{ x: (dot.x ?? 0) + DOT / 2, y: (dot.y ?? 0) + DOT / 2, line: pointsOf(line) }] : []
    }),
  }
}

function placeNode(node: ChartNode, { x = 0, y = 0, width = 0, height = 0 }: Partial<ElkNode> = {}, inside: Inside | undefined, isFrame: boolean): PlacedNode {
  const label = inside?.label ?? { lines: [], width: 0, height: 0 }
  const placed: PlacedNode = { node, x, y, width, height, isFrame, label: { ...label, x: x + INSIDE, y: y + INSIDE }, stays: [] }
  let top = y + INSIDE + label.height + ROW_GAP
  for (const row of inside?.rows ?? []) {
    placed.stays.push({ edge: row.edge, lines: [], label: { ...row.label, x: x + INSIDE, y: top } })
    top += row.label.height + ROW_GAP
  }
  return placed
}
