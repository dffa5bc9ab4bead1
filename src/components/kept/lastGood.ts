import { keptContests } from '../../contestStorage.ts'
import { keptWith } from '../../domain/keepContests.ts'
import { type KeptAnswer, type KeptName, lastAnswer } from '../../domain/keptContests.ts'
import { onSessionEnd, session } from '../../queries/session.ts'
import type { Contest } from '../../wire/contest.ts'

// All of it is public, but it tells what the user has looked at.
onSessionEnd((end) => end === 'left' && keptContests.remove())

/** The last good answer on this device. */
export const last = (name: KeptName): KeptAnswer | null => lastAnswer(keptContests.get(), name, session.now())

/** Keeps an answer; `answeredAt` is of this device's clock, as the query cache has it. */
export function keep(name: KeptName, contests: readonly Contest[], answeredAt: number) {
  if (!session.isLeaving()) keptContests.set(keptWith(keptContests.get(), name, contests, session.now() - Date.now() + answeredAt))
}
