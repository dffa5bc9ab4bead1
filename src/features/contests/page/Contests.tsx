import './tokens.css'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { contestToShow } from '../../../domain/contest/contestToShow.ts'
import { activeContestsQuery, historyContestsQuery } from '../../../queries/contests.ts'
import { useListOrStored } from '../last-visit/useListOrStored.ts'
import { Loader } from '../../../ui/display/Loader.tsx'
import { Columns } from './Columns.tsx'
import { ContestList } from './ContestList.tsx'
import { ContestView, type OpeningFailure } from './ContestView.tsx'
import { ContestError, NoContest, NoContests } from './ContestErrors.tsx'
import { HeroLoader } from './HeroLoader.tsx'
import type { ContestsPath } from './contestsPath.ts'

interface Props {
  basePath: ContestsPath
  /** The contest in the address, if any. */
  contestId: string | null
  /** The contest user token; null if there is none, undefined until it is known: nothing is fetched before. */
  token: string | null | undefined
  openingFailure?: OpeningFailure | undefined
}

/** One contest, and the lists of all; each loads and fails independently. Specification §2, "Contest page". */
export function Contests({ basePath, contestId, token, openingFailure }: Props) {
  const { t } = useTranslation()
  const enabled = token !== undefined
  const active = useListOrStored('active', useQuery({ ...activeContestsQuery, enabled }))
  const history = useListOrStored('history', useQuery({ ...historyContestsQuery, enabled }))
  const target = contestToShow(contestId, active.list, history.list)
  const common = { basePath, current: target.kind === 'contest' ? target.contestId : null }
  const lists = (
    <>
      <ContestList title={t('contests.active')} emptyText={t('contests.noActive')} {...common} {...active} />
      <ContestList title={t('contests.past')} emptyText={t('contests.noPast')} {...common} {...history} />
    </>
  )

  return (
    <div className="mx-auto w-full max-w-page grow pb-4 phone:px-5 phone:pb-12 phone:pt-5 tablet:pt-7">
      {target.kind === 'contest' ? (
        <ContestView key={target.contestId} basePath={basePath} contestId={target.contestId} token={token} openingFailure={openingFailure} lists={lists} />
      ) : (
        <>
          <HeroLoader />
          <Columns lists={lists}>
            {target.kind === 'loading' && <Loader />}
            {target.kind === 'failed' && <ContestError failure={target.error} onRetry={() => void target.retry()} />}
            {target.kind === 'noSuch' && <NoContest />}
            {target.kind === 'none' && <NoContests />}
          </Columns>
        </>
      )}
    </div>
  )
}
