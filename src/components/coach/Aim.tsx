import { useState } from 'react'
import type { Board, Standing } from '../../domain/coachBoard.ts'
import { coachTargets } from '../../domain/coachTargets.ts'
import type { Contest } from '../../wire/contest.ts'
import type { Order } from '../../wire/order.ts'
import { Needed } from './Needed.tsx'
import { Reached } from './Reached.tsx'
import { TargetChoice } from './TargetChoice.tsx'

interface Props {
  contest: Contest
  board: Board
  /** Where the user's best trade stands or would; null if there is none, or if it is not known. */
  standing: Standing | null
  /** The user's open positions that count once they are closed. */
  positions: readonly Order[]
}

/** A rank to aim at, and what reaches it. At first the last rank that is paid, or the next one that is not reached yet. */
export function Aim({ contest, board, standing, positions }: Props) {
  const targets = coachTargets(contest)
  const [chosen, setChosen] = useState<number | null>(null)
  const ahead = targets.filter(({ rank, kind }) => kind !== 'nextTier' && rank < (standing?.to ?? Number.POSITIVE_INFINITY))
  const rank = chosen ?? ahead.at(-1)?.rank ?? 1

  return (
    <>
      <TargetChoice targets={targets} rank={rank} onChoose={setChosen} />
      {standing !== null && standing.to <= rank ? <Reached rank={rank} /> : <Needed board={board} rank={rank} positions={positions} />}
    </>
  )
}
