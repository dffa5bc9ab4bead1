import { type AnyActor, type AnyMachineSnapshot, type AnyTransitionDefinition, type InspectionEvent, isMachineSnapshot, StateMachine } from 'xstate'
import type { FlowState, TakenEdge, FlowMessage } from './flowMessage.ts'
import { plain, plainRecord } from './plain.ts'

/** Steps of one flow that are sent to a gallery opened later. */
const MAX_STEPS = 300

const stateOf = ({ value, context }: AnyMachineSnapshot): FlowState => ({ value: value as FlowState['value'], context: plain(context, context) })

function takenOf(transition: AnyTransitionDefinition): TakenEdge {
  const { source, eventType } = transition
  const all = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  return { source: source.id, event: eventType, index: all.indexOf(transition) }
}

interface Flow {
  /** Number of steps reported. */
  steps: number
  /** Transitions since the last step. */
  taken: TakenEdge[]
  messages: FlowMessage[]
}

/**
 * Reports every step of the flows started with `inspect`, and of those they invoke. Reports only machines, never
 * what their calls send and receive; pay codes and tokens are masked first.
 */
export function reportFlows(send: (message: FlowMessage) => void, { page, now }: { page: string; now: () => number }) {
  const flows = new Map<string, Flow>()

  function start(id: string, actor: AnyActor, snapshot: AnyMachineSnapshot) {
    const parent = `${page} ${actor._parent?.sessionId}`
    const within = flows.has(parent) ? parent : null
    const started: FlowMessage = { kind: 'started', flow: id, within, machine: actor.logic.id, at: now(), start: stateOf(snapshot) }
    flows.set(id, { steps: 0, taken: [], messages: [started] })
    send(started)
  }

  function move(id: string, flow: Flow, event: { type: string }, after: AnyMachineSnapshot) {
    const received = { type: event.type, ...plainRecord(event, after.context) }
    const step = { at: now(), event: received, taken: flow.taken, after: stateOf(after) }
    flow.steps += 1
    flow.taken = []
    const moved: FlowMessage = { kind: 'moved', flow: id, number: flow.steps, step }
    if (flow.messages.length <= MAX_STEPS) flow.messages.push(moved)
    send(moved)
  }

  return {
    inspect: (what: InspectionEvent) => {
      const actor = what.actorRef as AnyActor // the same object, with its wider type
      if (!(actor.logic instanceof StateMachine)) return
      const id = `${page} ${actor.sessionId}`
      const flow = flows.get(id)
      if (what.type === '@xstate.microstep') flow?.taken.push(...what._transitions.map(takenOf))
      if (what.type !== '@xstate.snapshot' || !isMachineSnapshot(what.snapshot)) return
      if (!flow) start(id, actor, what.snapshot)
      else if (what.event.type !== 'xstate.stop') move(id, flow, what.event, what.snapshot)
      if (what.snapshot.status === 'active' || !flows.delete(id)) return
      send({ kind: 'ended', flow: id })
    },
    /** Reports the running flows from their start, for a gallery that has just opened. */
    reportAll: () => [...flows.values()].flatMap(({ messages }) => messages).forEach(send),
  }
}
