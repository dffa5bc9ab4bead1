import { initialTransition, transition } from 'xstate'
import { confirmed } from '../../../../gallery/view/samples.ts'
import { done, failed } from '../../../../gallery/xstate.ts'
import { Failure } from '../../../../src/api/failure.ts'
import { submissionOf } from '../../../../src/machines/submission.ts'

/** Types of request and response do not matter here. */
export const submission = submissionOf<string, string>()
export type Submission = typeof submission
type Snapshot = ReturnType<typeof initialTransition<Submission>>[0]
type Actions = ReturnType<typeof initialTransition<Submission>>[1]

/** Inputs of the app: the end of its request or check, or the delay of a timer. */
export type AppInput =
  | 'accepted'
  | 'refused'
  | 'network'
  | 'timeout'
  | 'notFound'
  | 'found'
  | 'inconclusive'
  | `after ${string}`

export type AppOutcome = 'done' | 'happened' | 'refused' | 'didNotHappen'

/** One state of the machine, and what the transition started. */
export interface AppState {
  state: number
  ended: AppOutcome | null
  sends: boolean
  checks: boolean
  /** Timers set and stopped: seconds, by the event that they raise. */
  sets: readonly (readonly [timer: string, seconds: number])[]
  stops: readonly string[]
}

const failure = (kind: 'refused' | 'network' | 'timeout') => new Failure(kind, { path: '/orders/create' })

function eventOf(input: AppInput, actor: string) {
  if (input === 'accepted') return done(actor, 'order')
  if (input === 'found') return done(actor, { found: 'order' })
  if (input === 'notFound' || input === 'inconclusive') return done(actor, input)
  if (input === 'refused' || input === 'network' || input === 'timeout') return failed(actor, failure(input))
  return { type: input.slice('after '.length) }
}

/** The parameters of XState's own actions. */
const paramsOf = <Params>(actions: Actions, type: string) =>
  actions.flatMap((action) => (action.type === type ? [action['params'] as Params] : []))

/** The machine through its pure transition function: each transition is computed once, each state has a number. */
export function appOf(machine: Submission) {
  const snapshots: Snapshot[] = []
  const numbers = new Map<string, number>()
  const known = new Map<string, AppState>()

  const moved = ([snapshot, actions]: readonly [Snapshot, Actions]): AppState => {
    const { value, context, output } = snapshot
    const name = JSON.stringify([value, { ...context, failure: context.failure?.kind }])
    const state = numbers.get(name) ?? snapshots.push(snapshot) - 1
    numbers.set(name, state)
    const begun = new Set(paramsOf<{ src: string }>(actions, 'xstate.spawnChild').map(({ src }) => src))
    return {
      state,
      ended: snapshot.status === 'done' ? (output?.kind ?? null) : null,
      sends: begun.has('send'),
      checks: begun.has('check'),
      sets: paramsOf<{ id: string; delay?: number }>(actions, 'xstate.raise').flatMap(({ id, delay }) =>
        delay === undefined ? [] : [[id, delay / 1_000] as const],
      ),
      stops: paramsOf<{ sendId: string }>(actions, 'xstate.cancel').map(({ sendId }) => sendId),
    }
  }

  return {
    start: () => moved(initialTransition(machine, confirmed('order', 'order'))),
    /** The transition for an input: a response comes from the only pending actor. */
    receive(state: number, input: AppInput): AppState {
      const name = `${state} ${input}`
      const before = snapshots[state]
      const found = known.get(name)
      if (found) return found
      if (!before) throw new Error(`no such state: ${name}`)
      const [actor = ''] = Object.keys(before.children)
      const after = moved(transition(machine, before, eventOf(input, actor) as never)) // its types name external events only
      known.set(name, after)
      return after
    },
  }
}
export type App = ReturnType<typeof appOf>
