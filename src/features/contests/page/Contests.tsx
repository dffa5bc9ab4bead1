import './tokens.css'
import './Parameters.css'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Contest } from '../../../api/contest.ts'
import { Failure } from '../../../api/failure.ts'
import type { ContestId, MarketName } from '../../../api/scalars.ts'
import { contestToShow, linkForLanguage, marketNames } from '../../../domain/contest/contest.ts'
import { DASH, formatNumber, formatWhole } from '../../../domain/money/format.ts'
import { contestDate } from '../../../domain/time/time.ts'
import { useLanguage } from '../../../i18n/useLanguage.ts'
import { SETTLEMENT_CURRENCY } from '../../../platform/config.ts'
import { activeContestsQuery } from '../../../queries/activeContests.ts'
import { session } from '../../../queries/call/session.ts'
import { contestQuery, historyContestsQuery } from '../../../queries/contests.ts'
import { lateExtra } from '../../../shared/late/latePart.tsx'
import { useTitle } from '../../../shared/page/documentTitle.ts'
import { Loader } from '../../../ui/display/Loader.tsx'
import { UnreadableEntries } from '../../../ui/list/UnreadableEntries.tsx'
import { ContestError, NoContest, NoContests } from './ContestErrors.tsx'
import { ContestList } from './ContestList.tsx'
import { ContestStatus } from './ContestStatus.tsx'
import { Hero, HeroLoader, OutsideLink } from './Hero.tsx'
import { Leaderboard } from './Leaderboard.tsx'

const RankCalculator = lateExtra(
  'leaderboard',
  async () => (await import('../leaderboard/RankCalculator.tsx')).RankCalculator,
)

interface Props {
  /** In a phone's webview, with its token in the address; else in the shell. */
  isWebview: boolean
  /** The contest in the address, if any. */
  contestId: string | null
  /** The contest user token; null if there is none. */
  token: string | null
}

/** One contest, and the lists of all; each loads and fails independently. Specification §2, "Contest page". */
export function Contests({ isWebview, contestId, token }: Props) {
  const { t } = useTranslation()
  const active = useQuery(activeContestsQuery)
  const history = useQuery(historyContestsQuery)
  const target = contestToShow(contestId, active, history)
  const common = { isWebview, current: target.kind === 'contest' ? target.contestId : null }
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
          isWebview={isWebview}
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

interface ContestViewProps {
  isWebview: boolean
  contestId: ContestId
  token: string | null
  lists: ReactNode
}

/** One contest, loaded with its token. Specification §2, "Contest page". */
export function ContestView({ isWebview, contestId, token, lists }: ContestViewProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data, dataUpdatedAt, error, refetch } = useQuery(contestQuery(contestId, token))
  const retry = () => void refetch()
  useTitle(data?.contest.contestName ?? t('contests.title'))

  if (!data) {
    return (
      <>
        {!error && <HeroLoader />}
        <Columns lists={lists}>
          {!error && <Loader />}
          {error &&
            (error instanceof Failure && error.kind === 'refused' ? (
              <NoContest code={error.code} />
            ) : (
              <ContestError failure={error} onRetry={retry} />
            ))}
        </Columns>
      </>
    )
  }

  const { contest, tokenRefused } = data
  const termsUrl = linkForLanguage(contest.termAndConditionsList, language)
  return (
    <>
      <Hero contest={contest}>
        <ContestStatus contest={contest} token={token} tokenRefused={tokenRefused} />
      </Hero>
      <Parameters contest={contest} />
      <Columns lists={lists}>
        <Leaderboard isWebview={isWebview} contest={contest} readAt={session.at(dataUpdatedAt)} />
        <RankCalculator contest={contest} />
        {termsUrl !== null && (
          <p className="text-md phone:mt-4">
            <OutsideLink url={termsUrl} name={t('contests.terms')} />
          </p>
        )}
      </Columns>
    </>
  )
}

const Parameter = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="parameter">
    <dt className="shrink-0 text-md whitespace-nowrap text-text-2">{name}</dt>
    <dd className="num min-w-0 text-md font-medium">{children}</dd>
  </div>
)

/** More names than this are shown as a number that expands to a list: inline they would squeeze the other values. */
const MAX_NAMES = 5

function Markets({ markets }: { markets: readonly MarketName[] }) {
  const { t } = useTranslation()
  if (markets.length <= MAX_NAMES) return <span>{marketNames(markets) || DASH}</span>
  return (
    <details>
      <summary className="link">{t('contests.marketCount', { count: markets.length })}</summary>
      <span className="block max-w-60 py-1 text-sm font-regular text-text-2">{marketNames(markets)}</span>
    </details>
  )
}

/** What counts in the contest, when, and for how much. One per line if they do not fit side by side. Specification §2, "Parameter strip". */
function Parameters({ contest: { markets, startDate, endDate, maxPrizePool, minOrderAmount } }: { contest: Contest }) {
  const { t } = useTranslation()
  const money = (text: string) => (
    <>
      <span>{text}</span> <span className="font-regular text-text-3">{SETTLEMENT_CURRENCY}</span>
    </>
  )

  return (
    <dl className="parameters mt-5 max-phone:mx-4">
      <Parameter name={t('contests.markets')}>
        {markets === null ? <span>{t('contests.allMarkets')}</span> : <Markets markets={markets.items} />}
        <UnreadableEntries list={t('contests.markets')} count={markets?.unreadable} />
      </Parameter>
      <Parameter name={t('contests.tradePeriod')}>
        <span className="block whitespace-nowrap">{`${contestDate(startDate)} –`}</span>
        <span className="block whitespace-nowrap">{contestDate(endDate)}</span>
      </Parameter>
      <Parameter name={t('contests.prizePool')}>{money(formatWhole(maxPrizePool))}</Parameter>
      <Parameter name={t('contests.minOrder')}>{money(formatNumber(minOrderAmount))}</Parameter>
      <Parameter name={t('contests.winningFactor')}>{t('contests.singleTradeRoi')}</Parameter>
    </dl>
  )
}

interface ColumnsProps {
  children: ReactNode
  lists: ReactNode
}

/** The contest's content and the lists: side by side from 980 px; below that the lists follow, next to each other from 700 px, else stacked. */
const Columns = ({ children, lists }: ColumnsProps) => (
  <div className="mt-6 grid gap-10 max-phone:px-4 phone:mt-8 desktop:grid-cols-[minmax(0,1fr)_368px]">
    <div className="min-w-0">{children}</div>
    <div className="grid min-w-0 content-start gap-8 tablet:max-desktop:grid-cols-2 tablet:max-desktop:gap-5">
      {lists}
    </div>
  </div>
)
