import Clock from 'lucide-react/icons/clock'
import Trophy from 'lucide-react/icons/trophy'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ContestPhase, sortByRank, rewardOf, rewardsByRank } from '../../../domain/contest/contest.ts'
import { pageOf } from '../../../domain/text/paging.ts'
import { LEADERBOARD_PAGE_SIZE } from '../../../constants/limits.ts'
import { withTexts } from '../../../i18n/withTexts.ts'
import type { Contest } from '../../../api/contest.ts'
import { lazily } from '../../../ui/lazy/lazily.ts'
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx'
import { Boundary } from '../../../shared/page/Boundary.tsx'
import type { DrawRow, RowMarks } from '../leaderboard/rows.ts'
import { UnreadableEntries } from '../../../ui/list/UnreadableEntries.tsx'
import { Message } from '../../../ui/display/Message.tsx'
import { Pager } from '../../../ui/list/Pager.tsx'
import { LeaderboardRow } from './LeaderboardRow.tsx'
import type { ContestsPath } from './contestsPath.ts'
import { useHour, usePhase } from '../useClock.ts'

const emptyTexts = { before: 'contests.boardBefore', running: 'contests.boardRunning', ended: 'contests.boardEnded' } as const

const Standings = lazyPart(lazily(async () => (await withTexts('leaderboard', import('../leaderboard/LeaderboardTools.tsx'))).LeaderboardTools))

interface Props {
  basePath: ContestsPath
  contest: Contest
  /** The token with which it was requested. */
  token: string | null
}

/** The ranks of a contest, ten per page. Specification §2, §3. */
export function Leaderboard({ basePath, contest, token }: Props) {
  const { t } = useTranslation()
  const [requestedPage, setRequestedPage] = useState(1)
  const [marks, setMarks] = useState<RowMarks | null>(null)
  const [shown, setShown] = useState<{ number: number } | null>(null)
  const phase: ContestPhase = usePhase(contest)
  const { items: list } = contest.leaderboard
  const entries = useMemo(() => sortByRank(list), [list])
  const rewards = rewardsByRank(contest.rewards, contest.rewardsTier)
  const { items, ...page } = pageOf(entries, requestedPage, LEADERBOARD_PAGE_SIZE)
  // Ranks may be shared and hashes may repeat: only the position is unique.
  const rows = items.map((entry, index) => ({ number: page.from + index, entry }))

  const show = (number: number) => {
    setRequestedPage(Math.ceil(number / LEADERBOARD_PAGE_SIZE))
    setShown({ number })
  }
  const drawRow: DrawRow = ({ number, entry }, own) => (
    <LeaderboardRow key={number} entry={entry} reward={contest.rewards.length > 0 ? rewardOf(entry.rank, rewards) : entry.reward} marks={marks} {...own} />
  )

  return (
    <section aria-labelledby="leaderboard" className="relative phone:rounded-md phone:border phone:border-line phone:bg-surface">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2.5 phone:px-5 phone:pt-3.5">
        <h2 id="leaderboard" className="text-xl font-semi">
          {t('contests.leaderboard')}
        </h2>
        {phase === 'running' && <RefreshNote />}
      </div>
      <div className="max-phone:rounded-md max-phone:border max-phone:border-line max-phone:bg-surface">
        {page.total === 0 ? (
          <div className="py-5">
            <Message size="list" icon={<Trophy />} title={t(phase === 'ended' ? 'common.noResult' : 'common.listEmpty')} text={t(emptyTexts[phase])} />
          </div>
        ) : (
          <>
            <Boundary title={null}>
              <Standings contest={contest} token={token} canSave={basePath === '/contests'} entries={entries} drawRow={drawRow} onShow={show} onMarks={setMarks} />
            </Boundary>
            <table className="w-full border-collapse text-start text-md">
              <caption className="sr-only">{t('contests.leaderboard')}</caption>
              <thead className="max-[18em]:sr-only">
                <tr className="h-8 text-sm text-text-3 *:font-regular">
                  <th scope="col" className="w-14 ps-3.5 pe-2 text-start phone:w-20 phone:ps-5">{t('contests.rank')}</th>
                  <th scope="col" className="text-start">{t('contests.trader')}</th>
                  <th scope="col" className="w-px pe-3.5 text-end phone:w-1/5 phone:pe-0">{t('contests.roi')}</th>
                  <th scope="col" className="w-1/4 pe-5 text-end max-phone:hidden">{t('contests.reward')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => drawRow(row, row.number === shown?.number ? { isMarked: true, shown } : {}))}
              </tbody>
            </table>
            <div className="border-t border-line px-3.5 phone:px-5">
              <Pager list={t('contests.leaderboard')} {...page} onPage={setRequestedPage} />
            </div>
          </>
        )}
        <UnreadableEntries count={contest.leaderboard.unreadable} className="border-t border-line px-3.5 py-2.5 phone:px-5" />
      </div>
    </section>
  )
}

function RefreshNote() {
  const { t } = useTranslation()
  return (
    <p className="num flex items-center gap-1.5 text-sm text-text-2 phone:text-text-3">
      <Clock aria-hidden="true" className="size-4" />
      <span>{t('contests.refreshed', { time: useHour() })}</span>
    </p>
  )
}
