import { useState } from 'react'
import { atRank, beyond, type Board, type Standing } from '../../../domain/contest/coach/coachBoard.ts'
import { coachTargets } from '../../../domain/contest/coach/coachTargets.ts'
import type { Contest } from '../../../api/contest.ts'
import type { Order } from '../../../api/order.ts'
import { Needed } from './Needed.tsx'
import { Reached } from './Reached.tsx'
import { useKeepAim } from './aim/useKeepAim.ts'
import { TargetChoice } from './TargetChoice.tsx'

interface Props {
  contest: Contest
  board: Board
  /** Where the user's best trade stands or would; null if there is none, or if it is not known. */
  standing: Standing | null
  /** The user's open positions that count once they are closed. */
  positions: readonly Order[]
  /** The hour of the list, epoch ms. */
  listedAt: number
  /** Whether what is aimed at is marked elsewhere too: for one who takes part. */
  isKept: boolean
}

/** A rank to aim at, and what reaches it. At first the last rank that is paid, or the next one that is not reached yet. */
export function Aim({ contest, board, standing, positions, listedAt, isKept }: Props) {
  const targets = coachTargets(contest)
  const [chosen, setChosen] = useState<number | null>(null)
  const ahead = targets.filter(({ rank, kind }) => kind !== 'nextTier' && rank < (standing?.to ?? Number.POSITIVE_INFINITY))
  const rank = chosen ?? ahead.at(-1)?.rank ?? 1
  const isReached = standing !== null && standing.to <= rank
  const at = atRank(board, rank)
  const { markets, minOrderAmount, startDate, endDate } = contest
  const aim = at.kind === 'taken' && !isReached ? { rank, roi: beyond(at.roi), listedAt, rules: { markets, minOrderAmount, startDate, endDate } } : null
  useKeepAim(isKept ? aim : undefined)

  return (
    <>
      <TargetChoice targets={targets} rank={rank} onChoose={setChosen} />
      {isReached ? <Reached rank={rank} /> : <Needed board={board} rank={rank} positions={positions} />}
    </>
  )
}
