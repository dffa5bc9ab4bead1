import type { ContestId } from '../../../api/scalars.ts'
import { useStore } from '../../../ui/hooks/useStore.ts'
import { type StoredLeaderboard, leaderboardIn, storedLeaderboards } from './storedLeaderboards.ts'

/** The stored data of a contest, shared by all tabs. */
export const useStoredLeaderboard = (contestId: ContestId): Omit<StoredLeaderboard, 'contestId'> => useStore(storedLeaderboards, (kept) => leaderboardIn(kept, contestId))
