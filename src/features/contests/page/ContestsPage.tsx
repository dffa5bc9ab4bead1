import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { session } from '../../../queries/call/session.ts'
import { contestTokenQuery } from '../../../queries/contests.ts'
import { useTitle } from '../../../shared/page/documentTitle.ts'
import { PageLoader } from '../../../shared/page/PageLoader.tsx'
import { ContestError } from './ContestErrors.tsx'
import { Contests } from './Contests.tsx'

/** Contests inside the shell. Fetches the user's contest token first: everything needs it. Specification §2, §8. */
export function ContestsPage({ contestId }: { contestId: string | null }) {
  const { t } = useTranslation()
  const { token, error, refetch } = useContestToken()
  useTitle(t('contests.title'))

  if (token !== undefined) return <Contests isWebview={false} contestId={contestId} token={token} />
  if (error) return <ContestError title={t('contests.tokenFailed')} failure={error} onRetry={() => void refetch()} />
  return <PageLoader />
}

/**
 * The user's contest token. Fetching it also checks the session: if the request succeeds and there is still no valid marker, the
 * login flow starts. Specification §2, §4.
 */
function useContestToken() {
  const { data: token, error, refetch, dataUpdatedAt, isFetchedAfterMount } = useQuery(contestTokenQuery)
  const isCreated = isFetchedAfterMount && error === null
  useEffect(() => {
    if (isCreated && !session.isLoggedIn()) session.startLogin()
  }, [isCreated, dataUpdatedAt])
  return { token, error, refetch }
}
