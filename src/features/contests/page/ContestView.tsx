import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { linkForLanguage } from '../../../domain/contest/contest.ts'
import { useLanguage } from '../../../i18n/useLanguage.ts'
import { withTexts } from '../../../i18n/withTexts.ts'
import { contestQuery } from '../../../queries/contests.ts'
import { Failure } from '../../../api/failure.ts'
import type { ContestId } from '../../../api/scalars.ts'
import { lazily } from '../../../ui/lazy/lazily.ts'
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx'
import { Boundary } from '../../../shared/page/Boundary.tsx'
import { useTitle } from '../../../shared/page/useTitle.ts'
import { Loader } from '../../../ui/display/Loader.tsx'
import { Columns } from './Columns.tsx'
import { ContestError, NoContest } from './ContestErrors.tsx'
import { Hero } from './Hero.tsx'
import { HeroLoader } from './HeroLoader.tsx'
import { Leaderboard } from './Leaderboard.tsx'
import { OutsideLink } from './OutsideLink.tsx'
import { Parameters } from './Parameters.tsx'
import type { ContestsPath } from './contestsPath.ts'

const RankCalculator = lazyPart(lazily(async () => (await withTexts('leaderboard', import('../leaderboard/RankCalculator.tsx'))).RankCalculator))

interface Props {
  basePath: ContestsPath
  contestId: ContestId
  token: string | null
  lists: ReactNode
}

/** One contest, loaded with its token. Specification §2, "Contest page". */
export function ContestView({ basePath, contestId, token, lists }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data, error, refetch } = useQuery(contestQuery(contestId, token))
  const retry = () => void refetch()
  useTitle(data?.contest.contestName ?? t('contests.title'))

  if (!data) {
    return (
      <>
        {!error && <HeroLoader />}
        <Columns lists={lists}>
          {!error && <Loader />}
          {error && (error instanceof Failure && error.kind === 'refused' ? <NoContest code={error.code} /> : <ContestError failure={error} onRetry={retry} />)}
        </Columns>
      </>
    )
  }

  const { contest, tokenRefused } = data
  const termsUrl = linkForLanguage(contest.termAndConditionsList, language)
  return (
    <>
      <Hero contest={contest} token={token} tokenRefused={tokenRefused} />
      <Parameters contest={contest} />
      <Columns lists={lists}>
        <Leaderboard basePath={basePath} contest={contest} token={token} />
        <Boundary title={null}>
          <RankCalculator contest={contest} />
        </Boundary>
        {termsUrl !== null && (
          <p className="text-md phone:mt-4">
            <OutsideLink url={termsUrl} name={t('contests.terms')} />
          </p>
        )}
      </Columns>
    </>
  )
}
