import { useState } from 'react'
import type { Board } from '../../domain/coachBoard.ts'
import { coachTargets } from '../../domain/coachTargets.ts'
import type { Contest } from '../../wire/contest.ts'
import { Needed } from './Needed.tsx'
import { TargetChoice } from './TargetChoice.tsx'

/** A rank to aim at, and what reaches it. At first the last rank that is paid. */
export function Aim({ contest, board }: { contest: Contest; board: Board }) {
  const targets = coachTargets(contest)
  const [chosen, setChosen] = useState<number | null>(null)
  const rank = chosen ?? targets.find(({ kind }) => kind === 'lastPaid')?.rank ?? 1

  return (
    <>
      <TargetChoice targets={targets} rank={rank} onChoose={setChosen} />
      <Needed board={board} rank={rank} />
    </>
  )
}
