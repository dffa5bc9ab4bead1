import { useTranslation } from 'react-i18next'
import type { Board } from '../../../../domain/contest/coach/coachBoard.ts'
import { projectionOf } from '../../../../domain/contest/coach/coachProjection.ts'
import { openOf } from '../../../../domain/contest/coach/coachTrades.ts'
import type { Contest } from '../../../../api/contest.ts'
import { TryAgain } from '../../../../shared/page/TryAgain.tsx'
import { Aim } from '../Aim.tsx'
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
  if (isOver) return checked ? <LastCheck checked={checked} /> : <p className="coach-note">{t('check.none')}</p>

  return (
    <>
      {trades && <OwnStanding projection={projection} listedAt={listedAt} />}
      {checked && <LastCheck checked={checked} />}
      {isFailed && (
        <p role="alert" className="coach-own flex flex-wrap items-center gap-3">
          {t('own.failed')}
          <TryAgain size="sm" onPress={retry} />
        </p>
      )}
      <Aim contest={contest} board={board} standing={projection?.to ?? null} positions={trades ? openOf(trades) : []} listedAt={listedAt} isKept={trades !== null} />
      {trades && trades.all.length > 0 && <OwnTrades contest={contest} trades={trades} unreadable={unreadable} />}
    </>
  )
}
