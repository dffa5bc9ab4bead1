import { useTranslation } from 'react-i18next'
import type { Board } from '../../../../domain/contest/coach/coachBoard.ts'
import { projectionOf } from '../../../../domain/contest/coach/coachProjection.ts'
import { openOf } from '../../../../domain/contest/coach/coachTrades.ts'
import type { Contest } from '../../../../api/contest.ts'
import { TryAgain } from '../../../../shared/page/TryAgain.tsx'
import { useKeepAim } from '../aim/useKeepAim.ts'
import { Aim } from '../Aim.tsx'
import { Planner } from '../Planner.tsx'
import { useRankTarget } from '../useRankTarget.ts'
import { LastCheck } from './LastCheck.tsx'
import { OwnStanding } from './OwnStanding.tsx'
import { OwnTrades } from './OwnTrades.tsx'
import { useChecked } from './useChecked.ts'
import { useTrades } from './useTrades.ts'

interface Props {
  contest: Contest
  board: Board
  listedAt: number
  /** After the end nothing is projected: only the last projection is looked at. */
  isOver: boolean
}

/** The coach of one who takes part, with the user's own orders. */
export function Contestant({ contest, board, listedAt, isOver }: Props) {
  const { t } = useTranslation('coach')
  const { trades, unreadable, isFailed, retry } = useTrades(contest, listedAt)
  const projection = trades && projectionOf(board, trades)
  const checked = useChecked(contest.contestId, board, listedAt, isOver ? null : projection)
  const target = useRankTarget(contest, board, projection?.to ?? null)
  const { markets, minOrderAmount, startDate, endDate } = contest
  const aim = target.needed === null ? null : { rank: target.rank, roi: target.needed, listedAt, rules: { markets, minOrderAmount, startDate, endDate } }
  useKeepAim(trades && !isOver ? aim : undefined)

  if (isOver)
    return (
      <Planner contest={contest} listedAt={listedAt} target={null}>
        {checked ? <LastCheck checked={checked} /> : <p className="coach-note">{t('check.none')}</p>}
      </Planner>
    )

  return (
    <Planner contest={contest} listedAt={listedAt} target={target}>
      {trades && <OwnStanding projection={projection} listedAt={listedAt} />}
      {checked && <LastCheck checked={checked} />}
      {isFailed && (
        <p role="alert" className="coach-own flex flex-wrap items-center gap-3">
          {t('own.failed')}
          <TryAgain size="sm" onPress={retry} />
        </p>
      )}
      <Aim target={target} positions={trades ? openOf(trades) : []} />
      {trades && trades.all.length > 0 && <OwnTrades contest={contest} trades={trades} unreadable={unreadable} />}
    </Planner>
  )
}
