import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SETTLEMENT_CURRENCY } from '../../../platform/config.ts'
import { rewardOf } from '../../../domain/contest/contest.ts'
import { formatNumber, NBSP } from '../../../domain/money/format.ts'
import { pageOf } from '../../../domain/text/paging.ts'
import { rewardRows, tiersOf } from '../../../domain/contest/rewardTiers.ts'
import { LEADERBOARD_PAGE_SIZE } from '../../../constants/limits.ts'
import type { Contest } from '../../../api/contest.ts'
import type { Decimal } from '../../../api/scalars.ts'
import { Pager } from '../../../ui/list/Pager.tsx'
import { FoldedSection } from '../FoldedSection.tsx'
import { NextTierLine } from './NextTierLine.tsx'
import { RewardTable } from './RewardTable.tsx'
import { useMyRank } from './useMyRank.ts'

/** The prize of each rank at each tier, and what the next tier would add. Specification §3. */
export function RewardTiers({ contest }: { contest: Contest }) {
  const { t } = useTranslation('leaderboard')
  const { rewards, rewardsTier } = contest
  const [requested, setRequested] = useState(1)
  const tiers = useMemo(() => tiersOf(rewards, rewardsTier), [rewards, rewardsTier])
  const all = useMemo(() => rewardRows(tiers), [tiers])
  const myRank = useMyRank(contest)
  if (all.length === 0) return null
  const { items, ...page } = pageOf(all, requested, LEADERBOARD_PAGE_SIZE)

  const reached = tiers.findLast(({ isReached }) => isReached)
  const mine = myRank === null || !reached ? null : rewardOf(myRank, reached.rewards)
  const money = (amount: Decimal) => `${formatNumber(amount)}${NBSP}${SETTLEMENT_CURRENCY}`
  const note = mine !== null ? t('rewards.yours', { amount: money(mine) }) : reached && t('rewards.all', { amount: money(reached.total) })

  return (
    <FoldedSection title={t('rewards.title')} note={note}>
      <div className="px-3.5 pb-2.5 phone:px-5">
        <NextTierLine contest={contest} tiers={tiers} myRank={myRank} />
      </div>
      <RewardTable tiers={tiers} rows={items} myRank={myRank} />
      {page.pages > 1 && (
        <div className="border-t border-line px-3.5 phone:px-5">
          <Pager list={t('rewards.title')} {...page} onPage={setRequested} />
        </div>
      )}
    </FoldedSection>
  )
}
