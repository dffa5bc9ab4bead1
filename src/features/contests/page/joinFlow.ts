import { joinContestMachine, type JoinRequest } from '../../../machines/joinContest.ts'
import { refusalIn } from '../../../machines/submitting.ts'
import { hasJoinedNow, refreshContest, sendJoin } from '../../../queries/contests.ts'
import { backgroundFlows } from '../../../shared/change-flow/backgroundFlows.ts'
import { lostOutcome, refusalOutcome } from '../../../shared/change-flow/flowOutcome.ts'
import { hostToken } from '../host/hostToken.ts'
import { toHost } from '../host/toHost.ts'

/** Joining a contest: one flow per contest and user. */
export const joinFlows = backgroundFlows<typeof joinContestMachine, JoinRequest, 'common'>({
  machine: joinContestMachine.provide({
    actions: { reload: (_, contestId) => void refreshContest(contestId) },
  }),
  subject: ({ contestId, contestUserToken }) => `join ${contestId} ${contestUserToken}`,
  send: sendJoin,
  verify: async ({ contestId, contestUserToken }, signal) =>
    (await hasJoinedNow(contestId, contestUserToken, signal)) ? { found: contestId } : 'notFound',
  texts: 'common',
  input: (request) => request,
  outcomeOf: (state, t) => {
    const { contestName: subject } = state.context.request
    if (state.matches('success')) return { kind: 'done', subject, title: t('joinModal.youAreIn') }
    if (state.matches('notArrived'))
      return { ...lostOutcome(t, state.context, t('joinModal.lost'), t('joinModal.lostText')), subject }
    const failure = refusalIn(state.context)
    return failure && { ...refusalOutcome(t, t('joinModal.failed'), 'joinModal.error', failure), subject }
  },
  onEnd: ({ kind }, { context: { request } }) => {
    if (kind === 'done') toHost({ type: 'joined', contestId: request.contestId })
    toHost({ type: 'haptic', feel: kind === 'done' ? 'success' : 'error' })
  },
  onFinishedInBackground: ({ context }) => void refreshContest(context.request.contestId),
})

// The next user of the host neither sees nor learns how the former one's join ended.
hostToken.subscribe(joinFlows.stopAll)
