import { assign } from 'xstate'
import { failureOf } from '../api/failure.ts'
import {
  type Change,
  type ChangeEnd,
  type Confirmation,
  confirmationIn,
  confirmedIn,
  type Outcome,
} from '../domain/account/change.ts'
import { submissionOf } from './submission.ts'

/** XState's type of an action is bound to one machine; these are shared by several. */
export type Action<Params> = (_: unknown, params: Params) => void

const SENT_ONCE = 'Sent once; ignores further confirmations until the outcome is known.'

interface Transition {
  target: string
  description: string
}

interface Transitions {
  title?: string
  description?: string
  /** Further properties of the state after a lost response. */
  unknown: { description: string }
  /** The exchange accepts, or the change is found; the first transition whose guard passes. */
  done: readonly Transition[]
  refused: Transition
  /** The response was lost and the change is not found. */
  notFound: Transition
  /** If the submission itself throws, the outcome is unknown; by default the target of `notFound`. */
  broken?: { target: string }
}

/**
 * The state of a change in progress: sent once, response lost, verified, ended; shared by every machine that changes something.
 * The event that starts it is a confirmation; the action `confirm` sets what is sent.
 */
export function changeOf<Request, Answer = unknown>() {
  type Ended = { event: { output: Outcome<Answer> } }
  type Snapshot = { event: { snapshot: { hasTag: (tag: 'unknown') => boolean } } }
  const confirm = {
    type: 'confirm',
    params: ({ event }: { event: Confirmation<Request> }) => confirmationIn(event),
  } as const
  const outcome = ({ event }: Ended) => event.output
  const end = { type: 'end', params: outcome } as const
  const asUnknown = ({ event }: { event: { error: unknown } }): ChangeEnd<Answer> => ({
    kind: 'unknown',
    failure: failureOf(event.error),
  })

  return {
    confirm,
    outcome,
    end,
    submission: submissionOf<Request, Answer>(),
    actions: {
      confirm: assign({
        confirmed: (_, confirmed: Confirmation<Request>) => confirmed,
        isLost: false,
        outcome: null,
      }) as Action<Confirmation<Request>>,
      lose: assign({ isLost: true }) as Action<unknown>,
      clear: assign({ outcome: null }) as Action<unknown>,
      end: assign({ outcome: (_, outcome: ChangeEnd<Answer>) => outcome }) as Action<ChangeEnd<Answer>>,
    },
    guards: {
      /** The submission emits a snapshot with every check; only the first one counts. */
      answerWasLost: (
        { context }: { context: Change<Request, Answer> },
        submission: { hasTag: (tag: 'unknown') => boolean },
      ) => !context.isLost && submission.hasTag('unknown'),
      exchangeRefused: (_: unknown, { kind }: Outcome<Answer>) => kind === 'refused',
      didNotHappen: (_: unknown, { kind }: Outcome<Answer>) => kind === 'didNotHappen',
    },
    /** A state that shows why the change did not happen. Leaving it clears the outcome, whatever the way out. */
    failed: <const State extends object>(state: State) => ({ exit: 'clear', ...state }) as const,
    underWay: <const To extends Transitions>({
      title = 'In progress',
      description = SENT_ONCE,
      unknown,
      done,
      refused,
      notFound,
      broken,
    }: To) =>
      ({
        meta: { title },
        description,
        tags: ['underWay', 'unsettled'],
        initial: 'sending',
        invoke: {
          id: 'submission',
          src: 'submission',
          input: ({ context }: { context: Change<Request, Answer> }) => confirmedIn(context),
          onSnapshot: {
            guard: { type: 'answerWasLost', params: ({ event }: Snapshot) => event.snapshot },
            target: '.unknown',
            actions: 'lose',
            description: 'Answer lost.',
          },
          onDone: [
            { guard: { type: 'exchangeRefused', params: outcome }, actions: end, ...refused },
            { guard: { type: 'didNotHappen', params: outcome }, actions: end, ...notFound },
            ...done.map((transition) => ({ actions: end, ...transition })),
          ],
          onError: {
            target: notFound.target,
            actions: { type: 'end', params: asUnknown },
            description: 'Verification failed.',
            ...broken,
          },
        },
        states: {
          sending: { meta: { title: 'Sending' }, description: 'Waits for the answer to the request.' },
          unknown: { meta: { title: 'Answer lost' }, tags: 'unknown', ...unknown },
        },
      }) as const,
  }
}
