import { useEffect, useState } from 'react'
import type { Board } from '../../../../domain/contest/coach/coachBoard.ts'
import { type Checked, keptNext, type Projection } from '../../../../domain/contest/coach/coachProjection.ts'
import type { ContestId } from '../../../../api/scalars.ts'
import { keptProjections } from './keptProjections.ts'

/** By how much the last projection was off, once the next list is there; keeps the present one on the device. */
export function useChecked(contestId: ContestId, board: Board, listedAt: number, projection: Projection | null): Checked | null {
  const [kept, setKept] = useState(() => keptProjections(contestId).get())
  const next = keptNext(kept, board, listedAt, projection)
  if (next !== kept) setKept(next)

  useEffect(() => keptProjections(contestId).set(next), [contestId, next])
  return next.checked
}
