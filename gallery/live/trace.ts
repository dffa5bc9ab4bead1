import { type AnyStateMachine, type EventObject, type StateValue, transition } from 'xstate'
import * as z from '../../src/zod.ts'
import { Stand, Step } from './messages.ts'
import { revive } from './plain.ts'
import { runsOf } from './stand.ts'

/** What one flow went through, as it is saved: no pay codes, no tokens. */
export const Trace = z.object({
  trace: z.literal(1),
  /** The machine's id. */
  machine: z.string(),
  start: Stand,
  steps: z.array(Step),
})
export type Trace = z.output<typeof Trace>

/** A saved trace, or null for a file that is none. */
export function readTrace(text: string): Trace | null {
  try {
    return Trace.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** A stand as a snapshot of the machine. Throws where the machine has no such state any more. */
export const snapshotOf = (machine: AnyStateMachine, { value, context }: Stand) =>
  machine.resolveState({ value: value as StateValue, context: revive(context) }) // checked by resolveState

/** The event as it was heard. */
export const eventOf = ({ event }: Step) => revive(event) as EventObject // the schema says it has a type

/**
 * Sends a trace's events to the machine as it is now. Answers the number of the first step that ends elsewhere than
 * it did (from 0; -1 where the trace begins in a state that is gone), or null where all is as it was.
 */
export function firstDifference(machine: AnyStateMachine, { start, steps }: Trace): number | null {
  let at = -1
  try {
    let state = snapshotOf(machine, start)
    for (at = 0; at < steps.length; at++) {
      const step = steps[at]
      if (!step) break
      state = transition(machine, state, eventOf(step))[0]
      if (JSON.stringify(state.value) !== JSON.stringify(step.after.value)) return at
    }
    return null
  } catch {
    return at
  }
}

/** The trace with the last alone of what came again and again, if the machine goes the same way by it; else the trace as it is. */
export function foldedTrace(machine: AnyStateMachine, trace: Trace): Trace {
  const last = new Set(runsOf(trace.start, trace.steps).map((run) => run.at(-1)))
  const folded = { ...trace, steps: trace.steps.filter((_, index) => last.has(index)) }
  return firstDifference(machine, folded) === null ? folded : trace
}
