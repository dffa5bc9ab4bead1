import { useTranslation } from 'react-i18next'
import { movesSince } from '../../../domain/contest/visits.ts'
import type { LeaderboardEntry } from '../../../api/contest.ts'
import type { ContestId } from '../../../api/scalars.ts'
import { MoveIcon } from './icons.tsx'
import { useStoredLeaderboard } from './useStoredLeaderboard.ts'

/** Change of a row's rank since the last visit; nothing if unchanged or not seen then. */
export function RowMove({ contestId, entry: { hashedEmail, rank } }: { contestId: ContestId; entry: LeaderboardEntry }) {
  const { t } = useTranslation('leaderboard')
  const { visits } = useStoredLeaderboard(contestId)
  const move = movesSince(visits.before)(hashedEmail, rank)
  if (move === null || move === 0) return null
  const count = Math.abs(move)

  return (
    <span className={`ms-1 inline-flex items-center gap-0.5 align-middle text-xs ${move > 0 ? 'text-long' : 'text-short'}`}>
      <MoveIcon isUp={move > 0} className="size-2" />
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t(move > 0 ? 'up' : 'down', { count })}</span>
    </span>
  )
}
