import { fromPromise } from 'xstate'
import { setContractRollover } from '../../../../api/user.ts'
import { noAnswerText } from '../../../../i18n/noAnswerText.ts'
import { rolloverMachine } from '../../../../machines/rollover.ts'
import { failureIn, refusalIn } from '../../../../machines/submitting.ts'
import { fetchFuturesProfileNow, refreshFuturesProfile } from '../../../../queries/user.ts'
import { backgroundFlows } from '../../../../shared/change-flow/backgroundFlows.ts'
import { uncheckedOutcome } from '../../../../shared/change-flow/flowOutcome.ts'
import { sendTo } from '../../../../shared/change-flow/sendOnce.ts'

/** One flow, since there is one setting. */
export const rolloverFlows = backgroundFlows<typeof rolloverMachine, null, 'dialogs'>({
  machine: rolloverMachine.provide({
    actors: {
      load: fromPromise(({ signal }) => fetchFuturesProfileNow(signal)),
      refresh: fromPromise<void, void>(() => refreshFuturesProfile()),
    },
  }),
  subject: () => 'rollover',
  send: (contractRollover, key) => sendTo(setContractRollover)({ contractRollover }, key),
  verify: async (rollover, signal) => {
    const { contractRollover } = await fetchFuturesProfileNow(signal)
    return contractRollover === rollover ? { found: rollover } : 'notFound'
  },
  texts: 'dialogs',
  input: () => undefined,
  outcomeOf: (state, t) => {
    if (state.matches('success')) {
      const text = state.context.rollover ? t('rolloverModal.doneOn') : t('rolloverModal.doneOff')
      return { kind: 'done', title: t('rolloverModal.saved'), text }
    }
    if (state.matches('notLoaded'))
      return { kind: 'notLoaded', title: t('rolloverModal.notLoaded'), text: t('common.serverError') }
    const failure = failureIn(state.context)
    if (!failure) return null
    if (state.context.outcome?.kind === 'unknown') return uncheckedOutcome(t)
    const text = t('common.errorOccurred')
    return {
      kind: 'refused',
      title: t('rolloverModal.failed'),
      text: refusalIn(state.context) ? text : noAnswerText(t, text),
      message: { sticky: true },
    }
  },
})
