import { useTranslation } from 'react-i18next'
import type { Contest } from '../../../api/contest.ts'
import { refusalIn } from '../../../domain/account/change.ts'
import { linkForLanguage } from '../../../domain/contest/contest.ts'
import { safeHref } from '../../../domain/text/safeHref.ts'
import { contestDate } from '../../../domain/time/time.ts'
import { useLanguage } from '../../../i18n/useLanguage.ts'
import { joinContestMachine, type JoinRequest } from '../../../machines/joinContest.ts'
import { session } from '../../../queries/call/session.ts'
import { hasJoinedNow, refreshContest, sendJoin } from '../../../queries/contests.ts'
import { backgroundFlows, useFlow } from '../../../shared/change-flow/backgroundFlows.ts'
import { DetailsCard } from '../../../shared/change-flow/DetailsCard.tsx'
import { FlowDialog } from '../../../shared/change-flow/FlowDialog.tsx'
import { lostOutcome, refusalOutcome } from '../../../shared/change-flow/flowOutcome.ts'
import { Checkbox } from '../../../ui/input/Checkbox.tsx'
import { hostToken, toHost } from '../host.ts'

interface Props {
  contest: Contest
  token: string
  onClose: () => void
}

/** Joins a contest: machines/joinContest.ts. */
export function JoinDialog({ contest, token, onClose }: Props) {
  const { t } = useTranslation()
  const { contestId, contestName, startDate, endDate } = contest
  const request = { contestId, contestName, contestUserToken: token }
  const [state, send, outcome] = useFlow(joinFlows, request)
  const isAccepted = state.hasTag('accepted')
  const start = contestDate(startDate)
  const counts = startDate > session.now() ? t('joinModal.countFrom', { date: start }) : t('joinModal.countNow')
  const close = () => {
    send({ type: 'CLOSE' })
    onClose()
  }
  // At once: closed, the flow is at its form again, which is not to be seen while the dialog leaves.
  if (state.matches('closed')) return null

  return (
    <FlowDialog
      title={t('joinModal.title')}
      state={state}
      send={send}
      onClose={close}
      submit={{
        disabled: !isAccepted,
        onClick: () => send(joinFlows.confirm(request, request)),
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

interface AcceptTermsProps {
  contest: Contest
  isAccepted: boolean
  onTick: () => void
}

/** "I have read and accept the terms", with a link to the terms in the user's language. */
function AcceptTerms({ contest, isAccepted, onTick }: AcceptTermsProps) {
  const { t } = useTranslation()
  const url = linkForLanguage(contest.termAndConditionsList, useLanguage())
  const href = url === null ? null : safeHref(url, window.location.origin)
  const label =
    href === null ? (
      t('joinModal.acceptPlain')
    ) : (
      <>
        <span>{t('joinModal.accept')}</span> {/* Opens a new tab, so that the checkbox is not lost. */}
        <a href={href} target="_blank" rel="noopener noreferrer" className="link underline">
          {t('joinModal.acceptTerms')}
        </a>{' '}
        <span>{t('joinModal.acceptEnd')}</span>
      </>
    )

  return (
    <DetailsCard>
      <Checkbox label={label} checked={isAccepted} onChange={onTick} />
      {url !== null && href === null && <p className="mt-1 text-sm break-all text-text-2">{url}</p>}
    </DetailsCard>
  )
}

/** Joining a contest: one flow per contest and user. */
const joinFlows = backgroundFlows<typeof joinContestMachine, JoinRequest, 'common'>({
  // The page behind the dialog learns of the join when that is closed (specification §4), or has been.
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
  onEnd: ({ kind }, { context }, isHidden) => {
    const { contestId } = context.request
    if (isHidden) void refreshContest(contestId)
    if (kind === 'done') toHost({ type: 'joined', contestId })
    toHost({ type: 'haptic', feel: kind === 'done' ? 'success' : 'error' })
  },
  // The next user of the host neither sees nor learns how the former one's join ended.
  stoppedBy: hostToken.subscribe,
})
