import type { Pin } from '../../../domain/contest/pins.ts'
import type { ContestId } from '../../../api/scalars.ts'
import { useStore } from '../../../ui/hooks/useStore.ts'
import { pinsIn, storedPins } from './storedPins.ts'

/** The pinned rows of a contest, shared by all tabs. */
export const usePins = (contestId: ContestId): readonly Pin[] => useStore(storedPins, (stored) => pinsIn(stored, contestId))
