import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { contestTokenQuery } from '../../../queries/contests.ts'
import { session } from '../../../queries/session.ts'

/**
 * The user's contest token. Fetching it also checks the session: if the request succeeds and there is still no valid marker, the
 * login flow starts. Specification §2, §4.
 */
export function useContestToken() {
  const { data: token, error, refetch, dataUpdatedAt, isFetchedAfterMount } = useQuery(contestTokenQuery)
  const isCreated = isFetchedAfterMount && error === null
  useEffect(() => {
    if (isCreated && !session.isLoggedIn()) session.startLogin()
  }, [isCreated, dataUpdatedAt])
  return { token, error, refetch }
}
