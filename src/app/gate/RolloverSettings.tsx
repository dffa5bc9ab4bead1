import ChevronLeft from 'lucide-react/icons/chevron-left'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useTranslation } from 'react-i18next'
import { failureIn, refusalIn } from '../../domain/account/change.ts'
import { noAnswerText } from '../../i18n/noAnswerText.ts'
import { ledger } from '../../queries/ledger.ts'
import { useTitle } from '../../shared/page/documentTitle.ts'
import { Button } from '../../ui/display/Button.tsx'
import { Loader } from '../../ui/display/Loader.tsx'
import { Message } from '../../ui/display/Message.tsx'
import { Switch } from '../../ui/input/Switch.tsx'
import { type GateScreenProps, TaskCard } from './ConsentScreen.tsx'

/** Title, toggle, Save settings; a back button on error. Specification §2, "Rollover settings screen". */
export function RolloverSettings({ state, send }: GateScreenProps) {
  const { t } = useTranslation()
  useTitle(t('gate.rollover.title'))
  const { contractRollover } = state.context
  const saving = state.hasTag('underWay')
  const failure = failureIn(state.context) ?? state.context.failure
  const code = failure?.code
  const back = (
    <Button size="lg" onClick={() => send({ type: 'BACK' })}>
      <ChevronLeft aria-hidden="true" className="size-4" />
      <span>{t('gate.rollover.back')}</span>
    </Button>
  )

  return (
    <TaskCard size="sm">
      {state.matches({ rolloverSettings: 'loadingSetting' }) && <Loader />}

      {(saving || state.matches({ rolloverSettings: 'choosing' })) && (
        <>
          <RefreshCw aria-hidden="true" className="mb-4 size-5 text-accent" />
          <h1 className="text-2xl font-semi">{t('gate.rollover.title')}</h1>
          <p className="mt-2 text-lg leading-read text-text-2">{t('gate.rollover.text')}</p>
          <div className="my-5 flex flex-col rounded-md border border-line bg-bg px-4 py-3">
            <Switch
              label={
                <span className="flex flex-col text-lg">
                  <span>{t('gate.rollover.toggle')}</span>
                  <span className="text-sm font-regular text-text-2">
                    {t(contractRollover ? 'gate.rollover.on' : 'gate.rollover.off')}
                  </span>
                </span>
              }
              checked={contractRollover}
              disabled={saving}
              onChange={() => send({ type: 'TOGGLE' })}
            />
          </div>
          <Button
            variant="primary"
            size="lg"
            pending={saving}
            onClick={() =>
              send({ type: 'SAVE', ...ledger.confirm('rollover', { kind: 'rollover', contractRollover }) })
            }
          >
            {t('gate.rollover.save')}
          </Button>
        </>
      )}

      {state.matches({ rolloverSettings: 'saveFailed' }) && (
        <Message
          live
          tone="danger"
          icon={<TriangleAlert />}
          title={t('gate.rollover.title')}
          text={refusalIn(state.context) ? t('common.errorOccurred') : noAnswerText(t, t('gate.rollover.unknown'))}
          code={code}
          actions={back}
        />
      )}

      {state.matches({ rolloverSettings: 'loadFailed' }) && (
        <Message
          live
          tone="danger"
          icon={<TriangleAlert />}
          title={t('gate.rollover.loadFailed')}
          text={t('gate.rollover.loadFailedText')}
          code={code}
          actions={
            <>
              <Button variant="primary" size="lg" onClick={() => send({ type: 'RETRY' })}>
                {t('common.tryAgain')}
              </Button>
              {back}
            </>
          }
        />
      )}
    </TaskCard>
  )
}
