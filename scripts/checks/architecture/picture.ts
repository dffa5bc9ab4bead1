import ELK, { type ElkNode } from 'elkjs/lib/elk.bundled.js'

const WIDTH = 236
/** Size of a box without details. */
const SMALL = { width: 200, height: 34 }
const HEIGHT = 52
const MARGIN = 16
/** In layers: importers above what they import. */
const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '44',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '9',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '9',
}

const STYLE = `
  text { font-family: system-ui, sans-serif; fill: #1f2328 }
  .name { font-size: 15px; font-weight: 600 }
  .holds { font-size: 11.5px; fill: #57606a }
  rect { fill: #fff; stroke: #8c959f; stroke-width: 1.2 }
  path { fill: none; stroke: #57606a; stroke-width: 1.2 }
  .paper { fill: #f6f8fa; stroke: none }`

interface Point {
  x: number
  y: number
}
const point = ({ x, y }: Point) => `${Math.round(x + MARGIN)} ${Math.round(y + MARGIN)}`

/** A diagram: its boxes by name with their contents, and the arrows between them. */
export interface Drawing {
  title: string
  boxes: Readonly<Record<string, string>>
  arrows: readonly string[]
}

/** One box per folder, one arrow from a folder to each folder it imports. */
export async function picture({ title, boxes, arrows }: Drawing): Promise<string> {
  const edges = arrows.map((id) => {
    const [from = '', to = ''] = id.split(' → ')
    return { id, sources: [from], targets: [to] }
  })
  const size = Object.values(boxes).some((holds) => holds !== '') ? { width: WIDTH, height: HEIGHT } : SMALL
  const children = Object.keys(boxes).map((id) => ({ id, ...size }))
  const graph: ElkNode = { id: 'picture', layoutOptions: OPTIONS, children, edges }
  const laid = await new ELK().layout(graph)

  const drawn = (laid.children ?? []).map(({ id, x = 0, y = 0 }) => {
    const [left, top] = [x + MARGIN, y + MARGIN]
    return [
      `  <rect x="${left}" y="${top}" width="${size.width}" height="${size.height}" rx="6" />`,
      `  <text class="name" x="${left + 12}" y="${top + 22}">${id}</text>`,
      ...(size === SMALL ? [] : [`  <text class="holds" x="${left + 12}" y="${top + 41}">${boxes[id] ?? ''}</text>`]),
    ].join('\n')
  })
  const lines = (laid.edges ?? []).map(({ id, sections = [] }) => {
    const way = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
    return `  <path d="M${way.map(point).join(' L')}" marker-end="url(#tip)"><title>${id}</title></path>`
  })
  const [wide, high] = [Math.ceil((laid.width ?? 0) + 2 * MARGIN), Math.ceil((laid.height ?? 0) + 2 * MARGIN)]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}" role="img" aria-label="${title}">
  <style>${STYLE}
  </style>
  <defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 L8 4 L0 8 z" style="fill: #57606a; stroke: none" /></marker></defs>
  <rect class="paper" width="${wide}" height="${high}" />
${lines.join('\n')}
${drawn.join('\n')}
</svg>
`
}
