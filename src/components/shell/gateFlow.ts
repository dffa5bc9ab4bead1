import { fromPromise } from 'xstate'
import type { GateAnswers } from '../../domain/gate.ts'
import { redirectTo, mainSiteUrl } from '../../mainSite.ts'
import { gateMachine } from '../../machines/gate.ts'
import { queryClient } from '../../queries/client.ts'
import { session } from '../../queries/session.ts'
import {
  availabilityQuery,
  contestsVisibilityQuery,
  futuresProfileQuery,
  sendAgreement,
  sendRollover,
  userProfileQuery,
} from '../../queries/user.ts'
import { endsSession, Failure, failureOf } from '../../wire/failure.ts'

/** The responses stay in the cache for the pages. */
async function load(again: boolean): Promise<GateAnswers> {
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

/** Null if the exchange has no setting: the user has no futures profile yet. */
async function loadSetting(): Promise<boolean | null> {
  try {
    return (await queryClient.query(futuresProfileQuery)).contractRollover
  } catch (error) {
    if (failureOf(error).kind === 'refused') return null
    throw error
  }
}

/** The gate machine with its calls and its redirect. */
export const gate = gateMachine.provide({
  actors: {
    load: fromPromise(async ({ input }) => {
      try {
        return await load(input.again)
      } catch (error) {
        // Calls aborted by the end of the session fail in various ways.
        throw session.isLeaving() ? new Failure('dropped', { path: '', cause: error }) : error
      }
    }),
    sendAgreement: fromPromise(({ input }) => sendAgreement(input.key)),
    loadSetting: fromPromise(loadSetting),
    saveSetting: fromPromise(({ input }) => sendRollover(input.contractRollover, input.key)),
  },
  actions: { leaveToMainSite: () => redirectTo(mainSiteUrl()) },
})
