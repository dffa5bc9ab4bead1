import Clock from 'lucide-react/icons/clock'
import Trophy from 'lucide-react/icons/trophy'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Contest, LeaderboardEntry } from '../../../api/contest.ts'
import type { ContestId, Decimal } from '../../../api/scalars.ts'
import { LEADERBOARD_PAGE_SIZE } from '../../../constants/limits.ts'
import { type ContestPhase, rewardsOf, shortHash, sortByRank } from '../../../domain/contest/contest.ts'
import { leaderboardHour, updateHour } from '../../../domain/contest/time/contestTime.ts'
import { formatGainPercent, formatNumber, formatCount, NBSP } from '../../../domain/money/format.ts'
import { SETTLEMENT_CURRENCY } from '../../../platform/config.ts'
import { lateExtra } from '../../../shared/late/latePart.tsx'
import { Gain } from '../../../ui/display/Gain.tsx'
import { Message } from '../../../ui/display/Message.tsx'
import { Pager } from '../../../ui/list/Pager.tsx'
import { pageOf } from '../../../ui/list/paging.ts'
import { UnreadableEntries } from '../../../ui/list/UnreadableEntries.tsx'
import type { DrawRow, RowOwn } from '../leaderboard/rows.ts'
import { usePhase } from '../useClock.ts'
import './Leaderboard.css'

const emptyTexts = {
  before: 'contests.boardBefore',
  running: 'contests.boardRunning',
  ended: 'contests.boardEnded',
} as const

const LeaderboardTools = lateExtra(
  'leaderboard',
  async () => (await import('../leaderboard/LeaderboardTools.tsx')).LeaderboardTools,
)

const RowPin = lateExtra('leaderboard', async () => (await import('../leaderboard/RowPin.tsx')).RowPin)

interface Props {
  isWebview: boolean
  contest: Contest
  /** When it was read, epoch ms by the exchange's clock. */
  readAt: number
}

/** The ranks of a contest, ten per page. Specification §2, §3. */
export function Leaderboard({ isWebview, contest, readAt }: Props) {
  const { t } = useTranslation()
  const [requestedPage, setRequestedPage] = useState(1)
  const [shown, setShown] = useState<{ number: number } | null>(null)
  const phase: ContestPhase = usePhase(contest)
  const { items: list } = contest.leaderboard
  const entries = useMemo(() => sortByRank(list), [list])
  const rewardOf = rewardsOf(contest)
  const { items, ...page } = pageOf(entries, requestedPage, LEADERBOARD_PAGE_SIZE)
  // Ranks may be shared and hashes may repeat: only the position is unique.
  const rows = items.map((entry, index) => ({ number: page.from + index, entry }))

  const show = (number: number) => {
    setRequestedPage(Math.ceil(number / LEADERBOARD_PAGE_SIZE))
    setShown({ number })
  }
  /** By the pager. The row shown before would take the focus again whenever its page comes back. */
  const turn = (to: number) => {
    setRequestedPage(to)
    setShown(null)
  }
  const drawRow: DrawRow = ({ number, entry }, own) => (
    <LeaderboardRow key={number} entry={entry} reward={rewardOf(entry)} contestId={contest.contestId} {...own} />
  )
  const head = (
    <thead className="max-[18em]:sr-only">
      <tr className="h-8 text-sm text-text-3 *:font-regular">
        <th scope="col" className="w-14 ps-3.5 pe-2 text-start phone:w-20 phone:ps-5">
          {t('contests.rank')}
        </th>
        <th scope="col" className="text-start">
          {t('contests.trader')}
        </th>
        <th scope="col" className="w-px pe-3.5 text-end phone:w-1/5 phone:pe-0">
          {t('contests.roi')}
        </th>
        <th scope="col" className="w-1/4 pe-5 text-end max-phone:hidden">
          {t('contests.reward')}
        </th>
      </tr>
    </thead>
  )

  return (
    <section
      aria-labelledby="leaderboard"
      tabIndex={-1}
      data-focus-fallback
      className="relative outline-none phone:rounded-md phone:border phone:border-line phone:bg-surface"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2.5 phone:px-5 phone:pt-3.5">
        <h2 id="leaderboard" className="text-xl font-semi">
          {t('contests.leaderboard')}
        </h2>
        {phase === 'running' && <RefreshNote readAt={readAt} />}
      </div>
      <div className="max-phone:rounded-md max-phone:border max-phone:border-line max-phone:bg-surface">
        {page.total === 0 ? (
          contest.leaderboard.unreadable === 0 && (
            <div className="py-5">
              <Message
                size="list"
                icon={<Trophy />}
                title={t(phase === 'ended' ? 'common.noResult' : 'common.listEmpty')}
                text={t(emptyTexts[phase])}
              />
            </div>
          )
        ) : (
          <>
            <LeaderboardTools
              contest={contest}
              listedAt={leaderboardHour(readAt, contest.endDate)}
              canSave={!isWebview}
              entries={entries}
              drawRow={drawRow}
              head={head}
              onShow={show}
            />
            <table className="w-full text-start text-md">
              <caption className="sr-only">{t('contests.leaderboard')}</caption>
              {head}
              <tbody>
                {rows.map((row) => drawRow(row, row.number === shown?.number ? { isMarked: true, shown } : {}))}
              </tbody>
            </table>
            <div className="border-t border-line px-3.5 phone:px-5">
              <Pager list={t('contests.leaderboard')} {...page} onPage={turn} />
            </div>
          </>
        )}
        <UnreadableEntries
          list={t('contests.leaderboard')}
          count={contest.leaderboard.unreadable}
          className="border-t border-line px-3.5 py-2.5 phone:px-5"
        />
      </div>
    </section>
  )
}

