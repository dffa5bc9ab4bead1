import { useTranslation } from 'react-i18next'
import { utcMinute } from '../../../../domain/time/time.ts'
import { useFlow } from '../../../../shared/change-flow/backgroundFlows.ts'
import { DetailsCard } from '../../../../shared/change-flow/DetailsCard.tsx'
import './RolloverDialog.css'
import { FlowDialog } from '../../../../shared/change-flow/FlowDialog.tsx'
import { Loader } from '../../../../ui/display/Loader.tsx'
import { Switch } from '../../../../ui/input/Switch.tsx'
import { rolloverFlows } from './rolloverFlow.ts'

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
