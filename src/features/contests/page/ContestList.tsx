import { Link } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import CloudOff from 'lucide-react/icons/cloud-off'
import Trophy from 'lucide-react/icons/trophy'
import { useTranslation } from 'react-i18next'
import type { Contest } from '../../../api/contest.ts'
import type { ReadableList } from '../../../api/listOf.ts'
import type { ContestId } from '../../../api/scalars.ts'
import { LISTED_POOL_CURRENCY } from '../../../constants/limits.ts'
import { formatWhole, NBSP } from '../../../domain/money/format.ts'
import { contestDate } from '../../../domain/time/time.ts'
import { TryAgain } from '../../../shared/page/TryAgain.tsx'
import '../fold.css'
import { Loader } from '../../../ui/display/Loader.tsx'
import { Message } from '../../../ui/display/Message.tsx'
import { useAtLeast } from '../../../ui/hooks/useMedia.ts'
import { UnreadableEntries } from '../../../ui/list/UnreadableEntries.tsx'
import { usePhase } from '../useClock.ts'

interface Props {
  title: string
  /** Text of the empty list. */
  emptyText: string
  isWebview: boolean
  /** The contest on screen: below it, the list is collapsed on a phone. */
  current: ContestId | null
  list: { data: ReadableList<Contest> | undefined; error: Error | null; refetch: () => unknown }
}

/** Active or past contests. Loads, fails and is empty independently of the contest. Specification §2. */
export function ContestList({ title, emptyText, isWebview, current, list: { data, error, refetch } }: Props) {
  const { t } = useTranslation()
  const isFolded = !useAtLeast('tablet') && current !== null
  // Not an attribute, which would close it again once the list is loaded.
  const openForError = (part: HTMLDetailsElement | null) => void (error && !data && part && (part.open = true))
  // `open` has no effect on a plain element.
  const Part = isFolded ? 'details' : ('div' as 'details')
  const Head = isFolded ? 'summary' : 'div'

  return (
    <section aria-label={title} className={isFolded ? 'fold' : ''}>
      <Part ref={openForError}>
        <Head className="mb-3">
          <h2 className="text-xl font-semi">{title}</h2>
        </Head>
        <div className="overflow-hidden rounded-md border border-line bg-surface">
          {data && data.items.length > 0 && (
            <ul className="divide-y divide-line">
              {data.items.map((contest) => (
                <ContestItem
                  key={contest.contestId}
                  contest={contest}
                  isWebview={isWebview}
                  isCurrent={contest.contestId === current}
                />
              ))}
            </ul>
          )}
          {data?.items.length === 0 && data.unreadable === 0 && (
            <Message size="list" icon={<Trophy />} title={t('common.listEmpty')} text={emptyText} />
          )}
          {/* As high as the message of the empty list, so that the next list stays where it is. */}
          {!data && !error && (
            <div className="grid min-h-25 place-items-center">
              <Loader size="sm" />
            </div>
          )}
          {!data && error && (
            <Message
              live
              tone="danger"
              size="list"
              icon={<CloudOff />}
              title={t('common.errorLoading')}
              actions={<TryAgain onPress={() => void refetch()} />}
            />
          )}
          <UnreadableEntries list={title} count={data?.unreadable} className="border-t border-line px-3.5 py-2.5" />
        </div>
      </Part>
    </section>
  )
}

interface ContestItemProps {
  contest: Contest
  isWebview: boolean
  isCurrent: boolean
}

/** A contest in a list: name, period, prize pool, and a link unless it is on screen. Specification §2. */
function ContestItem({ contest, isWebview, isCurrent }: ContestItemProps) {
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
            to={isWebview ? '/mcontests/{-$contestId}' : '/contests/$contestId'}
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
