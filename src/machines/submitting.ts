import { assign } from 'xstate'
import { type Failure, failureOf } from '../wire/failure.ts'
import { type Confirmed, type Outcome, submissionOf } from './submission.ts'

/** What a machine remembers of the change it makes: set by the confirmation, so that nothing is sent without one. */
export interface Change<Request, Answer> {
  /** The last confirmation; null before the first. */
  confirmed: Confirmed<Request> | null
  /** Whether the answer to it was lost. */
  isLost: boolean
  /** How it ended; null as long as that is open. */
  outcome: Outcome<Answer> | null
}

export const unconfirmed: Change<never, never> = { confirmed: null, isLost: false, outcome: null }

/** The confirmation by which a machine has come where it is. */
export function confirmedIn<Request>({ confirmed }: Pick<Change<Request, unknown>, 'confirmed'>): Confirmed<Request> {
  if (!confirmed) throw new Error('a change without a confirmation')
  return confirmed
}

/** What the exchange said no with; null where it did not say no. */
export const refusalIn = ({ outcome }: Pick<Change<unknown, unknown>, 'outcome'>): Failure | null =>
  outcome?.kind === 'refused' ? outcome.failure : null

/** XState's own type of an action belongs to one machine: these belong to several, as the type of their context says. */
export type Action<Params> = (_: unknown, params: Params) => void

const SENT_ONCE = 'Sent once. No confirmation is heard until it is known how it ended.'

interface Leads {
  target: string
  description: string
}

interface Ways {
  title?: string
  description?: string
  /** What else there is to the state in which the answer is lost. */
  unknown: { description: string }
  /** The exchange accepts, or the change is found: the first whose guard allows it. */
  done: readonly Leads[]
  refused: Leads
  /** The answer was lost and the change is not found. */
  notFound: Leads
  /** Should the submission itself break, nobody has seen it either. */
  broken?: { target: string }
}

/**
 * The state in which a change is out: sent once, lost, looked for, ended; the same for every machine that changes something.
 * What is confirmed is told by the action `confirm`.
 */
export function changeOf<Request, Answer>() {
  type Ended = { event: { output: Outcome<Answer> } }
  type Heard = { event: { snapshot: { hasTag: (tag: 'unknown') => boolean } } }
  const outcome = ({ event }: Ended) => event.output
  const end = { type: 'end', params: outcome } as const
  const notSeen = ({ event }: { event: { error: unknown } }): Outcome<Answer> => ({ kind: 'didNotHappen', failure: failureOf(event.error) })


  return {
    outcome,
    end,
    submission: submissionOf<Request, Answer>(),
    actions: {
      confirm: assign({ confirmed: (_, confirmed: Confirmed<Request>) => confirmed, isLost: false, outcome: null }) as Action<Confirmed<Request>>,
      lose: assign({ isLost: true }) as Action<unknown>,
      end: assign({ outcome: (_, outcome: Outcome<Answer>) => outcome }) as Action<Outcome<Answer>>,
    },
    guards: {
      /** The submission speaks up with every look: it is listened to once. */
      answerWasLost: ({ context }: { context: Change<Request, Answer> }, submission: { hasTag: (tag: 'unknown') => boolean }) =>
        !context.isLost && submission.hasTag('unknown'),
      exchangeRefused: (_: unknown, { kind }: Outcome<Answer>) => kind === 'refused',
      didNotHappen: (_: unknown, { kind }: Outcome<Answer>) => kind === 'didNotHappen',
    },
    submitting: <const To extends Ways>({ title = 'Under way', description = SENT_ONCE, unknown, done, refused, notFound, broken }: To) =>
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
            guard: { type: 'answerWasLost', params: ({ event }: Heard) => event.snapshot },
            target: '.unknown',
            actions: 'lose',
            description: 'The answer is lost.',
          },
          onDone: [
            { guard: { type: 'exchangeRefused', params: outcome }, actions: end, ...refused },
            { guard: { type: 'didNotHappen', params: outcome }, actions: end, ...notFound },
            ...done.map((one) => ({ actions: end, ...one })),
          ],
          onError: { target: notFound.target, actions: { type: 'end', params: notSeen }, description: 'The looking breaks.', ...broken },
        },
        states: {
          sending: { meta: { title: 'Request sent' }, description: 'The request is on its way.' },
          unknown: { meta: { title: 'Answer lost' }, tags: 'unknown', ...unknown },
        },
      }) as const,
  }
}
