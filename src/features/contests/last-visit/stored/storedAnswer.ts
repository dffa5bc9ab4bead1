import { withAnswer } from '../../../../domain/contest/withAnswer.ts'
import { type StoredAnswer, type StoredName, lastAnswer } from '../../../../domain/contest/storedContests.ts'
import { onSessionEnd, session } from '../../../../queries/session.ts'
import type { Contest } from '../../../../api/contest.ts'
import { storedContests } from './storedContests.ts'

// All of it is public, but it tells what the user has looked at.
onSessionEnd((end) => end === 'left' && storedContests.remove())

/** The last good answer on this device. */
export const readStoredAnswer = (name: StoredName): StoredAnswer | null => lastAnswer(storedContests.get(), name, session.now())

/** Keeps an answer; `answeredAt` is of this device's clock, as the query cache has it. */
export function storeAnswer(name: StoredName, contests: readonly Contest[], answeredAt: number) {
  if (!session.isLeaving()) storedContests.set(withAnswer(storedContests.get(), name, contests, session.now() - Date.now() + answeredAt))
}
