import { type Confirmed, type Outcome, submissionOf } from './submission.ts'

/** What a machine remembers of the change it makes: set by the confirmation, so that nothing is sent without one. */
export interface Change<Request> {
  /** The last confirmation; null before the first. */
  confirmed: Confirmed<Request> | null
  /** Whether the answer to it was lost. */
  isLost: boolean
}

export const unconfirmed: Change<never> = { confirmed: null, isLost: false }

/** The confirmation by which a machine has come where it is. */
export function confirmedIn<Request>({ confirmed }: Change<Request>): Confirmed<Request> {
  if (!confirmed) throw new Error('a change without a confirmation')
  return confirmed
}

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
  /** Where the trader reads that nothing is known, should the submission itself break. */
  broken: { target: string }
}

/**
 * The state in which a change is out: sent once, lost, looked for, ended; the same for every machine that changes something.
 * The machine brings three actions: `confirm` and `lose` set the two fields of Change, `end` keeps what it needs of the outcome.
 */
export function changeOf<Request, Answer>() {
  type Ended = { event: { output: Outcome<Answer> } }
  type Heard = { event: { snapshot: { hasTag: (tag: 'unknown') => boolean } } }
  const outcome = ({ event }: Ended) => event.output
  const end = { type: 'end', params: outcome } as const

  return {
    outcome,
    submission: submissionOf<Request, Answer>(),
    guards: {
      /** The submission speaks up with every look: it is listened to once. */
      answerWasLost: ({ context }: { context: Change<Request> }, submission: { hasTag: (tag: 'unknown') => boolean }) =>
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
          input: ({ context }: { context: Change<Request> }) => confirmedIn(context),
          onSnapshot: {
            guard: { type: 'answerWasLost', params: ({ event }: Heard) => event.snapshot },
            target: '.unknown',
            actions: 'lose',
            description: 'The answer is lost.',
          },
          onDone: [
            { guard: { type: 'exchangeRefused', params: outcome }, actions: end, ...refused },
            { guard: { type: 'didNotHappen', params: outcome }, actions: end, ...notFound },
            ...done,
          ],
          onError: { description: 'The looking breaks.', ...broken },
        },
        states: {
          sending: { meta: { title: 'Request sent' }, description: 'The request is on its way.' },
          unknown: { meta: { title: 'Answer lost' }, tags: 'unknown', ...unknown },
        },
      }) as const,
  }
}
