import { useTranslation } from 'react-i18next'
import { contestDate } from '../../../domain/time/time.ts'
import { changes } from '../../../queries/changes.ts'
import { session } from '../../../queries/session.ts'
import type { Contest } from '../../../api/contest.ts'
import { FlowDialog } from '../../../shared/change-flow/FlowDialog.tsx'
import { useFlow } from '../../../shared/change-flow/backgroundFlows.ts'
import { AcceptTerms } from './AcceptTerms.tsx'
import { joinFlows } from './joinFlow.ts'

interface Props {
  contest: Contest
  token: string
  onClose: () => void
}

/** Joins a contest: machines/joinContest.ts. */
export function JoinDialog({ contest, token, onClose }: Props) {
  const { t } = useTranslation()
  const { contestId, contestName, startDate, endDate } = contest
  const [state, send, outcome] = useFlow(joinFlows, { contestId, contestName, contestUserToken: token })
  const isAccepted = state.hasTag('accepted')
  const start = contestDate(startDate)
  const counts = startDate > session.now() ? t('joinModal.countFrom', { date: start }) : t('joinModal.countNow')
  const close = () => {
    send({ type: 'CLOSE' })
    onClose()
  }

  return (
    <FlowDialog
      title={t('joinModal.title')}
      state={state}
      send={send}
      onClose={close}
      submit={{
        disabled: !isAccepted,
        onClick: () => send({ type: 'CONFIRM', key: changes.keyFor(`join ${contestId}`, token) }),
        children: t('common.confirm'),
      }}
      outcome={outcome?.kind === 'done' ? { ...outcome, text: counts } : outcome}
      leave={t('common.finish')}
    >
      <p className="font-semi text-text">{contestName}</p>
      <p className="num mt-1 mb-4 text-md text-text-2">{t('joinModal.period', { start, end: contestDate(endDate) })}</p>
      <AcceptTerms contest={contest} isAccepted={isAccepted} onTick={() => send({ type: 'TICK' })} />
    </FlowDialog>
  )
}
