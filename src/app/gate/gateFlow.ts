import { fromPromise } from 'xstate'
import { Failure, failureOf } from '../../api/failure.ts'
import { addAgreement, setContractRollover } from '../../api/user.ts'
import type { Verification } from '../../domain/account/change.ts'
import { type Decision, gateMachine } from '../../machines/gate.ts'
import { redirectTo, mainSiteUrl } from '../../platform/mainSite.ts'
import { queryClient } from '../../queries/call/client.ts'
import { session } from '../../queries/call/session.ts'
import { futuresProfileQuery, userProfileQuery } from '../../queries/user.ts'
import { sendOnce, sendTo } from '../../shared/change-flow/sendOnce.ts'
import { loadGateAnswers } from './gateAnswers.ts'

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

/** The gate machine with its requests and its redirect. */
export const gate = gateMachine.provide({
  actors: {
    load: fromPromise(async ({ input }) => {
      try {
        return input ?? (await loadGateAnswers(true))
      } catch (error) {
        // Requests aborted by the end of the session fail in various ways.
        throw session.isOver() ? new Failure('dropped', { path: '', cause: error }) : error
      }
    }),
    loadSetting: fromPromise(loadSetting),
    submission: sendOnce<Decision>({
      send: (decision, key) =>
        decision.kind === 'agreement'
          ? sendTo(addAgreement)({ agreement: 'FUTURES' }, key)
          : sendTo(setContractRollover)({ contractRollover: decision.contractRollover }, key),
      verify,
    }),
  },
  actions: { leaveToMainSite: () => redirectTo(mainSiteUrl()) },
})