/** The hour of the ranks on screen: an old list is not called a newer one. */
function RefreshNote({ readAt }: Pick<Props, 'readAt'>) {
  const { t } = useTranslation()
  return (
    <p className="num flex items-center gap-1.5 text-sm text-text-2 phone:text-text-3">
      <Clock aria-hidden="true" className="size-4" />
      <span>{t('contests.refreshed', { time: updateHour(readAt) })}</span>
    </p>
  )
}

interface LeaderboardRowProps extends RowOwn {
  entry: LeaderboardEntry
  /** Null if the rank wins nothing. */
  reward: Decimal | null
  contestId: ContestId
}

/** One rank. Below 600 px the reward is below the trader. Specification §9. */
function LeaderboardRow({ entry, reward, contestId, name, isMarked, shown = null }: LeaderboardRowProps) {
  const { t } = useTranslation()
  const row = useRef<HTMLTableRowElement>(null)
  const { rank, hashedEmail, roi } = entry
  const amount = reward === null ? null : formatNumber(reward)
  const isMedal = rank <= 3

  useEffect(() => {
    if (shown) row.current?.focus()
  }, [shown])

  return (
    <tr
      ref={row}
      title={hashedEmail}
      tabIndex={shown ? -1 : undefined}
      className={`board-row h-12 border-t border-line -outline-offset-2 phone:h-11 ${isMarked ? 'bg-surface-hover' : ''}`}
    >
      <td className="num w-14 ps-3.5 pe-2 whitespace-nowrap text-text-2 phone:w-20 phone:ps-5">
        <span translate="no" className="inline-block min-w-5 text-center align-middle">
          <Medal rank={rank} />
        </span>
        <RowPin contestId={contestId} hash={hashedEmail} />
      </td>
      <th scope="row" className={`text-start ${isMedal ? 'font-medium' : 'font-regular'}`}>
        <span>{name ?? shortHash(hashedEmail)}</span>
        {amount !== null && (
          <span className="num block text-xs font-regular text-text-2 phone:hidden">
            {t('contests.rewardOf', { amount: `${amount}${NBSP}${SETTLEMENT_CURRENCY}` })}
          </span>
        )}
      </th>
      <td className="board-return num w-px ps-1 pe-3.5 text-end font-medium whitespace-nowrap phone:w-1/5 phone:pe-0">
        <Gain of={formatGainPercent(roi)} even="text-text-2" />
      </td>
      <td className="num w-1/4 pe-5 text-end whitespace-nowrap max-phone:hidden">
        <span>{amount ?? formatNumber(null)}</span>{' '}
        {amount !== null && <span className="text-text-3">{SETTLEMENT_CURRENCY}</span>}
      </td>
    </tr>
  )
}

const colours: Record<number, string> = { 1: 'text-medal-1', 2: 'text-medal-2', 3: 'text-medal-3' }

/** Gold, silver and bronze with their number; from rank 4 on, only the rank. */
function Medal({ rank }: { rank: number }) {
  const colour = colours[rank]
  if (colour === undefined) return <span>{formatCount(rank)}</span>

  return (
    <>
      <span className="sr-only">{rank}</span>
      <svg viewBox="0 0 20 26" aria-hidden="true" className={`inline-block h-6.5 w-5 fill-current ${colour}`}>
        <path d="M4 0h4l3 8-4 2zM16 0h-4L9 8l4 2z" opacity=".7" />
        <circle cx="10" cy="17" r="8.5" />
        <circle cx="10" cy="17" r="6.5" className="fill-none stroke-on-hero-button" strokeOpacity=".4" />
        <text x="10" y="21" textAnchor="middle" className="fill-on-hero-button text-[11px] font-semi">
          {rank}
        </text>
      </svg>
    </>
  )
}
