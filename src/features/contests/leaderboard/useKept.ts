import type { ContestId } from '../../../api/scalars.ts'
import { useStore } from '../../../ui/hooks/useStore.ts'
import { type Kept, keptIn, standings } from './keptStandings.ts'

/** What is kept of a contest; the same in all tabs. */
export const useKept = (contestId: ContestId): Omit<Kept, 'contestId'> => useStore(standings, (kept) => keptIn(kept, contestId))
