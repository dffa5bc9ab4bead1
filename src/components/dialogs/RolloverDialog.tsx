import { Check, CloudOff, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { utcMinute } from '../../domain/time.ts'
import { keyFor } from '../../queries/submissionKey.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Loader } from '../ui/Loader.tsx'
import { Message } from '../ui/Message.tsx'
import { Switch } from '../ui/Switch.tsx'
import './dialogs.css'
import { AfterButton } from './AfterButton.tsx'
import { Outcome } from './Outcome.tsx'
import { Plate } from './Plate.tsx'
import { rolloverFlows } from './rolloverFlow.ts'
import { RetryButton } from './RetryButton.tsx'
import { useFlow } from './useFlow.ts'
import { Unknown, Waiting } from './Waiting.tsx'

/** Switches the rollover of contracts. One branch a state of machines/rollover.ts. */
export function RolloverDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [state, send] = useFlow(rolloverFlows, null)
  const { profile, rollover } = state.context
  const title = t('rolloverModal.title')

  if (state.matches('success')) {
    const text = rollover ? t('rolloverModal.doneOn') : t('rolloverModal.doneOff')
    return (
      <Dialog title={title} onClose={onClose} footer={<AfterButton variant="primary" onPress={onClose}>{t('common.done')}</AfterButton>}>
        <Outcome>
          <Message live size="dialog" tone="success" icon={<Check />} title={t('rolloverModal.saved')} text={text} />
        </Outcome>
      </Dialog>
    )
  }

  if (state.matches('error') || state.matches('notLoaded')) {
    const said = state.matches('error')
      ? { icon: <X />, title: t('rolloverModal.failed'), text: t('common.errorOccurred') }
      : { icon: <CloudOff />, title: t('rolloverModal.notLoaded'), text: t('common.serverError') }
    const footer = (
      <>
        <AfterButton onPress={onClose}>{t('common.close')}</AfterButton>
        <RetryButton onPress={() => send({ type: 'RETRY' })} />
      </>
    )
    return (
      <Dialog title={title} onClose={onClose} footer={footer}>
        <Outcome>
          <Message live size="dialog" tone="danger" {...said} />
        </Outcome>
      </Dialog>
    )
  }

  const isEditing = state.matches('editing')
  const isBusy = state.hasTag('underWay')
  const footer = (
    <>
      <Button size="lg" onClick={onClose}>{isBusy ? t('common.close') : t('common.cancel')}</Button>
      <Button size="lg" variant="primary" pending={isBusy} disabled={!isEditing && !isBusy} onClick={() => send({ type: 'CONFIRM', key: keyFor('rollover', rollover) })}>
        {t('common.confirm')}
      </Button>
    </>
  )
  return (
    <Dialog title={title} onClose={onClose} dismissable={!isBusy} footer={footer}>
      {isEditing && profile && (
        <>
          <p className="text-md text-text-2">{t('rolloverModal.text')}</p>
          <div className="mt-4">
            <Plate>
              <div className="setting">
                <Switch label={t('rolloverModal.switch')} checked={rollover} onChange={(on) => send({ type: 'CHOOSE', rollover: on })} />
                <p className="num text-sm text-text-2">
                  {profile.nextRolloverDate === null
                    ? t('rolloverModal.noDate')
                    : t('rolloverModal.next', { date: utcMinute(profile.nextRolloverDate) })}
                </p>
              </div>
            </Plate>
          </div>
        </>
      )}
      {state.matches('init') && <Loader label={t('dialogs.loading')} />}
      {state.hasTag('unknown') && <Unknown />}
      {state.matches({ loading: 'sending' }) && <Waiting title={t('dialogs.sending')} />}
      {state.matches('settling') && <Waiting title={t('dialogs.settling')} />}
    </Dialog>
  )
}
