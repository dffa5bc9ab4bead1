import { useTranslation } from 'react-i18next'
import { useStoredAnswer } from '../last-visit/useStoredAnswer.ts'
import { useTitle } from '../../../shared/page/useTitle.ts'
import { Loader } from '../../../ui/display/Loader.tsx'
import { ContestError } from './ContestErrors.tsx'
import { Contests } from './Contests.tsx'
import { useContestToken } from './useContestToken.ts'

/** Contests inside the shell. Fetches the user's contest token first: everything except stored data needs it. Specification §2, §8. */
export function ContestsPage({ contestId }: { contestId: string | null }) {
  const { t } = useTranslation()
  const { token, error, refetch } = useContestToken()
  const old = useStoredAnswer(contestId === null ? 'active' : `contest ${contestId}`, undefined, 0)
  useTitle(t('contests.title'))

  if (token !== undefined || old) return <Contests basePath="/contests" contestId={contestId} token={token} openingFailure={token === undefined && error ? { error, refetch } : undefined} />
  if (error) return <ContestError title={t('contests.tokenFailed')} failure={error} onRetry={() => void refetch()} />
  return (
    <div className="m-auto">
      <Loader />
    </div>
  )
}
