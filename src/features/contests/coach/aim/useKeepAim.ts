import { useEffect } from 'react'
import type { CoachAim } from '../../../../domain/contest/coach/aim/coachAim.ts'
import { keptAim } from './keptAim.ts'

/** Keeps what is aimed at on the device. Undefined: nobody who takes part looks, and what is kept stays. */
export function useKeepAim(aim: CoachAim | null | undefined) {
  useEffect(() => {
    if (aim !== undefined) keptAim.set(aim)
  }, [aim])
}
