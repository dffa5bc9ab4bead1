import { type AnyActor, type AnyMachineSnapshot, type AnyTransitionDefinition, type InspectionEvent, isMachineSnapshot, StateMachine } from 'xstate'
import type { Stand, Taken, Told } from './messages.ts'
import { plain, plainRecord } from './plain.ts'

/** Steps of one flow that a gallery opened later still gets. */
const KEPT_STEPS = 300

const standOf = ({ value, context }: AnyMachineSnapshot): Stand => ({ value: value as Stand['value'], context: plain(context, context) })

function takenOf(transition: AnyTransitionDefinition): Taken {
  const { source, eventType } = transition
  const all = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  return { source: source.id, event: eventType, index: all.indexOf(transition) }
}

interface Flow {
  /** How many have been told. */
  steps: number
  /** Since the last step. */
  taken: Taken[]
  told: Told[]
}

/**
 * Tells every step of the flows that are begun with `inspect`, and of those they invoke. Only state charts are told
 * of, never what their calls send and receive; pay codes and tokens are masked before anything leaves.
 */
export function tellFlows(tell: (told: Told) => void, { page, now }: { page: string; now: () => number }) {
  const flows = new Map<string, Flow>()

  function begin(id: string, actor: AnyActor, snapshot: AnyMachineSnapshot) {
    const parent = `${page} ${actor._parent?.sessionId}`
    const within = flows.has(parent) ? parent : null
    const begun: Told = { kind: 'begun', flow: id, within, machine: actor.logic.id, at: now(), start: standOf(snapshot) }
    flows.set(id, { steps: 0, taken: [], told: [begun] })
    tell(begun)
  }

  function move(id: string, flow: Flow, event: { type: string }, after: AnyMachineSnapshot) {
    const heard = { type: event.type, ...plainRecord(event, after.context) }
    const step = { at: now(), event: heard, taken: flow.taken, after: standOf(after) }
    flow.steps += 1
    flow.taken = []
    const moved: Told = { kind: 'moved', flow: id, number: flow.steps, step }
    if (flow.told.length <= KEPT_STEPS) flow.told.push(moved)
    tell(moved)
  }

  return {
    inspect: (what: InspectionEvent) => {
      const actor = what.actorRef as AnyActor // the same object, by its wider type
      if (!(actor.logic instanceof StateMachine)) return
      const id = `${page} ${actor.sessionId}`
      const flow = flows.get(id)
      if (what.type === '@xstate.microstep') flow?.taken.push(...what._transitions.map(takenOf))
      if (what.type !== '@xstate.snapshot' || !isMachineSnapshot(what.snapshot)) return
      if (!flow) begin(id, actor, what.snapshot)
      else if (what.event.type !== 'xstate.stop') move(id, flow, what.event, what.snapshot)
      if (what.snapshot.status === 'active' || !flows.delete(id)) return
      tell({ kind: 'ended', flow: id })
    },
    /** Tells what is under way from its beginning, for a gallery that has just been opened. */
    tellAll: () => [...flows.values()].flatMap(({ told }) => told).forEach(tell),
  }
}
