import { assign, setup } from 'xstate'
import { VERIFY_EVERY_MS, VERIFY_FOR_MS, VERIFY_GOOD_LOOKS } from '../limits.ts'
import { type Failure, failureOf, isUncertain } from '../wire/failure.ts'
import { promised } from './promised.ts'

/** What one confirmation of the user asks for. */
export interface Confirmed<Request> {
  request: Request
  /** One UUID per confirmation; travels as Idempotency-Key where that is switched on. */
  key: string
}

/** What a look at the exchange says: the change is there, it is not, or the look tells nothing. */
export type Look<Answer> = { seen: Answer } | 'notSeen' | 'cannotTell'

/** How a submission ends. `happened`: the answer was lost, the change was found. */
export type Outcome<Answer> =
  | { kind: 'done' | 'happened'; answer: Answer }
  | { kind: 'refused' | 'didNotHappen'; failure: Failure }

/**
 * One change, sent once. When the answer is lost the outcome is unknown: the machine looks at the exchange
 * every 3,000 ms, and says "it did not happen" only after three good looks and 15,000 ms. It never sends again.
 * Contract §4, reliability A2.
 */
export const submissionOf = <Request, Answer>() =>
  setup({
    types: {
      // Types only: xstate reads no value here.
      input: {} as Confirmed<Request>,
      context: {} as Confirmed<Request> & { goodLooks: number; longEnough: boolean; failure: Failure | null; outcome: Outcome<Answer> | null },
      output: {} as Outcome<Answer>,
      tags: {} as 'unknown',
    },
    actors: {
      send: promised<Answer, Confirmed<Request>>(),
      look: promised<Look<Answer>, Confirmed<Request>>(),
    },
    delays: { nextLook: VERIFY_EVERY_MS, longEnough: VERIFY_FOR_MS },
  }).createMachine({
    id: 'submission',
    description: 'One change, sent once and, if its answer is lost, looked for.',
    context: ({ input }) => ({ ...input, goodLooks: 0, longEnough: false, failure: null, outcome: null }),
    initial: 'sending',
    states: {
      sending: {
        description: 'The request is on its way.',
        invoke: {
          src: 'send',
          input: ({ context: { request, key } }) => ({ request, key }),
          onDone: { target: 'done', actions: assign({ outcome: ({ event }) => ({ kind: 'done' as const, answer: event.output }) }) },
          onError: [
            {
              guard: ({ event }) => isUncertain(failureOf(event.error)),
              target: 'verifying',
              actions: assign({ failure: ({ event }) => failureOf(event.error) }),
            },
            {
              target: 'refused',
              actions: assign({ outcome: ({ event }) => ({ kind: 'refused' as const, failure: failureOf(event.error) }) }),
            },
          ],
        },
      },
      verifying: {
        description: 'The answer was lost. The exchange is asked what is true; nothing is sent again.',
        tags: 'unknown',
        initial: 'looking',
        after: { longEnough: { actions: assign({ longEnough: true }) } },
        states: {
          looking: {
            description: 'Looking whether the change is there.',
            invoke: {
              src: 'look',
              input: ({ context: { request, key } }) => ({ request, key }),
              onDone: [
                {
                  guard: ({ event }) => typeof event.output === 'object',
                  target: '#submission.happened',
                  actions: assign({
                    outcome: ({ event }) =>
                      typeof event.output === 'object' ? { kind: 'happened' as const, answer: event.output.seen } : null,
                  }),
                },
                {
                  guard: ({ context, event }) =>
                    event.output === 'notSeen' && context.longEnough && context.goodLooks + 1 >= VERIFY_GOOD_LOOKS,
                  target: '#submission.didNotHappen',
                  actions: assign({
                    outcome: ({ context }) => ({ kind: 'didNotHappen' as const, failure: context.failure ?? failureOf(null) }),
                  }),
                },
                {
                  guard: ({ event }) => event.output === 'notSeen',
                  target: 'waiting',
                  actions: assign({ goodLooks: ({ context }) => context.goodLooks + 1 }),
                },
                { target: 'waiting' },
              ],
              onError: 'waiting',
            },
          },
          waiting: { description: 'Waiting before the next look.', after: { nextLook: 'looking' } },
        },
      },
      done: { description: 'The exchange said yes.', type: 'final' },
      happened: { description: 'No answer came, but the change is there.', type: 'final' },
      refused: { description: 'The exchange said no.', type: 'final' },
      didNotHappen: { description: 'No answer came, and the change is not there.', type: 'final' },
    },
    output: ({ context }) => context.outcome ?? { kind: 'didNotHappen' as const, failure: failureOf(null) },
  })
