import { assign, setup } from 'xstate'
import { type Failure, failureOf, isUncertain } from '../api/failure.ts'
import { VERIFY_CONCLUSIVE_CHECKS, VERIFY_EVERY_MS, VERIFY_FOR_MS } from '../constants/limits.ts'
import { type Confirmation, confirmationIn, type Outcome, type Verification } from '../domain/account/change.ts'
import { promiseActor, typesOf } from './typesOf.ts'

/**
 * One change, sent once. If the response is lost, the outcome is unknown: the machine checks the exchange every VERIFY_EVERY_MS, and
 * concludes `didNotHappen` only after three conclusive checks that ended VERIFY_FOR_MS later or more, or immediately if it may be
 * repeated. It never sends again. Contract §4, reliability A2.
 */
export const submissionOf = <Request, Answer = unknown>() =>
  setup({
    types: typesOf<{
      input: Confirmation<Request>
      context: Confirmation<Request> & {
        conclusiveChecks: number
        longEnough: boolean
        failure: Failure | null
        outcome: Outcome<Answer> | null
      }
      output: Outcome<Answer>
      tags: 'unknown'
    }>(),
    actors: {
      send: promiseActor<Answer, Confirmation<Request>>(),
      check: promiseActor<Verification<Answer>, Confirmation<Request>>(),
    },
    guards: {
      answerWasLost: (_, failure: Failure) => isUncertain(failure),
      changeIsThere: (_, check: Verification<Answer>) => typeof check === 'object',
      provesAbsence: ({ context }, check: Verification<Answer>) => check === 'notFound' && context.longEnough,
      hasEnoughChecks: ({ context }, check: Verification<Answer>) =>
        check === 'mayRepeat' ||
        (check === 'notFound' && context.longEnough && context.conclusiveChecks + 1 >= VERIFY_CONCLUSIVE_CHECKS),
    },
    delays: { nextCheck: VERIFY_EVERY_MS, longEnough: VERIFY_FOR_MS },
  }).createMachine({
    id: 'submission',
    meta: { title: 'Send a change' },
    description: 'Sends one change once and, if the answer is lost, checks whether it arrived.',
    context: ({ input }) => ({ ...input, conclusiveChecks: 0, longEnough: false, failure: null, outcome: null }),
    initial: 'sending',
    states: {
      sending: {
        meta: { title: 'Sending' },
        description: 'Waits for the answer to the request.',
        invoke: {
          src: 'send',
          input: ({ context }) => confirmationIn(context),
          onDone: {
            target: 'done',
            actions: assign({ outcome: ({ event }) => ({ kind: 'done' as const, answer: event.output }) }),
            description: 'Request accepted.',
          },
          onError: [
            {
              guard: { type: 'answerWasLost', params: ({ event }) => failureOf(event.error) },
              target: 'verifying',
              actions: assign({ failure: ({ event }) => failureOf(event.error) }),
              description: 'Answer lost: the outcome is unknown.',
            },
            {
              target: 'refused',
              actions: assign({
                outcome: ({ event }) => ({ kind: 'refused' as const, failure: failureOf(event.error) }),
              }),
              description: 'Request rejected.',
            },
          ],
        },
      },
      verifying: {
        meta: { title: 'Answer lost' },
        description: 'Checks the exchange for the outcome; nothing is sent again.',
        tags: 'unknown',
        initial: 'checking',
        after: {
          longEnough: {
            target: '.checking',
            actions: assign({ longEnough: true }),
            description: 'After 15 seconds, a check that finds nothing is conclusive.',
          },
        },
        states: {
          checking: {
            meta: { title: 'Checking' },
            description: 'Checks whether the exchange has the change.',
            invoke: {
              src: 'check',
              input: ({ context }) => confirmationIn(context),
              onDone: [
                {
                  guard: { type: 'changeIsThere', params: ({ event }) => event.output },
                  target: '#submission.happened',
                  actions: assign({
                    outcome: ({ event }) =>
                      typeof event.output === 'object'
                        ? { kind: 'happened' as const, answer: event.output.found }
                        : null,
                  }),
                  description: 'Change found.',
                },
                {
                  guard: { type: 'hasEnoughChecks', params: ({ event }) => event.output },
                  target: '#submission.didNotHappen',
                  description: 'Not found in three conclusive checks, or in one if a repeat is harmless.',
                },
                {
                  guard: { type: 'provesAbsence', params: ({ event }) => event.output },
                  target: 'waiting',
                  actions: assign({ conclusiveChecks: ({ context }) => context.conclusiveChecks + 1 }),
                  description: 'Not found: counts as a conclusive check.',
                },
                { target: 'waiting', description: 'Check inconclusive, or too early to count.' },
              ],
              onError: { target: 'waiting', description: 'Check failed.' },
            },
          },
          waiting: {
            meta: { title: 'Waiting for the next check' },
            description: 'Waits before it checks again.',
            after: { nextCheck: { target: 'checking', description: 'Next check due.' } },
          },
        },
      },
      done: {
        meta: { title: 'Accepted', outcome: 'success' },
        description: 'The exchange accepted the change.',
        type: 'final',
      },
      happened: {
        meta: { title: 'Confirmed by a check', outcome: 'success' },
        description: 'The answer was lost, but a check found the change.',
        type: 'final',
      },
      refused: {
        meta: { title: 'Rejected', outcome: 'error' },
        description: 'The exchange rejected the change.',
        type: 'final',
      },
      didNotHappen: {
        meta: { title: 'Not found', outcome: 'error' },
        description: 'The answer was lost, and the checks did not find the change.',
        type: 'final',
      },
    },
    output: ({ context: { outcome, failure } }) =>
      outcome ?? { kind: 'didNotHappen' as const, failure: failure ?? failureOf(null) },
  })
