import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { urlFor } from '../../domain/contest.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { withTexts } from '../../i18n/withTexts.ts'
import { contestQuery } from '../../queries/contests.ts'
import { Failure } from '../../wire/failure.ts'
import type { ContestId } from '../../wire/scalars.ts'
import { lazily } from '../lazy/lazily.ts'
import { lazyPart } from '../lazy/lazyPart.tsx'
import { Boundary } from '../page/Boundary.tsx'
import { useTitle } from '../page/useTitle.ts'
import { Loader } from '../ui/Loader.tsx'
import { Columns } from './Columns.tsx'
import { ContestFailed, NoContest } from './ContestErrors.tsx'
import { Hero } from './Hero.tsx'
import { Leaderboard } from './Leaderboard.tsx'
import { OutsideLink } from './OutsideLink.tsx'
import { Parameters } from './Parameters.tsx'
import type { ContestPlace } from './place.ts'

const RewardTiers = lazyPart(lazily(async () => (await withTexts('standings', import('../standings/RewardTiers.tsx'))).RewardTiers))

// After the list, below it: what comes late moves nothing of it.
const Coach = lazyPart(lazily(async () => (await withTexts('coach', import('../coach/Coach.tsx'))).Coach))

interface Props {
  place: ContestPlace
  contestId: ContestId
  token: string | null
  lists: ReactNode
}

/** One contest, loaded with its token. Specification §2, "Contest page". */
export function ContestView({ place, contestId, token, lists }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data, error, refetch } = useQuery(contestQuery(contestId, token))
  useTitle(data?.contest.contestName ?? t('contests.title'))

  if (!data) {
    const isUnknown = error instanceof Failure && error.kind === 'refused'
    return (
      <Columns lists={lists}>
        {!error && <Loader />}
        {error && (isUnknown ? <NoContest code={error.code} /> : <ContestFailed failure={error} onRetry={() => void refetch()} />)}
      </Columns>
    )
  }

  const { contest, tokenRefused } = data
  const termsUrl = urlFor(contest.termAndConditionsList, language)
  return (
    <>
      <Hero place={place} contest={contest} token={token} tokenRefused={tokenRefused} />
      <Parameters contest={contest} />
      <Columns lists={lists}>
        <Leaderboard contest={contest} />
        <Boundary title={null}>
          <Coach contest={contest} token={token} hasOrders={place === '/contests'} />
        </Boundary>
        <Boundary title={null}>
          <RewardTiers contest={contest} />
        </Boundary>
        {termsUrl !== null && (
          <p className="mt-4 text-md">
            <OutsideLink url={termsUrl} name={t('contests.terms')} />
          </p>
        )}
      </Columns>
    </>
  )
}
