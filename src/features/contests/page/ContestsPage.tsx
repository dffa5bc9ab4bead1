import { useTranslation } from 'react-i18next'
import { useTitle } from '../../../shared/page/useTitle.ts'
import { Loader } from '../../../ui/display/Loader.tsx'
import { ContestError } from './ContestErrors.tsx'
import { Contests } from './Contests.tsx'
import { useContestToken } from './useContestToken.ts'

/** Contests inside the shell. Fetches the user's contest token first: everything needs it. Specification §2, §8. */
export function ContestsPage({ contestId }: { contestId: string | null }) {
  const { t } = useTranslation()
  const { token, error, refetch } = useContestToken()
  useTitle(t('contests.title'))

  if (token !== undefined) return <Contests basePath="/contests" contestId={contestId} token={token} />
  if (error) return <ContestError title={t('contests.tokenFailed')} failure={error} onRetry={() => void refetch()} />
  return (
    <div className="m-auto">
      <Loader />
    </div>
  )
}
