import type { DrawnChart, ChartEdge, ChartNode } from '../../types.ts'
import { edgeWords } from '../drawing/labels.ts'
import { nodeTitle } from '../names.ts'

/** Characters with a meaning in Mermaid. */
const written = (text: string) => text.replaceAll(/[#:;"<>]/g, (sign) => `#${sign.charCodeAt(0)};`)

const idOf = (node: string) => node.replaceAll(/\W/g, '_')

/** A chart as a Mermaid state diagram, with every edge: for pages that render it, such as a repository's. */
export function mermaid(chart: DrawnChart): string {
  const inside = (parent: string, depth: number): string[] =>
    chart.nodes.filter((node) => node.parent === parent).flatMap((node) => stateLines(node, depth))

  function stateLines(node: ChartNode, depth: number): string[] {
    const tab = '  '.repeat(depth)
    const id = idOf(node.id)
    const name = `${tab}state "${written(nodeTitle(node))}" as ${id}`
    const states = inside(node.id, depth + 1)
    return [
      ...(states.length > 0 ? [`${name} {`, ...states, `${tab}}`] : [name]),
      ...(node.isInitial ? [`${tab}[*] --> ${id}`] : []),
      ...(node.kind === 'final' ? [`${tab}${id} --> [*]`] : []),
    ]
  }

  const saying = (edge: ChartEdge) => written(edgeWords(edge).join(' · '))
  const edgeLines = (edge: ChartEdge) =>
    edge.targets.map((target) => `  ${idOf(edge.source)} --> ${idOf(target)} : ${saying(edge)}`)
  // Internal transitions are listed in their state. A frame has no room for them, and Mermaid draws only one line
  // from a state to itself.
  const stayLines = ({ id, kind }: ChartNode) => {
    const stays = chart.edges.filter(({ source, targets }) => source === id && targets.length === 0).map(saying)
    if (kind === 'atomic') return stays.map((text) => `  ${idOf(id)} : ↻ ${text}`)
    return stays.length > 0 ? [`  ${idOf(id)} --> ${idOf(id)} : ${stays.map((text) => `↻ ${text}`).join('<br/>')}`] : []
  }

  const [root] = chart.nodes
  if (!root) return ''
  // Transitions of the machine itself have no state to start from.
  const own = chart.edges.some(({ source }) => source === root.id)
  const states = inside(root.id, own ? 2 : 1)
  const body = own
    ? [`  state "${written(chart.title)}" as ${idOf(root.id)} {`, ...states, '  }', `  [*] --> ${idOf(root.id)}`]
    : states
  return ['stateDiagram-v2', ...body, ...chart.edges.flatMap(edgeLines), ...chart.nodes.flatMap(stayLines)].join('\n')
}
