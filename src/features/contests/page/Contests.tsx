import './tokens.css'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { contestToShow } from '../../../domain/contest/contestToShow.ts'
import { activeContestsQuery, historyContestsQuery } from '../../../queries/contests.ts'
import { Loader } from '../../../ui/display/Loader.tsx'
import { ContestError, NoContest, NoContests } from './ContestErrors.tsx'
import { ContestList } from './ContestList.tsx'
import type { ContestsPath } from './contestsPath.ts'
import { Columns, ContestView } from './ContestView.tsx'
import { HeroLoader } from './Hero.tsx'

interface Props {
  basePath: ContestsPath
  /** The contest in the address, if any. */
  contestId: string | null
  /** The contest user token; null if there is none. */
  token: string | null
}

/** One contest, and the lists of all; each loads and fails independently. Specification §2, "Contest page". */
export function Contests({ basePath, contestId, token }: Props) {
  const { t } = useTranslation()
  const active = useQuery(activeContestsQuery)
  const history = useQuery(historyContestsQuery)
  const target = contestToShow(contestId, active, history)
  const common = { basePath, current: target.kind === 'contest' ? target.contestId : null }
  const lists = (
    <>
      <ContestList title={t('contests.active')} emptyText={t('contests.noActive')} {...common} list={active} />
      <ContestList title={t('contests.past')} emptyText={t('contests.noPast')} {...common} list={history} />
    </>
  )

  return (
    <div className="mx-auto w-full max-w-page grow pb-4 phone:px-5 phone:pb-12 phone:pt-5 tablet:pt-7">
      {target.kind === 'contest' ? (
        <ContestView
          key={target.contestId}
          basePath={basePath}
          contestId={target.contestId}
          token={token}
          lists={lists}
        />
      ) : (
        <>
          <HeroLoader />
          <Columns lists={lists}>
            {/* As high as the message that there are none: the lists below stay where they are. */}
            {target.kind === 'loading' && (
              <div className="min-h-44.5">
                <Loader />
              </div>
            )}
            {target.kind === 'failed' && <ContestError failure={target.error} onRetry={() => void target.retry()} />}
            {target.kind === 'noSuch' && <NoContest />}
            {target.kind === 'none' && <NoContests />}
          </Columns>
        </>
      )}
    </div>
  )
}
