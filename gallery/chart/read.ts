import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { Chart, ChartEdge, ChartNode } from '../types.ts'
import { SENT } from '../xstate.ts'
import { asTitle, guardOf } from './names.ts'

/** The root and all below it, in the order of the file. */
const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

/** Every transition: XState keeps `always` beside those of events, actors and delays, and its toDirectedGraph leaves it out. */
const transitionsOf = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  nodesOf(machine.root).flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])

/** The transitions of the same state and event, in the order in which they are checked. */
const siblingsOf = ({ source, eventType }: AnyTransitionDefinition) =>
  (eventType === '' ? source.always : source.transitions.get(eventType)) ?? []

/** The id of a transition's edge: its state, its event, and which of several. */
export function edgeId(transition: AnyTransitionDefinition): string {
  const siblings = siblingsOf(transition)
  return `${transition.source.id} on ${transition.eventType || 'always'}${siblings.length > 1 ? ` #${siblings.indexOf(transition) + 1}` : ''}`
}

/** Name of an invoked actor, or the invoke's id if it has none. */
const actorOf = ({ id, src }: { id: string; src: unknown }) => (typeof src === 'string' ? src : id)

/** A transition's trigger, from the name of XState's event. */
function triggerOf({ source: node, eventType: event }: AnyTransitionDefinition): ChartEdge['trigger'] {
  if (event === '') return { kind: 'always', event: '' }
  for (const kind of ['done', 'error', 'snapshot'] as const) {
    if (!event.startsWith(SENT[kind])) continue
    const id = event.slice(SENT[kind].length)
    return { kind, event, actor: actorOf(node.invoke.find((one) => one.id === id) ?? { id, src: null }) }
  }
  const delayed = node.after.find((one) => one.eventType === event)
  if (!delayed) return { kind: 'event', event }
  const delayMs =
    typeof delayed.delay === 'number' ? delayed.delay : node.machine.implementations.delays[String(delayed.delay)]
  return { kind: 'after', event, delay: String(delayed.delay), ms: typeof delayMs === 'number' ? delayMs : null }
}

/** A state's meta and description. */
function metaOf({ meta }: AnyStateNode): Pick<ChartNode, 'title' | 'outcome'> {
  const { title, outcome }: { title?: unknown; outcome?: unknown } = meta ?? {}
  return {
    title: typeof title === 'string' ? title : null,
    outcome: outcome === 'success' || outcome === 'error' ? outcome : null,
  }
}

/** Each of several has its own description, as of the answers to a request; an actor that goes on is described by why it is noticed. */
const isTold = (transition: AnyTransitionDefinition, siblings: readonly AnyTransitionDefinition[]) =>
  triggerOf(transition).kind === 'snapshot' ||
  (siblings.length > 1 && new Set(siblings.map(({ description }) => description ?? '')).size === siblings.length)

function readEdge(transition: AnyTransitionDefinition): ChartEdge {
  const { source, target = [], guard, actions, description = null } = transition
  const siblings = siblingsOf(transition)
  const nth = siblings.indexOf(transition) + 1
  return {
    id: edgeId(transition),
    source: source.id,
    targets: target.map(({ id }) => id),
    trigger: triggerOf(transition),
    guard: guardOf(guard),
    isTold: isTold(transition, siblings),
    isOtherwise: nth > 1 && !guard,
    turn: siblings.length > 1 ? { nth, of: siblings.length } : null,
    acts: actions.length > 0,
    description,
    outcome: target.map((state) => metaOf(state).outcome).find((outcome) => outcome !== null) ?? null,
  }
}

const readNode = (node: AnyStateNode): ChartNode => ({
  id: node.id,
  path: node.path.join('.'),
  parent: node.parent?.id ?? null,
  kind: node.type,
  isInitial: (node.parent?.initial.target ?? []).some(({ id }) => id === node.id),
  ...metaOf(node),
  description: node.description ?? null,
  tags: [...node.tags],
  invokes: node.invoke.map(actorOf),
})

/** The chart of a machine, read from the machine itself. */
export const readChart = (name: string, machine: AnyStateMachine): Chart => ({
  name,
  title: metaOf(machine.root).title ?? asTitle(name),
  machine,
  nodes: nodesOf(machine.root).map(readNode),
  edges: transitionsOf(machine).map(readEdge),
})

/** The edge of each transition of the machine, for following its steps. */
const edgeIds = (machine: AnyStateMachine): Map<AnyTransitionDefinition, string> =>
  new Map(transitionsOf(machine).map((transition) => [transition, edgeId(transition)]))

/** The same without transitions that no event takes. */
export const eventEdges = (machine: AnyStateMachine): Map<AnyTransitionDefinition, string> =>
  new Map([...edgeIds(machine)].filter(([{ eventType }]) => eventType !== ''))
