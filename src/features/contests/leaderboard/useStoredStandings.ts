import type { ContestId } from '../../../api/scalars.ts'
import { useStore } from '../../../ui/hooks/useStore.ts'
import { type StoredStandings, standingsIn, storedStandings } from './storedStandings.ts'

/** The stored data of a contest, shared by all tabs. */
export const useStoredStandings = (contestId: ContestId): Omit<StoredStandings, 'contestId'> => useStore(storedStandings, (kept) => standingsIn(kept, contestId))
