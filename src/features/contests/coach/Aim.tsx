import type { Order } from '../../../api/order.ts'
import { Needed } from './Needed.tsx'
import { Reached } from './Reached.tsx'
import { TargetChoice } from './TargetChoice.tsx'
import type { RankTarget } from './useRankTarget.ts'

interface Props {
  target: RankTarget
  /** The user's open positions that count once they are closed. */
  positions: readonly Order[]
}

/** A rank to aim at, and what reaches it. */
export const Aim = ({ target, positions }: Props) => (
  <>
    <TargetChoice targets={target.targets} rank={target.rank} onChoose={target.choose} />
    {target.isReached ? <Reached rank={target.rank} /> : <Needed target={target} positions={positions} />}
  </>
)
