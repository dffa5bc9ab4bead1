import { useTranslation } from 'react-i18next'
import { utcMinute } from '../../../domain/time/time.ts'
import { movesSince, formatRankMove } from '../../../domain/contest/visits.ts'
import type { LeaderboardEntry } from '../../../api/contest.ts'
import { type ContestId, Instant } from '../../../api/scalars.ts'
import { Gain } from '../../../ui/display/Gain.tsx'
import { useStoredLeaderboard } from './useStoredLeaderboard.ts'

interface Props {
  contestId: ContestId
  /** The user's own row; null if it is unknown or not in the list. */
  me: LeaderboardEntry | null
}

/** The user's own rank and its change since the last visit, regardless of what the arrows count from. */
export function SinceLine({ contestId, me }: Props) {
  const { t } = useTranslation('leaderboard')
  const { before } = useStoredLeaderboard(contestId).visits
  const move = me && movesSince(before)(me.hashedEmail, me.rank)
  const at = Instant.safeParse(before?.at)

  return (
    <p className="num flex flex-wrap items-baseline gap-x-3 gap-y-0.5 px-3.5 text-sm text-text-2 phone:px-5">
      {me && <span className="text-md font-medium text-text">{t('rank', { rank: me.rank })}</span>}
      {move === 0 && <span>{t('sinceSame')}</span>}
      {move !== null && move !== 0 && (
        <Gain className="font-medium" of={{ sign: move > 0 ? 1 : -1, text: t('since', { change: formatRankMove(move) }) }} />
      )}
      {at.success && <span className="text-text-3">{t(move === null ? 'moves' : 'at', { date: utcMinute(at.data) })}</span>}
    </p>
  )
}
