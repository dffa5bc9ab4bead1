import type { ElkPoint } from 'elkjs/lib/elk-api.js'
import type { KeyboardEvent } from 'react'
import type { ChartNode } from '../types.ts'
import { edgeName, stateName } from './drawing/labels.ts'
import type { ChartLayout, PlacedBlock, PlacedEdge, PlacedNode } from './drawing/layout.ts'
import { nodeTitle } from './names.ts'
import { FONTS, MARK_WIDTH } from './saved/text.ts'
import { Sign } from './Sign.tsx'

const ROUND = 7

/** Props that make a group of the drawing a button. */
const pressable = (name: string, press: () => void) => ({
  role: 'button',
  tabIndex: 0,
  'aria-label': name,
  onClick: press,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    press()
  },
})

/** A line with rounded corners. */
function pathOf(points: ElkPoint[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]]
      if (!before) return `M${point.x} ${point.y}`
      if (!after) return `L${point.x} ${point.y}`
      const towards = (other: ElkPoint) => {
        const length = Math.hypot(other.x - point.x, other.y - point.y)
        const part = Math.min(ROUND, length / 2) / (length || 1)
        return `${point.x + (other.x - point.x) * part} ${point.y + (other.y - point.y) * part}`
      }
      return `L${towards(before)}Q${point.x} ${point.y} ${towards(after)}`
    })
    .join('')
}

/** The head of an arrow at the end of a line. */
function headOf(points: ElkPoint[]): string {
  const [before, end] = points.slice(-2)
  if (!before || !end) return ''
  const angle = Math.atan2(end.y - before.y, end.x - before.x)
  const corner = (turn: number) => `${end.x - 8 * Math.cos(angle + turn)} ${end.y - 8 * Math.sin(angle + turn)}`
  return `M${end.x} ${end.y}L${corner(0.42)}L${corner(-0.42)}Z`
}

function Text({ block }: { block: PlacedBlock }) {
  let baseline = block.y
  return block.lines.map((line, index) => {
    const { size, leading } = FONTS[line.tone]
    baseline += leading
    return (
      // oxlint-disable-next-line react/no-array-index-key -- a block's lines never change their order
      <g key={index}>
        {line.mark && <Sign mark={line.mark} x={block.x} y={baseline - leading / 2 - 6} />}
        <text
          className={`chart-${line.tone}`}
          x={block.x + (line.mark ? MARK_WIDTH : 0)}
          y={baseline - (leading - size) / 2 - size * 0.16}
          fontSize={size}
        >
          {/* The space separates the lines for screen readers. */}
          {`${line.text} `}
        </text>
      </g>
    )
  })
}

/** The background of a text drawn over lines. */
function DetailsCard({ block: { x, y, width, height } }: { block: PlacedBlock }) {
  return <rect className="chart-plate" x={x - 4} y={y - 1} width={width + 8} height={height + 2} rx={4} />
}

export interface DrawingProps {
  placed: ChartLayout
  /** Ids of the active states. */
  active: readonly string[]
  /** Ids of the edges that can be taken from there. */
  possible: readonly string[]
  lastEdge: string | null
  onState: (id: string) => void
  onEdge: (id: string) => void
}

function State({ state, isActive, onState }: { state: PlacedNode; isActive: boolean; onState: (id: string) => void }) {
  const { node, x, y, width, height, isFrame, label } = state
  return (
    <g
      className={`chart-state${isFrame ? ' chart-frame' : ''}${node.outcome ? ` is-${node.outcome}` : ''}${isActive ? ' is-active' : ''}`}
      data-layer="state"
      data-state={node.id}
      data-path={node.path || node.id}
      aria-current={isActive ? 'true' : undefined}
      {...pressable(stateName(node, label), () => onState(node.id))}
    >
      <rect className="chart-box" x={x} y={y} width={width} height={height} rx={isFrame ? 12 : 8} />
      {node.kind === 'final' && (
        <rect className="chart-ring" x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={6} />
      )}
      {!isFrame && <Text block={label} />}
    </g>
  )
}

/** The texts of a frame, above the lines that cross it. */
function Heading({ label }: { label: PlacedBlock }) {
  return (
    <g className="chart-heading" data-layer="title">
      <DetailsCard block={label} />
      <Text block={label} />
    </g>
  )
}

type EdgeProps = Omit<DrawingProps, 'placed' | 'onState' | 'active'> & {
  placed: PlacedEdge
  nameOf: (state: string) => string
  isIdle: boolean
}

function Edge({ placed: { edge, lines, label }, nameOf, possible, lastEdge, onEdge, isIdle }: EdgeProps) {
  const isPossible = possible.includes(edge.id)
  const isLast = edge.id === lastEdge
  const modifiers = `${isPossible ? ' is-possible' : isIdle || isLast ? '' : ' is-quiet'}${isLast ? ' is-last' : ''}`
  return (
    <g
      className={`chart-edge${lines.length === 0 ? ' chart-row' : ''}${edge.outcome ? ` leads-to-${edge.outcome}` : ''}${modifiers}`}
      data-layer="event"
      data-edge={edge.id}
      {...pressable(`${edgeName(edge, label, nameOf)}${isPossible ? ', can come next' : ''}`, () => onEdge(edge.id))}
    >
      {lines.map((points) => (
        <g key={pathOf(points)} className="chart-way">
          <path className="chart-reach" d={pathOf(points)} />
          <path className="chart-line" d={pathOf(points)} />
          <path className="chart-head" d={headOf(points)} />
        </g>
      ))}
      <DetailsCard block={label} />
      <Text block={label} />
    </g>
  )
}

const depthOf = ({ path }: ChartNode) => (path === '' ? 0 : path.split('.').length)

/** The chart itself: states, then lines with their labels, then the texts of frames. */
export function Drawing({ placed, active, possible, lastEdge, onState, onEdge }: DrawingProps) {
  const states = placed.nodes.toSorted((a, b) => depthOf(a.node) - depthOf(b.node))
  const frames = placed.nodes.filter(({ isFrame }) => isFrame)
  const rows = placed.nodes.flatMap(({ stays }) => stays)
  const isIdle = active.length === 0
  const titles = new Map(placed.nodes.map(({ node }) => [node.id, nodeTitle(node)]))
  const nameOf = (state: string) => titles.get(state) ?? state
  return (
    <>
      {states.map((state) => (
        <State key={state.node.id} state={state} isActive={active.includes(state.node.id)} onState={onState} />
      ))}
      {placed.starts.map(({ x, y, line }) => (
        <g key={`${x} ${y}`} className="chart-start" data-layer="start">
          <circle cx={x} cy={y} r={5} />
          <path className="chart-line" d={pathOf(line)} />
          <path className="chart-head" d={headOf(line)} />
        </g>
      ))}
      {placed.edges.map((edge) => (
        <Edge key={edge.edge.id} placed={edge} {...{ nameOf, possible, lastEdge, onEdge, isIdle }} />
      ))}
      {frames.map(({ node, label }) => (
        <Heading key={node.id} label={label} />
      ))}
      {rows.map((row) => (
        <Edge key={row.edge.id} placed={row} {...{ nameOf, possible, lastEdge, onEdge, isIdle }} />
      ))}
    </>
  )
}
