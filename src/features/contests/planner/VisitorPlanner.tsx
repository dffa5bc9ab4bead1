import { useTranslation } from 'react-i18next'
import type { RankedEntries } from '../../../domain/contest/planner/rankedEntries.ts'
import type { Contest } from '../../../api/contest.ts'
import { TargetSection } from './TargetSection.tsx'
import { PlannerFrame } from './PlannerFrame.tsx'
import { useRankTarget } from './useRankTarget.ts'

interface Props {
  contest: Contest
  entries: RankedEntries
  listedAt: number
  hasOrders: boolean
}

/** The rank planner for a user who has not joined, or whose orders cannot be fetched. */
export function VisitorPlanner({ contest, entries, listedAt, hasOrders }: Props) {
  const { t } = useTranslation('planner')
  const target = useRankTarget(contest, entries, null)

  return (
    <PlannerFrame contest={contest} listedAt={listedAt} target={target}>
      {hasOrders && <p className="planner-own text-sm text-text-2">{t('own.join')}</p>}
      <TargetSection target={target} positions={[]} />
    </PlannerFrame>
  )
}
