import type { Contest } from '../../api/contest.ts'
import type { ReadableList } from '../../api/listOf.ts'
import { ContestId } from '../../api/scalars.ts'
import { chooseContest } from './contest.ts'

interface Loaded {
  data: ReadableList<Contest> | undefined
  error: Error | null
  refetch: () => unknown
}

export type ContestToShow =
  | { kind: 'contest'; contestId: ContestId }
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retry: () => unknown }
  /** The id in the URL is invalid. */
  | { kind: 'noSuch' }
  | { kind: 'none' }

const notLoaded = ({ error, refetch }: Loaded): ContestToShow =>
  error ? { kind: 'failed', error, retry: refetch } : { kind: 'loading' }

/** Which contest to show, as far as the lists have loaded. One in the URL needs no list. Contract §4. */
export function contestToShow(requested: string | null, active: Loaded, history: Loaded): ContestToShow {
  if (requested !== null) {
    const named = ContestId.safeParse(requested)
    return named.success ? { kind: 'contest', contestId: named.data } : { kind: 'noSuch' }
  }
  if (!active.data) return notLoaded(active)
  if (active.data.items.length === 0 && !history.data) return notLoaded(history)
  const chosen = chooseContest(active.data.items, history.data?.items ?? [])
  return chosen ? { kind: 'contest', contestId: chosen.contestId } : { kind: 'none' }
}
