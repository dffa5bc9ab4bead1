import { useSyncExternalStore } from 'react'
import type { ContestId } from '../../../api/scalars.ts'
import { type Kept, keptOf, onKept } from './keptStandings.ts'

/** What is kept of a contest; the same in all tabs. */
export const useKept = (contestId: ContestId): Omit<Kept, 'contestId'> => useSyncExternalStore(onKept, () => keptOf(contestId))
