import { useEffect, useState } from 'react'
import { keptContests } from '../../contestStorage.ts'
import { type KeptAnswer, type KeptName, lastAnswer } from '../../domain/keptContests.ts'
import { onSessionEnd, session } from '../../queries/session.ts'
import type { Contest } from '../../wire/contest.ts'
import { lazily } from '../lazy/lazily.ts'

// Late: what is shown needs reading alone.
const writing = lazily(() => import('../../domain/keepContests.ts'))

// All of it is public, but it tells what the user has looked at.
onSessionEnd((end) => end === 'left' && keptContests.remove())

async function keep(name: KeptName, contests: readonly Contest[], at: number) {
  await writing.prefetch()
  if (writing.now && !session.isLeaving()) keptContests.set(writing.now.keptWith(keptContests.get(), name, contests, at))
}

const last = (name: KeptName) => lastAnswer(keptContests.get(), name, session.now())

/** Whether there is something to show of the contest, or of the first one, before anything is asked for. */
export const hasKept = (contestId: string | null): boolean => last(contestId === null ? 'active' : `contest ${contestId}`) !== null

/**
 * Keeps each answer on the device, and gives the last one of an earlier visit for as long as there is none: beside the
 * query cache, so that no poll goes by it. `answeredAt` is of this device's clock, as the cache has it.
 */
export function useLastGood(name: KeptName, answer: Contest | readonly Contest[] | undefined, answeredAt: number): KeptAnswer | null {
  const [kept] = useState(() => last(name))
  useEffect(() => {
    if (answer) void keep(name, [answer].flat(), session.now() - Date.now() + answeredAt)
  }, [name, answer, answeredAt])
  return answer ? null : kept
}
