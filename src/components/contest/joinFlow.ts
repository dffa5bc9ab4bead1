import { joinContestMachine, type JoinRequest } from '../../machines/joinContest.ts'
import { refusalIn } from '../../machines/submitting.ts'
import { fetchContestNow, refreshContest, sendJoin } from '../../queries/contests.ts'
import { dialogFailure } from '../flows/dialogFailure.ts'
import type { FlowOutcome } from '../flows/flowOutcome.ts'
import { backgroundFlows } from '../flows/backgroundFlows.ts'
import { sentOnce } from '../flows/sentOnce.ts'

const machine = joinContestMachine.provide({
  actors: {
    submission: sentOnce<JoinRequest>({
      send: sendJoin,
      verify: async ({ contestId, contestUserToken }, signal) =>
        (await fetchContestNow(contestId, contestUserToken, signal)) ? { found: contestId } : 'notFound',
    }),
  },
  actions: { reload: (_, contestId) => void refreshContest(contestId) },
})

/** Joining a contest: one flow per contest. */
export const joinFlows = backgroundFlows({
  machine,
  id: ({ contestId }: JoinRequest) => contestId,
  input: (request) => request,
  outcomeOf: (state, t) => {
    const { contestName: name } = state.context.request
    const named = (outcome: FlowOutcome): FlowOutcome => ({ ...outcome, message: { title: t('joinModal.named', { name, what: outcome.title }) } })
    if (state.matches('success')) return named({ kind: 'done', title: t('joinModal.youAreIn') })
    if (state.matches('notArrived')) return named({ kind: 'lost', title: t('joinModal.lost'), text: t('joinModal.lostText') })
    const failure = refusalIn(state.context)
    if (!state.matches('error') || !failure) return null
    return named({ kind: 'refused', title: t('joinModal.failed'), text: dialogFailure(t, 'joinModal.error', failure), code: failure.code })
  },
  onFinishedInBackground: ({ context }) => void refreshContest(context.request.contestId),
})
