import { createActor, fromPromise } from 'xstate'
import { i18n } from '../../i18n/i18n.ts'
import { flows } from '../../machines/begin.ts'
import { joinContestMachine, type JoinRequest } from '../../machines/joinContest.ts'
import { type Confirmed, submissionOf } from '../../machines/submission.ts'
import { lookAtContest, refreshContest, sendJoin } from '../../queries/contests.ts'
import { dialogFailure } from '../dialogs/dialogFailure.ts'
import { keptFlows } from '../dialogs/keptFlows.ts'
import { lookFor } from '../dialogs/lookFor.ts'
import { toast } from '../ui/toast.ts'

const machine = joinContestMachine.provide({
  actors: {
    submission: submissionOf<JoinRequest, void>().provide({
      actors: {
        send: fromPromise<void, Confirmed<JoinRequest>>(async ({ input: { request, key } }) => {
          await sendJoin(request.contestId, request.contestUserToken, key)
        }),
        look: lookFor<JoinRequest, void>(async ({ contestId, contestUserToken }, signal) =>
          (await lookAtContest(contestId, contestUserToken, signal)) ? { seen: undefined } : 'notSeen',
        ),
      },
    }),
  },
  actions: { reload: (_, contestId) => void refreshContest(contestId) },
})

/** Joining one contest: one flow a contest. */
export const joinFlows = keptFlows<typeof machine, JoinRequest>({
  id: ({ contestId }) => contestId,
  create: (request) => createActor(...flows.begin(machine, { input: request })),
  endedUnseen: (snapshot) => {
    const { contestId, contestName: name, failure } = snapshot.context
    void refreshContest(contestId)
    const named = (what: string) => i18n.t('joinModal.named', { name, what })
    if (snapshot.matches('success')) toast({ kind: 'success', title: named(i18n.t('joinModal.youAreIn')) })
    else if (failure) toast({ kind: 'error', title: named(i18n.t('joinModal.failed')), text: dialogFailure(i18n.t, 'joinModal.error', failure) })
    else toast({ kind: 'error', title: named(i18n.t('joinModal.lost')), text: i18n.t('joinModal.lostText'), sticky: true })
  },
})
