import { assign, createMachine } from 'xstate'
import { submission, type Submission } from './model/app.ts'

/** Mutations of the submission. */

const { config, implementations } = submission
const [sending, verifying] = [config.states?.sending, config.states?.verifying]
/** A machine with other transitions has another type, but the same inputs and actions. */
const rewired = (states: object) => createMachine({ ...config, states: { ...config.states, ...states } } as never, implementations as never) as unknown as Submission

/** The request's timeout counts as a rejection. */
export const deadlineRefuses = submission.provide({ guards: { answerWasLost: (_, { kind }) => kind === 'network' } })

/** Sends again after a pause instead of checking again. */
export const sendsAgain = rewired({ verifying: { ...verifying, states: { ...verifying?.states, waiting: { after: { nextCheck: '#submission.sending' } } } } })

/** A lost response counts as a success. */
export const lostMeansDone = rewired({ sending: { ...sending, invoke: { src: 'send', onError: { target: 'done', actions: assign({ outcome: { kind: 'done', answer: 'order' } }) } } } })

/** A check pending when the wait ends counts by the time of its response, not of its request. */
export const countsEarlyCheck = rewired({ verifying: { ...verifying, after: { longEnough: { actions: assign({ longEnough: true }) } } } })
