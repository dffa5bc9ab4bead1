import { endpoint } from './endpoint.ts'
import { Instant, maybe } from './scalars.ts'
import * as z from './zod.ts'

export const checkAvailability = endpoint({
  path: '/api/user/configuration/futures/availability/check',
  response: z.object({ tabVisibility: z.boolean() }),
})

export const getUserProfile = endpoint({
  path: '/api/user/profile/get',
  response: z.object({
    isInEu: z.boolean(),
    hasKyc: z.boolean(),
    agreements: z.catch(z.object({ futuresConfirmationDate: maybe(Instant) }), { futuresConfirmationDate: null }),
  }),
})
export type UserProfile = z.output<typeof getUserProfile.response>

export const getFuturesProfile = endpoint({
  path: '/futures/api/user/profile/get',
  response: z.object({ nextRolloverDate: maybe(Instant), contractRollover: z.boolean() }),
})
export type FuturesProfile = z.output<typeof getFuturesProfile.response>

export const USER_FUTURES_CONFIG = 'userFuturesConfig'
export const getUserConfiguration = endpoint({
  path: '/api/user/configuration/get',
  request: z.object({ id: z.string() }),
  response: z.object({ data: z.object({ contestsVisibility: z.boolean() }) }),
})

export const addAgreement = endpoint({
  path: '/api/user/account/agreement/add',
  request: z.object({ agreement: z.enum(['FUTURES']) }),
  changes: true,
})

export const setContractRollover = endpoint({
  path: '/futures/api/user/profile/contract/rollover/set',
  request: z.object({ contractRollover: z.boolean() }),
  changes: true,
})

/** Sent once after a 401. Specification §7. */
export const terminateAfter401 = endpoint({ path: '/api/auth/session/terminate', changes: true })

/** Sent by the Logout item and by the login flow. Specification §7. */
export const terminateSession = endpoint({ path: '/api/user/auth/session/terminate', changes: true })

/** Listed as public by the specification, not called by this app; the exchange's main site uses them. */
export const createAccount = endpoint({ path: '/futures/api/account/create', isPublic: true, changes: true })
export const getOpenGame = endpoint({ path: '/futures/api/game/open/get', isPublic: true })
