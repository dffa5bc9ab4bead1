import { createActor, fromPromise } from 'xstate'
import { i18n } from '../../i18n/i18n.ts'
import { flows } from '../../machines/begin.ts'
import { rolloverMachine } from '../../machines/rollover.ts'
import { type Confirmed, submissionOf } from '../../machines/submission.ts'
import { lookAtFuturesProfile, refreshFuturesProfile, sendRollover } from '../../queries/user.ts'
import { toast } from '../ui/toast.ts'
import { keptFlows } from './keptFlows.ts'
import { lookFor } from './lookFor.ts'

const machine = rolloverMachine.provide({
  actors: {
    load: fromPromise(({ signal }) => lookAtFuturesProfile(signal)),
    submission: submissionOf<boolean, void>().provide({
      actors: {
        send: fromPromise<void, Confirmed<boolean>>(async ({ input }) => {
          await sendRollover(input.request, input.key)
        }),
        look: lookFor<boolean, void>(async (rollover, signal) => {
          const { contractRollover } = await lookAtFuturesProfile(signal)
          return contractRollover === rollover ? { seen: undefined } : 'notSeen'
        }),
      },
    }),
    refresh: fromPromise<void, void>(() => refreshFuturesProfile()),
  },
})

/** One setting, so one flow. */
export const rolloverFlows = keptFlows<typeof machine, null>({
  id: () => 'rollover',
  create: () => createActor(...flows.begin(machine, {})),
  endedUnseen: (snapshot) => {
    if (snapshot.matches('success')) {
      const text = snapshot.context.rollover ? i18n.t('rolloverModal.doneOn') : i18n.t('rolloverModal.doneOff')
      toast({ kind: 'success', title: i18n.t('rolloverModal.saved'), text })
    } else {
      toast({ kind: 'error', title: i18n.t('rolloverModal.failed'), text: i18n.t('common.errorOccurred'), sticky: true })
    }
  },
})
