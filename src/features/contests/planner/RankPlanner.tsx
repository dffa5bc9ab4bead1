import { useTranslation } from 'react-i18next'
import { rankedEntries } from '../../../domain/contest/planner/rankedEntries.ts'
import type { Contest } from '../../../api/contest.ts'
import { lazily } from '../../../ui/lazy/lazily.ts'
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx'
import { Boundary } from '../../../shared/page/Boundary.tsx'
import { VisitorPlanner } from './VisitorPlanner.tsx'
import { useListedAt } from './useListedAt.ts'
import { usePhase } from '../useClock.ts'
import './RankPlanner.css'

// The code that reads orders is shared with trading and not loaded in the webview.
const ParticipantPlanner = lazyPart(lazily(async () => (await import('./participant/ParticipantPlanner.tsx')).ParticipantPlanner))

interface Props {
  contest: Contest
  /** The token with which the contest was requested. */
  token: string | null
  /** Whether the user's own orders can be fetched: not in a phone's webview, which has no session. */
  hasOrders: boolean
}

/** The rank planner of a running contest, based on its leaderboard. Projects nothing before the first list or after the end. */
export function RankPlanner(props: Props) {
  const { t } = useTranslation('planner')
  return (
    <Boundary title={t('title')}>
      <Panel {...props} />
    </Boundary>
  )
}

function Panel({ contest, token, hasOrders }: Props) {
  const listedAt = useListedAt(contest, token)
  const phase = usePhase(contest)
  const entries = rankedEntries(contest.leaderboard)
  const isContestant = hasOrders && contest.isUserInContest
  if (phase === 'before' || entries === null || (phase === 'ended' && !isContestant)) return null

  const props = { contest, entries, listedAt }
  return isContestant ? <ParticipantPlanner {...props} isOver={phase === 'ended'} /> : <VisitorPlanner {...props} hasOrders={hasOrders} />
}
