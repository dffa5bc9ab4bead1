import { useTranslation } from 'react-i18next'
import { boardOf } from '../../domain/coachBoard.ts'
import type { Contest } from '../../wire/contest.ts'
import { Boundary } from '../page/Boundary.tsx'
import { Aim } from './Aim.tsx'
import { Reading } from './Reading.tsx'
import { useListHour } from './useListHour.ts'
import { usePhaseNow } from './usePhaseNow.ts'
import '../../furtherPages.css'
import './Coach.css'

interface Props {
  contest: Contest
  /** By which the contest was asked for. */
  token: string | null
}

/** What to do next in a running contest, by its own list. Nothing is projected before the first list or after the end. */
export function Coach(props: Props) {
  const { t } = useTranslation('coach')
  return (
    <Boundary title={t('title')}>
      <Panel {...props} />
    </Boundary>
  )
}

function Panel({ contest, token }: Props) {
  const { t } = useTranslation('coach')
  const hour = useListHour(contest.contestId, token)
  const board = boardOf(contest.leaderboard)
  if (usePhaseNow(contest) !== 'running' || board === null) return null

  return (
    <section aria-labelledby="coach" className="coach">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="coach" className="text-xl font-semi">
          {t('title')}
        </h2>
        <p className="num text-sm text-text-2">{t('projection', { hour })}</p>
      </header>
      <Aim contest={contest} board={board} />
      <Reading contest={contest} />
    </section>
  )
}
