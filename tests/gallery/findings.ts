import { leavesOf } from '../../gallery/paths.ts'
import type { ChartEdge, ChartNode, DrawnChart, View } from '../../gallery/types.ts'

/** Of every state that nothing leaves and whose outcome is a success. */
const CLOSED_BY_HAND =
  'The end of its dialog. What is shown may still change with a poll, so it is no final state: the flow ends when the trader closes the dialog.'

/** What looks like a fault of a machine, or of any (`*`), and is intended, with its reason. A test fails if one is missing, or no longer needed. */
export const justified: Readonly<Record<string, string>> = {
  'deadEnd *.gone': CLOSED_BY_HAND,
  'noWayOut closeSeveral.running':
    'The pool follows the flow of closing each order, and that ends by itself: refused, not arrived, or found. Stop ends the sending, and never what is under way.',
}

/** A state and all that holds it, the innermost first. */
function nodesAround({ nodes }: DrawnChart, id: string): ChartNode[] {
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

interface WayOut {
  edge: ChartEdge
  /** Its target states. */
  to: string[]
}

/** The transitions by which a state can be left, its own and those of all that holds it. */
function waysOut(chart: DrawnChart, id: string): WayOut[] {
  const around = new Set(nodesAround(chart, id).map((node) => node.id))
  return chart.edges
    .filter(({ source }) => around.has(source))
    .map((edge) => ({
      edge,
      to: edge.targets.map((target) => restsIn(chart, target)).filter((target) => target !== id),
    }))
    .filter(({ to }) => to.length > 0)
}

/** Tags of states that wait for an answer. */
const PENDING = new Set(['underWay', 'pending'])

const isPending = ({ parent, tags, invokes }: ChartNode) =>
  parent !== null && (invokes.length > 0 || tags.some((tag) => PENDING.has(tag)))

/** The outermost state around it that waits for an answer; undefined if none does. What runs as long as the machine is not waited for. */
const pendingAround = (chart: DrawnChart, id: string) => nodesAround(chart, id).findLast(isPending)

/** Not by the answer that is waited for; and what is asked of the context alone changes only with it. */
const isSure = ({ edge: { trigger, guard } }: WayOut) =>
  trigger.kind === 'event' ||
  trigger.kind === 'after' ||
  trigger.kind === 'error' ||
  (trigger.kind === 'always' && guard === null)

/**
 * Paths of the states that wait for an answer, and from which neither the trader nor a failure nor the time leads out: if the answer
 * never comes, neither does their end.
 */
function noWayOut(chart: DrawnChart): string[] {
  const leaves = leavesOf(chart)
  const out = new Set(
    leaves.filter(({ id, kind }) => kind === 'final' || !pendingAround(chart, id)).map(({ id }) => id),
  )
  const leadsOut = ({ id }: ChartNode) =>
    waysOut(chart, id).some((way) => isSure(way) && way.to.some((target) => out.has(target)))
  // Each round adds the states before those of the last round.
  for (let found = leaves; found.length > 0;) {
    found = leaves.filter((leaf) => !out.has(leaf.id) && leadsOut(leaf))
    for (const { id } of found) out.add(id)
  }
  return [...new Set(leaves.flatMap(({ id }) => (out.has(id) ? [] : (pendingAround(chart, id)?.path ?? []))))]
}

const takes = ({ trigger, targets, acts }: ChartEdge, event: string) =>
  trigger.event === event && !(trigger.kind === 'event' && targets.length === 0 && !acts)

/** The events that a view's exchange, clock and trader send, by type. */
const sampleTypes = ({ scenes, events }: View): string[] =>
  // A view's events match its own input.
  Object.values(scenes).flatMap(({ input }) => Object.values(events(input as never)).map(({ type }) => type))

interface Finding {
  /** Nothing leaves a state that is not final; no state takes an event; nothing sure ends a wait. */
  kind: 'deadEnd' | 'unhandled' | 'noWayOut'
  /** The state's path, or the event's type. */
  at: string
  /** Why it is intended; null if it is a fault. */
  reason: string | null
}

/** All that may be wrong with a machine. `declared`: the events of its type. */
export function findingsOf(chart: DrawnChart, view: View | undefined, declared: readonly string[]): Finding[] {
  const deadEnds = chart.nodes.filter(({ id, kind }) => kind === 'atomic' && waysOut(chart, id).length === 0)
  const events = new Set([...declared, ...(view ? sampleTypes(view) : [])])
  const unhandled = [...events].filter((event) => !chart.edges.some((edge) => takes(edge, event)))
  const found: Finding[] = [
    ...deadEnds.map(({ path, outcome }) => ({
      kind: 'deadEnd' as const,
      at: path,
      reason: outcome === 'success' ? CLOSED_BY_HAND : null,
    })),
    ...unhandled.map((at) => ({ kind: 'unhandled' as const, at, reason: null })),
    ...noWayOut(chart).map((at) => ({ kind: 'noWayOut' as const, at, reason: null })),
  ]
  return found.map(({ kind, at, reason }) => ({
    kind,
    at,
    reason: justified[`${kind} ${chart.name}.${at}`] ?? justified[`${kind} *.${at}`] ?? reason,
  }))
}
