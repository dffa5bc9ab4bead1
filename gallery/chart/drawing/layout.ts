import Elk, { type ElkExtendedEdge, type ElkNode, type ElkPoint } from 'elkjs/lib/elk-api.js'
import workerUrl from 'elkjs/lib/elk-worker.min.js?url'
import type { Box, Size, DrawnChart, ChartEdge, ChartNode } from '../../types.ts'
import { type Block, type Measure, pageMeasure } from '../saved/text.ts'
import { type Form, FORMS } from './forms.ts'
import { DOT, type Graph, graphOf, INSIDE, lineId, OPTIONS, PLATE, ROW_GAP } from './graph.ts'

/** Lays out charts in a worker, which starts loading with the page, in parallel with the view beside the chart. */
const elk = new Elk({ workerUrl })

/** A positioned block of text. */
export interface PlacedBlock extends Block, Box {}

export interface PlacedEdge {
  edge: ChartEdge
  /** One line per target; none for an internal transition. */
  lines: ElkPoint[][]
  label: PlacedBlock
}

export interface PlacedNode extends Box {
  node: ChartNode
  /** Whether it has child states. */
  isFrame: boolean
  label: PlacedBlock
  /** Internal transitions. */
  stays: PlacedEdge[]
}

/** A laid out chart, in CSS px from its upper left corner. */
export interface ChartLayout extends Size {
  nodes: PlacedNode[]
  edges: PlacedEdge[]
  /** The initial dot of a frame, and its line. */
  starts: { x: number; y: number; line: ElkPoint[] }[]
}

const NOTHING: Block = { lines: [], width: 0, height: 0 }

const pointsOf = ({ sections = [] }: ElkExtendedEdge): ElkPoint[] =>
  sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])

function placeNode(node: ChartNode, shape: ElkNode, { insides }: Graph): PlacedNode {
  const { x = 0, y = 0, width = 0, height = 0, children = [] } = shape
  const { label, rows } = insides.get(node.id) ?? { label: NOTHING, rows: [] }
  let top = y + INSIDE + label.height + ROW_GAP
  const stays = rows.map((row) => {
    const place = { ...row.label, x: x + INSIDE, y: top }
    top += row.label.height + ROW_GAP
    return { edge: row.edge, lines: [], label: place }
  })
  return {
    node,
    x,
    y,
    width,
    height,
    isFrame: children.length > 0,
    label: { ...label, x: x + INSIDE, y: y + INSIDE },
    stays,
  }
}

/** Starts a line from a frame to its inside below the frame's texts, if it would cross them. */
function outOfTexts(points: ElkPoint[], { x, y, width, height }: Box): ElkPoint[] {
  const [start, next] = points
  const foot = y + height + PLATE.y
  const isThrough =
    start && next && start.x === next.x && start.x > x && start.x < x + width && start.y < y && next.y > foot
  return isThrough ? [{ x: start.x, y: foot }, ...points.slice(1)] : points
}

function placeEdge(
  edge: ChartEdge,
  drawn: Map<string, ElkExtendedEdge>,
  { labels }: Graph,
  source: PlacedNode | undefined,
): PlacedEdge {
  const lines = edge.targets.flatMap((_, index) => drawn.get(lineId(edge.id, index)) ?? [])
  const { x = 0, y = 0 } = lines[0]?.labels?.[0] ?? {}
  return {
    edge,
    lines: lines.map((line) => {
      const points = line.sources[0] === edge.source ? pointsOf(line) : pointsOf(line).toReversed()
      return source?.isFrame ? outOfTexts(points, source.label) : points
    }),
    label: { ...(labels.get(edge.id) ?? NOTHING), x: x + PLATE.x, y: y + PLATE.y },
  }
}

const shapesIn = (shape: ElkNode): [string, ElkNode][] => [
  [shape.id, shape],
  ...(shape.children ?? []).flatMap(shapesIn),
]

async function layoutIn(form: Form, chart: DrawnChart, measure: Measure): Promise<ChartLayout> {
  const graph = graphOf(chart, measure, form)
  const all: ElkNode = await elk.layout(graph.root, { layoutOptions: { ...OPTIONS, 'elk.direction': form.direction } })
  const shapes = new Map(shapesIn(all))
  const drawn = new Map((all.edges ?? []).map((edge) => [edge.id, edge]))
  const nodes = chart.nodes.map((node) => placeNode(node, shapes.get(node.id) ?? { id: node.id }, graph))
  const sourceOf = (edge: ChartEdge) => nodes.find(({ node }) => node.id === edge.source)
  return {
    width: all.width ?? 0,
    height: all.height ?? 0,
    nodes,
    edges: chart.edges
      .filter(({ targets }) => targets.length > 0)
      .map((edge) => placeEdge(edge, drawn, graph, sourceOf(edge))),
    starts: graph.starts.flatMap(({ id, dot }) => {
      const [line, shape] = [drawn.get(id), shapes.get(dot)]
      return line && shape ? [{ x: (shape.x ?? 0) + DOT / 2, y: (shape.y ?? 0) + DOT / 2, line: pointsOf(line) }] : []
    }),
  }
}

/** Drawings of one chart in several forms. */
export type Drawings = readonly [ChartLayout, ...ChartLayout[]]

/** Lays out the chart by ELK's layered algorithm in every form; which one is drawn depends on the room. */
async function layouts(chart: DrawnChart, measure: Measure): Promise<Drawings> {
  const [first, ...more] = await Promise.all(FORMS.map((form) => layoutIn(form, chart, measure)))
  if (!first) throw new Error('There are no forms to lay out a chart in')
  return [first, ...more]
}

const cache = new WeakMap<DrawnChart, Promise<Drawings>>()

/** A chart in every form; computed once: charts do not change while the page is open. */
export function placedCharts(chart: DrawnChart): Promise<Drawings> {
  const placed = cache.get(chart) ?? pageMeasure().then((measure) => layouts(chart, measure))
  cache.set(chart, placed)
  return placed
}
