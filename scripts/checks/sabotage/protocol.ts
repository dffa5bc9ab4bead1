import type { Defect } from './defect.ts'

const caughtBy = { by: 'unit', file: 'tests/proofs/protocol/protocol.test.ts', test: 'in every reachable state' } as const

/** Mutations of the proof that a change did not happen. */
export const protocol: Defect[] = [
  {
    name: 'the wait after a lost answer is shortened',
    breaks: 'An order that takes ten seconds is “not in your orders”, is placed again, and is there twice.',
    edits: [{ in: 'VERIFY_FOR_MS', find: 'const VERIFY_FOR_MS = $ms', put: 'const VERIFY_FOR_MS = 5_000' }],
    caughtBy,
  },
  {
    name: 'two checks count as proof',
    breaks: 'Twice the exchange answers by a list that is older than the order, which then is “not in your orders”.',
    edits: [{ in: 'VERIFY_CONCLUSIVE_CHECKS', find: 'const VERIFY_CONCLUSIVE_CHECKS = $checks', put: 'const VERIFY_CONCLUSIVE_CHECKS = 2' }],
    caughtBy,
  },
  {
    name: 'a check counts by when it is answered',
    breaks: 'A slow check that was sent before the order arrived is taken as proof that it did not.',
    edits: [{ in: 'submissionOf', find: "longEnough: { target: '.checking', actions: $count, description: $words }", put: 'longEnough: { actions: $count, description: $words }' }],
    caughtBy,
  },
  {
    name: 'checks count from the first one',
    breaks: 'Two checks immediately after the click, and a single one after the wait, are taken as proof.',
    edits: [{ in: 'submissionOf', find: 'provesAbsence: $guard', put: "provesAbsence: (_, check: Verification<Answer>) => check === 'notFound'" }],
    caughtBy,
  },
  {
    name: 'a timer makes a refusal of what is unknown',
    breaks: 'The app reports as refused an order that the exchange has accepted.',
    edits: [
      {
        in: 'submissionOf',
        find: "longEnough: { target: '.checking', actions: $count, description: $words }",
        put: "longEnough: { target: 'refused', actions: assign({ outcome: ({ context }) => ({ kind: 'refused' as const, failure: failureOf(context.failure) }) }) }",
      },
    ],
    caughtBy,
  },
]
