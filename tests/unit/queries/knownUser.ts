import { getUserProfile } from '../../../src/api/user.ts'
import { queryClient } from '../../../src/queries/call/client.ts'
import { userProfileQuery } from '../../../src/queries/user.ts'

export const ANNA = '2026-08-21T08:00:00.123Z'
/** Within the same second as ANNA: users differ in nothing else. */
export const BERT = '2026-08-21T08:00:00.456Z'

/** Sets the logged-in user, as known after the gate. */
export function knowUser(accepted = ANNA) {
  const profile = getUserProfile.response.parse({
    isInEu: false,
    hasKyc: true,
    agreements: { futuresConfirmationDate: accepted },
  })
  queryClient.setQueryData(userProfileQuery.queryKey, profile)
}

/** The storage key of that user's value. */
export const keyOf = (name: string, accepted = ANNA) => `${name}:${Date.parse(accepted)}`
