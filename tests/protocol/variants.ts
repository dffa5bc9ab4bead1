import { assign, createMachine } from 'xstate'
import { submission, type Submission } from './app.ts'

/** The submission, made worse in one thing each: what its waits, its looks and its guards are good for. */

const waiting = (seconds: number): Submission => submission.provide({ delays: { longEnough: seconds * 1_000 } })
const looking = (looks: number): Submission =>
  submission.provide({ guards: { lookedEnough: ({ context }, check) => check === 'notFound' && context.longEnough && context.conclusiveChecks + 1 >= looks } })

export const fiveSeconds = waiting(5)
export const twoLooks = looking(2)

/** The deadline of the call counts as a refusal. */
export const deadlineRefuses = submission.provide({ guards: { answerWasLost: (_, { kind }) => kind === 'network' } })

const { config, implementations } = submission
/** A machine with other transitions is no longer of the same type, but it hears and does the same. */
const rewired = (states: object) => createMachine({ ...config, states: { ...config.states, ...states } } as never, implementations as never) as unknown as Submission

/** Sends again after a pause instead of looking again. */
export const sendsAgain = rewired({
  verifying: {
    ...config.states?.verifying,
    states: { ...config.states?.verifying?.states, waiting: { after: { nextCheck: '#submission.sending' } } },
  },
})

/** A lost answer counts as a good one. */
export const hopes = rewired({
  sending: { ...config.states?.sending, onDone: 'done', invoke: { src: 'send', onError: { target: 'done', actions: assign({ outcome: { kind: 'done', answer: 'order' } }) } } },
})
