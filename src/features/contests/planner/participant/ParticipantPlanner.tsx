import { useTranslation } from 'react-i18next'
import type { RankedEntries } from '../../../../domain/contest/planner/rankedEntries.ts'
import { projectRank } from '../../../../domain/contest/planner/projection.ts'
import { openTrades } from '../../../../domain/contest/planner/contestTrades.ts'
import type { Contest } from '../../../../api/contest.ts'
import { TryAgain } from '../../../../shared/page/TryAgain.tsx'
import { useStoreTarget } from '../target/useStoreTarget.ts'
import { TargetSection } from '../TargetSection.tsx'
import { PlannerFrame } from '../PlannerFrame.tsx'
import { useRankTarget } from '../useRankTarget.ts'
import { LastProjection } from './LastProjection.tsx'
import { BestTrade } from './BestTrade.tsx'
import { OwnTrades } from './OwnTrades.tsx'
import { useProjectionResult } from './useProjectionResult.ts'
import { useTrades } from './useTrades.ts'

interface Props {
  contest: Contest
  entries: RankedEntries
  listedAt: number
  /** After the end nothing is projected; only the last projection is compared with the list. */
  isOver: boolean
}

/** The rank planner of a participant, with the user's own orders. */
export function ParticipantPlanner({ contest, entries, listedAt, isOver }: Props) {
  const { t } = useTranslation('planner')
  const { trades, unreadable, isFailed, retry } = useTrades(contest, listedAt)
  const projection = trades && projectRank(entries, trades)
  const checked = useProjectionResult(contest.contestId, entries, listedAt, isOver ? null : projection)
  const target = useRankTarget(contest, entries, projection?.to ?? null)
  const { markets, minOrderAmount, startDate, endDate } = contest
  const contestTarget = target.needed === null ? null : { rank: target.rank, roi: target.needed, listedAt, rules: { markets, minOrderAmount, startDate, endDate } }
  useStoreTarget(trades && !isOver ? contestTarget : undefined)

  if (isOver)
    return (
      <PlannerFrame contest={contest} listedAt={listedAt} target={null}>
        {checked ? <LastProjection checked={checked} /> : <p className="planner-note">{t('check.none')}</p>}
      </PlannerFrame>
    )

  return (
    <PlannerFrame contest={contest} listedAt={listedAt} target={target}>
      {trades && <BestTrade projection={projection} listedAt={listedAt} />}
      {checked && <LastProjection checked={checked} />}
      {isFailed && (
        <p role="alert" className="planner-own flex flex-wrap items-center gap-3">
          <span>{t('own.failed')}</span>
          <TryAgain size="sm" onPress={retry} />
        </p>
      )}
      <TargetSection target={target} positions={trades ? openTrades(trades) : []} />
      {trades && trades.all.length > 0 && <OwnTrades contest={contest} trades={trades} unreadable={unreadable} />}
    </PlannerFrame>
  )
}
