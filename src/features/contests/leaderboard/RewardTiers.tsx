import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pageOf } from '../../../domain/text/paging.ts'
import { rewardRows, tiersOf } from '../../../domain/contest/rewardTiers.ts'
import { LEADERBOARD_PAGE_SIZE } from '../../../constants/limits.ts'
import type { Contest } from '../../../api/contest.ts'
import { Pager } from '../../../ui/list/Pager.tsx'
import { NextTierLine } from './NextTierLine.tsx'
import { RewardTable } from './RewardTable.tsx'
import { useMyRank } from './useMyRank.ts'

/** What each rank wins at each tier, and what the next tier would bring. Specification §3. */
export function RewardTiers({ contest }: { contest: Contest }) {
  const { t } = useTranslation('standings')
  const { rewards, rewardsTier } = contest
  const [requested, setRequested] = useState(1)
  const tiers = useMemo(() => tiersOf(rewards, rewardsTier), [rewards, rewardsTier])
  const all = useMemo(() => rewardRows(tiers), [tiers])
  const myRank = useMyRank(contest)
  if (all.length === 0) return null
  const { items, ...page } = pageOf(all, requested, LEADERBOARD_PAGE_SIZE)

  return (
    <section aria-labelledby="reward-tiers" className="mt-8 phone:rounded-md phone:border phone:border-line phone:bg-surface">
      <div className="pb-2.5 phone:px-5 phone:pt-3.5">
        <h2 id="reward-tiers" className="text-xl font-semi">
          {t('rewards.title')}
        </h2>
        <NextTierLine contest={contest} tiers={tiers} myRank={myRank} />
      </div>
      <div className="max-phone:rounded-md max-phone:border max-phone:border-line max-phone:bg-surface">
        <RewardTable tiers={tiers} rows={items} myRank={myRank} />
        {page.pages > 1 && (
          <div className="border-t border-line px-3.5 phone:px-5">
            <Pager list={t('rewards.title')} {...page} onPage={setRequested} />
          </div>
        )}
      </div>
    </section>
  )
}
