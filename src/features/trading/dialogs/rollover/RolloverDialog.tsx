import { useTranslation } from 'react-i18next'
import { fromPromise } from 'xstate'
import { setContractRollover } from '../../../../api/user.ts'
import { failureIn, refusalIn } from '../../../../domain/account/change.ts'
import './RolloverDialog.css'
import { utcMinute } from '../../../../domain/time/time.ts'
import { failureText } from '../../../../i18n/failureText.ts'
import { noAnswerText } from '../../../../i18n/noAnswerText.ts'
import { rolloverMachine } from '../../../../machines/rollover.ts'
import { fetchFuturesProfileNow, refreshFuturesProfile } from '../../../../queries/rollover.ts'
import { backgroundFlows, useFlow } from '../../../../shared/change-flow/backgroundFlows.ts'
import { DetailsCard } from '../../../../shared/change-flow/DetailsCard.tsx'
import { FlowDialog } from '../../../../shared/change-flow/FlowDialog.tsx'
import { uncheckedOutcome } from '../../../../shared/change-flow/flowOutcome.ts'
import { sendTo } from '../../../../shared/change-flow/sendOnce.ts'
import { Loader } from '../../../../ui/display/Loader.tsx'
import { Switch } from '../../../../ui/input/Switch.tsx'

/** Switches the rollover of contracts: machines/rollover.ts. */
export function RolloverDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('dialogs')
  const [state, send, outcome] = useFlow(rolloverFlows, null)
  const { profile, rollover } = state.context
  const confirm = () => send(rolloverFlows.confirm(null, rollover))

  return (
    <FlowDialog
      title={t('rolloverModal.title')}
      state={state}
      send={send}
      onClose={onClose}
      submit={{ disabled: !state.matches('editing'), onClick: confirm, children: t('common.confirm') }}
      outcome={outcome}
    >
      {state.matches('editing') && profile ? (
        <>
          <p className="text-md text-text-2">{t('rolloverModal.text')}</p>
          <div className="mt-4">
            <DetailsCard>
              <div className="setting">
                <Switch
                  label={t('rolloverModal.switch')}
                  checked={rollover}
                  onChange={(on) => send({ type: 'CHOOSE', rollover: on })}
                />
                <p className="num text-sm text-text-2">
                  {profile.nextRolloverDate === null
                    ? t('rolloverModal.noDate')
                    : t('rolloverModal.next', { date: utcMinute(profile.nextRolloverDate) })}
                </p>
              </div>
            </DetailsCard>
          </div>
        </>
      ) : (
        <Loader label={t('dialogs.loading')} />
      )}
    </FlowDialog>
  )
}

/** One flow, since there is one setting. */
const rolloverFlows = backgroundFlows<typeof rolloverMachine, null, 'dialogs'>({
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
    const { notLoaded } = state.context
    if (state.matches('notLoaded') && notLoaded) {
      const text = failureText(t, null, notLoaded)
      return { kind: 'notLoaded', title: t('rolloverModal.notLoaded'), text, code: notLoaded.code }
    }
    const failure = failureIn(state.context)
    if (!failure) return null
    if (state.context.outcome?.kind === 'unknown') return uncheckedOutcome(t)
    const text = t('common.errorOccurred')
    return {
      kind: 'refused',
      title: t('rolloverModal.failed'),
      text: refusalIn(state.context) ? text : noAnswerText(t, text),
      code: failure.code,
      message: { sticky: true },
    }
  },
})
