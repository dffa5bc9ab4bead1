import type { Order } from '../../../api/order.ts'
import { RequiredReturn } from './RequiredReturn.tsx'
import { TargetReached } from './TargetReached.tsx'
import { TargetChoice } from './TargetChoice.tsx'
import type { RankTarget } from './useRankTarget.ts'

interface Props {
  target: RankTarget
  /** The user's open positions that count once they are closed. */
  positions: readonly Order[]
}

/** Chooses a target rank and shows what it requires. */
export const TargetSection = ({ target, positions }: Props) => (
  <>
    <TargetChoice targets={target.targets} rank={target.rank} onChoose={target.choose} />
    {target.isReached ? <TargetReached rank={target.rank} /> : <RequiredReturn target={target} positions={positions} />}
  </>
)
