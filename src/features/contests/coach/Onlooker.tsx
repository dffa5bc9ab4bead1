import { useTranslation } from 'react-i18next'
import type { Board } from '../../../domain/contest/coach/coachBoard.ts'
import type { Contest } from '../../../api/contest.ts'
import { Aim } from './Aim.tsx'
import { Planner } from './Planner.tsx'
import { useRankTarget } from './useRankTarget.ts'

interface Props {
  contest: Contest
  board: Board
  listedAt: number
  hasOrders: boolean
}

/** The rank planner of one who does not take part, or whose orders cannot be asked for. */
export function Onlooker({ contest, board, listedAt, hasOrders }: Props) {
  const { t } = useTranslation('coach')
  const target = useRankTarget(contest, board, null)

  return (
    <Planner contest={contest} listedAt={listedAt} target={target}>
      {hasOrders && <p className="coach-own text-sm text-text-2">{t('own.join')}</p>}
      <Aim target={target} positions={[]} />
    </Planner>
  )
}
