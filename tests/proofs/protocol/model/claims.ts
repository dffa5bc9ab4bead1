import type { Claim } from './explore.ts'

export const ABSENT = '“Did not happen” is said only of what is not in the journal and will not be'

/** Promises of a submission, at every moment. */
export const PROMISES = {
  'It never sends twice': ({ sends }) => sends <= 1,
  'Only the exchange refuses: unknown never becomes refused': ({ ended, told }) =>
    ended !== 'refused' || told === 'refused',
  [ABSENT]: ({ ended, own }) => ended !== 'didNotHappen' || own === 0,
  '“Accepted” and “found” are said only of what is in the journal': ({ ended, own, other }) =>
    (ended !== 'done' || own > 0) && (ended !== 'happened' || own + other > 0),
} as const satisfies Record<string, Claim>

/** What cannot be promised without the exchange's help: reliability A5 and A12. */
export const LIMITS = {
  'One press makes one order': ({ own }) => own <= 1,
  '“Refused” is said only of what is not in the journal': ({ ended, own }) => ended !== 'refused' || own === 0,
  '“Found” is the own order, not an equal one of another tab': ({ ended, own }) => ended !== 'happened' || own > 0,
} as const satisfies Record<string, Claim>
