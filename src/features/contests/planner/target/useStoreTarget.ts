import { useEffect } from 'react'
import type { ContestTarget } from '../../../../domain/contest/planner/target/contestTarget.ts'
import { storedTarget } from './storedTarget.ts'

/** Stores the target on the device. Undefined: the viewer is no participant, and the stored target stays. */
export function useStoreTarget(target: ContestTarget | null | undefined) {
  useEffect(() => {
    if (target !== undefined) storedTarget.set(target)
  }, [target])
}
