import { useEffect } from 'react'
import type { ContestTarget } from '../../../../domain/contest/coach/target/contestTarget.ts'
import { storedTarget } from './storedTarget.ts'

/** Keeps what is aimed at on the device. Undefined: nobody who takes part looks, and what is kept stays. */
export function useStoreTarget(target: ContestTarget | null | undefined) {
  useEffect(() => {
    if (target !== undefined) storedTarget.set(target)
  }, [target])
}
