import { useTranslation } from 'react-i18next'
import { currentHour } from '../../../domain/contest/time/contestTime.ts'
import { groupThousands, formatSignedPercent } from '../../../domain/money/format.ts'
import type { Contest } from '../../../api/contest.ts'
import { FoldedSection } from '../FoldedSection.tsx'
import { RulesNote } from './RulesNote.tsx'
import type { RankTarget } from './useRankTarget.ts'
import type { Elements } from '../../../ui/Elements.ts'

interface Props {
  contest: Contest
  listedAt: number
  /** Null once the contest has ended: nothing is projected. */
  target: RankTarget | null
  children: Elements
}

/** The frame of the rank planner: the required return in its head, the rules at its foot. */
export function PlannerFrame({ contest, listedAt, target, children }: Props) {
  const { t } = useTranslation('planner')
  const rank = target && groupThousands(String(target.rank))
  const note = () => {
    if (!target || rank === null) return null
    if (target.isReached) return t('head.reached', { rank })
    if (target.needed !== null) return t('head.needs', { rank, roi: formatSignedPercent(target.needed) })
    return target.at.kind === 'free' ? t('head.free', { rank }) : null
  }

  return (
    <FoldedSection title={t('title')} note={note()}>
      <div className="planner">
        <p className="num text-sm text-text-2">{target ? t('projection', { hour: currentHour(listedAt) }) : t('over')}</p>
        {children}
        {target && <RulesNote contest={contest} />}
      </div>
    </FoldedSection>
  )
}
