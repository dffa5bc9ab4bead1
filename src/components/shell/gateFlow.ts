import { fromPromise } from 'xstate'
import type { GateAnswers } from '../../domain/gate.ts'
import { redirectTo, mainSiteUrl } from '../../mainSite.ts'
import { type Decision, gateMachine } from '../../machines/gate.ts'
import type { Verification } from '../../machines/submission.ts'
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
import { sentOnce } from '../flows/sentOnce.ts'

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

/** Checks an agreement once. A rollover setting is not checked: the trader sees it and may save it again. */
async function verify({ kind }: Decision): Promise<Verification> {
  if (kind === 'rollover') return 'mayRepeat'
  const profile = await queryClient.query({ ...userProfileQuery, staleTime: 0 }).catch(() => null)
  return profile?.agreements.futuresConfirmationDate ? { found: profile } : 'mayRepeat'
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
    loadSetting: fromPromise(loadSetting),
    submission: sentOnce<Decision>({
      send: (decision, key) => (decision.kind === 'agreement' ? sendAgreement(key) : sendRollover(decision.contractRollover, key)),
      verify,
    }),
  },
  actions: { leaveToMainSite: () => redirectTo(mainSiteUrl()) },
})
