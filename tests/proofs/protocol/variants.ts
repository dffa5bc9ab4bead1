import { assign, createMachine } from 'xstate'
import { submission, type Submission } from './model/app.ts'

/** The submission with one mistake each. */

const { config, implementations } = submission
const [sending, verifying] = [config.states?.sending, config.states?.verifying]
/** A machine with other transitions is no longer of the same type, but it hears and does the same. */
const rewired = (states: object) => createMachine({ ...config, states: { ...config.states, ...states } } as never, implementations as never) as unknown as Submission

/** The deadline of the call counts as a refusal. */
export const deadlineRefuses = submission.provide({ guards: { answerWasLost: (_, { kind }) => kind === 'network' } })

/** Sends again after a pause instead of looking again. */
export const sendsAgain = rewired({ verifying: { ...verifying, states: { ...verifying?.states, waiting: { after: { nextCheck: '#submission.sending' } } } } })

/** A lost answer counts as a good one. */
export const hopes = rewired({ sending: { ...sending, invoke: { src: 'send', onError: { target: 'done', actions: assign({ outcome: { kind: 'done', answer: 'order' } }) } } } })

/** A look under way when the wait is over counts by when it is answered, not by when it was asked. */
export const countsEarlyLook = rewired({ verifying: { ...verifying, after: { longEnough: { actions: assign({ longEnough: true }) } } } })
