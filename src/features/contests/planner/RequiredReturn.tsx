import { useTranslation } from 'react-i18next'
import { leverageScenarios } from '../../../domain/contest/planner/leverageScenarios.ts'
import { groupThousands, formatSignedPercent } from '../../../domain/money/format.ts'
import type { Order } from '../../../api/order.ts'
import { lazily } from '../../../ui/lazy/lazily.ts'
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx'
import type { RankTarget } from './useRankTarget.ts'
import { LeverageScenarios } from './LeverageScenarios.tsx'

const Positions = lazyPart(lazily(async () => (await import('./participant/Positions.tsx')).Positions))

interface Props {
  target: RankTarget
  /** The user's open positions that count once they are closed. */
  positions: readonly Order[]
}

/** The ROI that one trade needs for a rank, the leverage scenarios for it, and the prices at which open positions reach it. */
export function RequiredReturn({ target: { rank, at, needed }, positions }: Props) {
  const { t } = useTranslation('planner')
  const written = groupThousands(String(rank))
  if (at.kind !== 'taken' || needed === null)
    return (
      <p role="status" className="planner-required text-lg">
        {t(at.kind === 'free' ? 'free' : 'unknown', { rank: written })}
      </p>
    )

  const scenarios = leverageScenarios(needed)
  return (
    <>
      <div role="status" className="planner-required">
        <p className="text-sm text-text-2">{t('needed')}</p>
        <p className="num text-2xl font-semi">{formatSignedPercent(needed)}</p>
        <p className="num text-sm text-text-2">{t(scenarios.length > 0 ? 'more' : 'lossIsEnough', { rank: written, roi: formatSignedPercent(at.roi) })}</p>
      </div>
      {scenarios.length > 0 && <LeverageScenarios scenarios={scenarios} />}
      {positions.length > 0 && <Positions positions={positions} rank={rank} needed={needed} />}
    </>
  )
}
