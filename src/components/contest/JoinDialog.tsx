import { Check, CircleAlert, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { bannerDate } from '../../domain/contestTime.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { keyFor } from '../../queries/submissionKey.ts'
import { session } from '../../queries/session.ts'
import type { Contest } from '../../wire/contest.ts'
import { AfterButton } from '../dialogs/AfterButton.tsx'
import { dialogFailure } from '../dialogs/dialogFailure.ts'
import { Outcome } from '../dialogs/Outcome.tsx'
import { RetryButton } from '../dialogs/RetryButton.tsx'
import { useFlow } from '../dialogs/useFlow.ts'
import { Unknown, Waiting } from '../dialogs/Waiting.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Message } from '../ui/Message.tsx'
import { AcceptTerms } from './AcceptTerms.tsx'
import { joinFlows } from './joinFlow.ts'

interface Props {
  contest: Contest
  token: string
  onClose: () => void
}

/** Joins a contest. One branch a state of machines/joinContest.ts. */
export function JoinDialog({ contest, token, onClose }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { contestId, contestName, startDate, endDate } = contest
  const [state, send] = useFlow(joinFlows, { contestId, contestName, contestUserToken: token })
  const { failure } = state.context
  const [title, start] = [t('joinModal.title'), bannerDate(startDate, language)]
  const close = () => {
    send({ type: 'CLOSE' })
    onClose()
  }

  if (state.matches('success')) {
    const text = startDate > session.now() ? t('joinModal.countFrom', { date: start }) : t('joinModal.countNow')
    return (
      <Dialog title={title} onClose={close} footer={<AfterButton variant="primary" onPress={close}>{t('common.finish')}</AfterButton>}>
        <Outcome>
          <Message live size="dialog" tone="success" icon={<Check />} title={t('joinModal.youAreIn')} text={text} />
        </Outcome>
      </Dialog>
    )
  }

  if (state.matches('error') || state.matches('notArrived')) {
    const isRefused = state.matches('error') && failure
    const footer = (
      <>
        <AfterButton onPress={close}>{t('common.finish')}</AfterButton>
        <RetryButton onPress={() => send({ type: 'RETRY' })} />
      </>
    )
    return (
      <Dialog title={title} onClose={close} footer={footer}>
        <Outcome>
          <Message
            live
            size="dialog"
            tone="danger"
            icon={isRefused ? <X /> : <CircleAlert />}
            title={isRefused ? t('joinModal.failed') : t('joinModal.lost')}
            text={isRefused ? dialogFailure(t, 'joinModal.error', failure) : t('joinModal.lostText')}
            code={isRefused && failure.code ? t('common.code', { code: failure.code }) : undefined}
          />
        </Outcome>
      </Dialog>
    )
  }

  const isInit = state.matches('init')
  const isAccepted = state.hasTag('accepted')
  const footer = (
    <>
      <Button size="lg" onClick={close}>{isInit ? t('common.cancel') : t('common.close')}</Button>
      <Button
        size="lg"
        variant="primary"
        pending={state.hasTag('underWay')}
        disabled={isInit && !isAccepted}
        onClick={() => send({ type: 'CONFIRM', key: keyFor(`join ${contestId}`, token) })}
      >
        {t('common.confirm')}
      </Button>
    </>
  )
  return (
    <Dialog title={title} onClose={close} dismissable={isInit} footer={footer}>
      {isInit && (
        <>
          <p className="font-semi text-text">{contestName}</p>
          <p className="num mt-1 mb-4 text-md text-text-2">{t('joinModal.period', { start, end: bannerDate(endDate, language) })}</p>
          <AcceptTerms contest={contest} isAccepted={isAccepted} onTick={() => send({ type: 'TICK' })} />
        </>
      )}
      {state.hasTag('unknown') && <Unknown />}
      {state.matches({ loading: 'sending' }) && <Waiting title={t('dialogs.sending')} />}
    </Dialog>
  )
}
