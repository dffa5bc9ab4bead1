import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { contestTokenQuery } from '../../queries/contests.ts'
import { useTitle } from '../page/useTitle.ts'
import { Loader } from '../ui/Loader.tsx'
import { ContestFailed } from './ContestErrors.tsx'
import { Contests } from './Contests.tsx'

/** Contests inside the shell: fetches the user's contest token first; everything else needs it. Specification §2, §8. */
export function ContestsPage({ contestId }: { contestId: string | null }) {
  const { t } = useTranslation()
  const { data: token, error, refetch } = useQuery(contestTokenQuery)
  useTitle(t('contests.title'))

  if (token !== undefined) return <Contests place="/contests" contestId={contestId} token={token} />
  if (error) return <ContestFailed title={t('contests.tokenFailed')} failure={error} onRetry={() => void refetch()} />
  return (
    <div className="m-auto">
      <Loader />
    </div>
  )
}
