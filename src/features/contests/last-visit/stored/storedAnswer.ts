import { addStoredAnswer } from '../../../../domain/contest/addStoredAnswer.ts'
import { type StoredAnswer, type StoredName, lastAnswer } from '../../../../domain/contest/storedContests.ts'
import { onSessionEnd, session } from '../../../../queries/session.ts'
import type { Contest } from '../../../../api/contest.ts'
import { storedContests } from './storedContests.ts'

// It is public data, but reveals what the user has viewed.
onSessionEnd((end) => end === 'left' && storedContests.remove())

/** The last successful response on this device. */
export const readStoredAnswer = (name: StoredName): StoredAnswer | null => lastAnswer(storedContests.get(), name, session.now())

/** Stores a response. `answeredAt` is by this device's clock, as in the query cache. */
export function storeAnswer(name: StoredName, contests: readonly Contest[], answeredAt: number) {
  if (!session.isLeaving()) storedContests.set(addStoredAnswer(storedContests.get(), name, contests, session.at(answeredAt)))
}
