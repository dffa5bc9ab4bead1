import { type AnyActor, type AnyMachineSnapshot, type AnyTransitionDefinition, type InspectionEvent, isMachineSnapshot, StateMachine } from 'xstate'
import type { Flow } from './flows.ts'
import type { FlowState, TakenEdge } from './step.ts'
import { plain, plainRecord } from './plain.ts'

/** The newest steps of a flow that are kept. */
const MAX_STEPS = 300

const stateOf = ({ value, context }: AnyMachineSnapshot): FlowState => ({ value: value as FlowState['value'], context: plain(context, context) })

function takenOf(transition: AnyTransitionDefinition): TakenEdge {
  const { source, eventType } = transition
  const all = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  return { source: source.id, event: eventType, index: all.indexOf(transition) }
}

/**
 * Reports the flows started with `inspect`, and those they invoke, after each of their steps. Reports only machines, never
 * what their calls send and receive; pay codes and tokens are masked first.
 */
export function reportFlows(send: (flow: Flow) => void, { page, now }: { page: string; now: () => number }) {
  /** The running flows, each with its transitions since the last step. */
  const running = new Map<string, { flow: Flow; taken: TakenEdge[] }>()

  function begin(id: string, actor: AnyActor, snapshot: AnyMachineSnapshot) {
    const parent = `${page} ${actor._parent?.sessionId}`
    const within = running.has(parent) ? parent : null
    running.set(id, { flow: { id, machine: actor.logic.id, within, at: now(), start: stateOf(snapshot), steps: [], isOver: false }, taken: [] })
  }

  function move(id: string, event: { type: string }, after: AnyMachineSnapshot) {
    const known = running.get(id)
    if (!known) return
    const { flow, taken } = known
    const forgotten = flow.steps.length < MAX_STEPS ? undefined : flow.steps.shift()
    if (forgotten) flow.start = forgotten.after
    flow.steps.push({ at: now(), event: { type: event.type, ...plainRecord(event, after.context) }, taken: taken.splice(0), after: stateOf(after) })
  }

  return {
    inspect: (what: InspectionEvent) => {
      const actor = what.actorRef as AnyActor // the same object, with its wider type
      if (!(actor.logic instanceof StateMachine)) return
      const id = `${page} ${actor.sessionId}`
      if (what.type === '@xstate.microstep') running.get(id)?.taken.push(...what._transitions.map(takenOf))
      if (what.type !== '@xstate.snapshot' || !isMachineSnapshot(what.snapshot)) return
      if (what.event.type === 'xstate.init') begin(id, actor, what.snapshot)
      else if (what.event.type !== 'xstate.stop') move(id, what.event, what.snapshot)
      const flow = running.get(id)?.flow
      if (!flow) return
      flow.isOver = what.snapshot.status !== 'active'
      if (flow.isOver) running.delete(id)
      send(flow)
    },
    /** Reports the running flows, for a gallery that has just opened. */
    reportAll: () => running.forEach(({ flow }) => send(flow)),
  }
}
