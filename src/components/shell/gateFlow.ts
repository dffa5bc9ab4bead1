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

/** The answers stay in the cache: the pages find them there. */
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

/** Null where the exchange knows of no setting: a user it has no futures profile of yet. */
async function loadSetting(): Promise<boolean | null> {
  try {
    return (await queryClient.query(futuresProfileQuery)).contractRollover
  } catch (error) {
    if (failureOf(error).kind === 'refused') return null
    throw error
  }
}

/** The gate, put to work: its calls and its way out. */
export const gate = gateMachine.provide({
  actors: {
    load: fromPromise(async ({ input }) => {
      try {
        return await load(input.again)
      } catch (error) {
        // Calls that are given up because the session ends fail in their own ways.
        throw session.isLeaving() ? new Failure('dropped', { path: '', cause: error }) : error
      }
    }),
    sendAgreement: fromPromise(({ input }) => sendAgreement(input.key)),
    loadSetting: fromPromise(loadSetting),
    saveSetting: fromPromise(({ input }) => sendRollover(input.contractRollover, input.key)),
  },
  actions: { leaveToMainSite: () => redirectTo(mainSiteUrl()) },
})
