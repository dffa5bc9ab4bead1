import { queryClient } from '../../../src/queries/client.ts'
import { userProfileQuery } from '../../../src/queries/user.ts'
import { getUserProfile } from '../../../src/api/user.ts'

export const ANNA = '2026-08-21T08:00:00.123Z'
/** Of the same second: the exchange tells users apart by nothing else. */
export const BERT = '2026-08-21T08:00:00.456Z'

/** The exchange has told who is logged in, as it has behind the gate. */
export function knowUser(accepted = ANNA) {
  const profile = getUserProfile.response.parse({ isInEu: false, hasKyc: true, agreements: { futuresConfirmationDate: accepted } })
  queryClient.setQueryData(userProfileQuery.queryKey, profile)
}

/** The key of a value of that user. */
export const keyOf = (name: string, accepted = ANNA) => `${name}:${Date.parse(accepted)}`
