import { Clock, Trophy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ContestPhase, ranked, rewardOf, rewardTable } from '../../domain/contest.ts'
import { pageOf } from '../../domain/paging.ts'
import { LEADERBOARD_PAGE_SIZE } from '../../limits.ts'
import type { Contest } from '../../wire/contest.ts'
import { UnreadableEntries } from '../ui/UnreadableEntries.tsx'
import { Message } from '../ui/Message.tsx'
import { Pager } from '../ui/Pager.tsx'
import { LeaderboardRow } from './LeaderboardRow.tsx'
import { useHour, usePhase } from './useClock.ts'

const emptyTexts = { before: 'contests.boardBefore', running: 'contests.boardRunning', ended: 'contests.boardEnded' } as const

/** The ranks of a contest, ten per page. Specification §2, §3. */
export function Leaderboard({ contest }: { contest: Contest }) {
  const { t } = useTranslation()
  const [requestedPage, setRequestedPage] = useState(1)
  const phase: ContestPhase = usePhase(contest)
  const entries = ranked(contest.leaderboard.items)
  const rewards = rewardTable(contest.rewards, contest.rewardsTier)
  const { items, ...page } = pageOf(entries, requestedPage, LEADERBOARD_PAGE_SIZE)
  // Ranks may be shared and hashes may repeat: only the position is unique.
  const rows = items.map((entry, index) => ({ place: page.from + index, entry }))

  return (
    <section aria-labelledby="leaderboard" className="phone:rounded-md phone:border phone:border-line phone:bg-surface">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pb-2.5 phone:px-5 phone:pt-3.5">
        <h2 id="leaderboard" className="text-xl font-semi">
          {t('contests.leaderboard')}
        </h2>
        {phase === 'running' && <RefreshNote />}
      </div>
      <div className="max-phone:rounded-md max-phone:border max-phone:border-line max-phone:bg-surface">
        {page.total === 0 ? (
          <div className="py-5">
            <Message size="list" icon={<Trophy />} title={t(phase === 'ended' ? 'common.noResult' : 'contests.boardEmpty')} text={t(emptyTexts[phase])} />
          </div>
        ) : (
          <>
            <table className="w-full border-collapse text-start text-md">
              <caption className="sr-only">{t('contests.leaderboard')}</caption>
              <thead>
                <tr className="h-8 text-sm text-text-3 *:font-regular">
                  <th scope="col" className="w-20 ps-3.5 text-start phone:ps-5">{t('contests.rank')}</th>
                  <th scope="col" className="text-start">{t('contests.trader')}</th>
                  <th scope="col" className="pe-3.5 text-end phone:pe-0">{t('contests.roi')}</th>
                  <th scope="col" className="w-1/3 pe-5 text-end max-phone:hidden">{t('contests.reward')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ place, entry }) => (
                  <LeaderboardRow
                    key={place}
                    entry={entry}
                    reward={contest.rewards.length > 0 ? rewardOf(entry.rank, rewards) : entry.reward}
                  />
                ))}
              </tbody>
            </table>
            <div className="border-t border-line px-3.5 phone:px-5">
              <Pager {...page} onPage={setRequestedPage} />
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
      {t('contests.refreshed', { time: useHour() })}
    </p>
  )
}
