import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type RankedEntries, rankedEntries } from '../../../../domain/contest/planner/rankedEntries.ts'
import { projectRank } from '../../../../domain/contest/planner/projection.ts'
import { groupThousands, formatSignedPercent } from '../../../../domain/money/format.ts'
import { CONTEST_STRIP_REFRESH_MS } from '../../../../constants/limits.ts'
import { contestQuery } from '../../../../queries/contests.ts'
import type { Contest } from '../../../../api/contest.ts'
import { useListedAt } from '../useListedAt.ts'
import { useRankTarget } from '../useRankTarget.ts'
import { useTrades } from './useTrades.ts'

/**
 * Best trade and target rank of a participant, in the contest strip of the trading page. Fetches the public leaderboard every ten
 * minutes, and the orders of all markets like the results page; other users' pages fetch neither.
 */
export function StripRank({ contest }: { contest: Contest }) {
  const { data } = useQuery({ ...contestQuery(contest.contestId, null), staleTime: CONTEST_STRIP_REFRESH_MS, refetchInterval: CONTEST_STRIP_REFRESH_MS })
  const entries = data ? rankedEntries(data.contest.leaderboard) : null
  return data && entries && <CurrentRank contest={data.contest} entries={entries} />
}

function CurrentRank({ contest, entries }: { contest: Contest; entries: RankedEntries }) {
  const { t } = useTranslation('planner')
  const listedAt = useListedAt(contest, null)
  const { trades } = useTrades(contest, listedAt)
  const projection = trades && projectRank(entries, trades)
  const { rank, needed } = useRankTarget(contest, entries, projection?.to ?? null)
  if (!trades) return null

  const parts = [
    projection ? t('strip.best', { roi: formatSignedPercent(projection.best.roi) }) : t('strip.none'),
    needed !== null && t('strip.needs', { rank: groupThousands(String(rank)), roi: formatSignedPercent(needed) }),
  ]
  return <span>{parts.filter(Boolean).join(' · ')}</span>
}
