import type { Contest } from '../wire/contest.ts'
import type { Listed } from '../wire/listOf.ts'
import { ContestId } from '../wire/scalars.ts'
import { chooseContest } from './contest.ts'

interface Loaded {
  data: Listed<Contest> | undefined
  error: Error | null
  refetch: () => unknown
}

export type Wanted =
  | { kind: 'contest'; contestId: ContestId }
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retry: () => unknown }
  /** The address names what cannot be a contest. */
  | { kind: 'noSuch' }
  | { kind: 'none' }

const notThere = ({ error, refetch }: Loaded): Wanted => (error ? { kind: 'failed', error, retry: refetch } : { kind: 'loading' })

/** Which contest to show, as far as the lists have come. One that the address names waits for no list. Contract §4. */
export function wantedContest(asked: string | null, active: Loaded, history: Loaded): Wanted {
  if (asked !== null) {
    const named = ContestId.safeParse(asked)
    return named.success ? { kind: 'contest', contestId: named.data } : { kind: 'noSuch' }
  }
  if (!active.data) return notThere(active)
  if (active.data.items.length === 0 && !history.data) return notThere(history)
  const chosen = chooseContest(active.data.items, history.data?.items ?? [])
  return chosen ? { kind: 'contest', contestId: chosen.contestId } : { kind: 'none' }
}
