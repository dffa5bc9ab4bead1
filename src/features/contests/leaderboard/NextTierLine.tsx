import { useTranslation } from 'react-i18next'
import { SETTLEMENT_CURRENCY } from '../../../platform/config.ts'
import { contestPhase, rewardOf } from '../../../domain/contest/contest.ts'
import { formatNumber, NBSP } from '../../../domain/money/format.ts'
import { nextTier, type Tier } from '../../../domain/contest/rewardTiers.ts'
import { session } from '../../../queries/session.ts'
import type { Contest } from '../../../api/contest.ts'
import type { Decimal } from '../../../api/scalars.ts'

interface Props {
  contest: Contest
  tiers: readonly Tier[]
  myRank: number | null
}

/** What the next tier pays, in total and to the user; after the end, the tier that was reached. */
export function NextTierLine({ contest, tiers, myRank }: Props) {
  const { t } = useTranslation('leaderboard')
  const money = (amount: Decimal) => `${formatNumber(amount)}${NBSP}${SETTLEMENT_CURRENCY}`
  const reached = tiers.findLast(({ isReached }) => isReached)
  const next = nextTier(tiers)
  const ofMine = (tier: Tier | undefined) => (myRank === null ? null : rewardOf(myRank, tier?.rewards ?? new Map()))
  const [mine, mineNext] = [ofMine(reached), ofMine(tiers.find(({ tier }) => tier === next?.tier))]

  const sentences = () => {
    if (contestPhase(contest, session.now()) === 'ended') return [reached ? t('rewards.ended', { tier: reached.tier }) : t('rewards.none')]
    if (!next) return [t('rewards.top')]
    return [
      !reached && t('rewards.none'),
      t('rewards.more', { tier: next.tier, amount: money(next.more) }),
      next.ranks > 0 && t('rewards.ranks', { count: next.ranks }),
      mineNext !== null && mineNext !== mine && t('rewards.mine', { rank: myRank ?? 0, next: money(mineNext), now: mine === null ? t('rewards.nothing') : money(mine) }),
    ]
  }
  return <p className="num mt-1 text-sm text-text-2">{sentences().filter(Boolean).join(' ')}</p>
}
