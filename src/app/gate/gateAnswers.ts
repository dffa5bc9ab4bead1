import { endsSession, failureOf } from '../../api/failure.ts'
import type { GateAnswers } from '../../domain/account/gate.ts'
import { queryClient } from '../../queries/call/client.ts'
import {
  availabilityQuery,
  contestsVisibilityQuery,
  futuresProfileQuery,
  userProfileQuery,
} from '../../queries/user.ts'

/** The gate's responses, if all have been received successfully. */
export function gateAnswersSoFar(): GateAnswers | null {
  const tabVisible = queryClient.getQueryData(availabilityQuery.queryKey)
  const profile = queryClient.getQueryData(userProfileQuery.queryKey)
  const settings = [futuresProfileQuery, contestsVisibilityQuery].map(({ queryKey }) =>
    queryClient.getQueryData<unknown>(queryKey),
  )
  if (tabVisible === undefined || !profile || settings.includes(undefined)) return null
  return { tabVisible, profile, settingsLoaded: true }
}

/** Makes the gate's four requests; `again` bypasses the cache. The responses stay cached for the pages. */
export async function loadGateAnswers(again: boolean): Promise<GateAnswers> {
  const fresh = again ? { staleTime: 0 } : {}
  const settings = Promise.allSettled([
    queryClient.query({ ...futuresProfileQuery, ...fresh }),
    queryClient.query({ ...contestsVisibilityQuery, ...fresh }),
  ])
  const [tabVisible, profile] = await Promise.all([
    queryClient.query({ ...availabilityQuery, ...fresh }),
    queryClient.query({ ...userProfileQuery, ...fresh }),
  ])
  const failures = (await settings).flatMap((one) => (one.status === 'rejected' ? [failureOf(one.reason)] : []))
  const end = failures.find(endsSession)
  if (end) throw end
  return { tabVisible, profile, settingsLoaded: failures.length === 0 }
}
