import { Link } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslation } from 'react-i18next'
import { NBSP, formatWhole } from '../../../domain/money/format.ts'
import { contestDate } from '../../../domain/time/time.ts'
import { LISTED_POOL_CURRENCY } from '../../../constants/limits.ts'
import type { Contest } from '../../../api/contest.ts'
import type { ContestsPath } from './contestsPath.ts'
import { usePhase } from '../useClock.ts'

interface Props {
  contest: Contest
  basePath: ContestsPath
  isCurrent: boolean
}

/** A contest in a list: name, period, prize pool, and a link unless it is on screen. Specification §2. */
export function ContestItem({ contest, basePath, isCurrent }: Props) {
  const { t } = useTranslation()
  const phase = usePhase(contest)

  return (
    <li className={`border-s-3 px-3 py-3 ${isCurrent ? 'border-s-accent-solid' : 'border-s-transparent'}`}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="min-w-0 font-medium">{contest.contestName}</span>
        {phase !== 'ended' && (
          <span className="rounded-xs border border-line-strong px-1.5 py-px text-xs text-text-2">
            {phase === 'running' ? t('contests.running') : t('contests.soon')}
          </span>
        )}
      </p>
      <p className="num mt-1 text-sm text-text-2 tablet:text-text-3">
        {t('contests.period', { start: contestDate(contest.startDate), end: contestDate(contest.endDate) })}
      </p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 text-sm text-text-2">
        <p>
          <span>{t('contests.prizePool')}</span>{' '}
          <span className="num font-medium text-text">{`${formatWhole(contest.maxPrizePool)}${NBSP}${LISTED_POOL_CURRENCY}`}</span>
        </p>
        {isCurrent ? (
          <span aria-current="page" className="text-text-3">
            {t('contests.viewing')}
          </span>
        ) : (
          <Link
            to={`${basePath}/$contestId`}
            params={{ contestId: contest.contestId }}
            className="link -my-2 flex min-h-11 shrink-0 items-center gap-0.5 font-medium dense:my-0 dense:min-h-6"
          >
            <span>{t('contests.details')}</span>
            <span className="sr-only">{contest.contestName}</span>
            <ChevronRight aria-hidden="true" className="size-4" />
          </Link>
        )}
      </div>
    </li>
  )
}
