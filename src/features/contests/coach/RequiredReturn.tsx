import { useTranslation } from 'react-i18next'
import { leverageScenarios } from '../../../domain/contest/coach/leverageScenarios.ts'
import { grouped, percent } from '../../../domain/money/format.ts'
import type { Order } from '../../../api/order.ts'
import { lazily } from '../../../ui/lazy/lazily.ts'
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx'
import type { RankTarget } from './useRankTarget.ts'
import { LeverageScenarios } from './LeverageScenarios.tsx'

const Positions = lazyPart(lazily(async () => (await import('./contestant/Positions.tsx')).Positions))

interface Props {
  target: RankTarget
  /** The user's open positions that count once they are closed. */
  positions: readonly Order[]
}

/** The ROI that one trade needs for a rank, the leverage scenarios for it, and the prices at which open positions reach it. */
export function RequiredReturn({ target: { rank, at, needed }, positions }: Props) {
  const { t } = useTranslation('coach')
  const written = grouped(String(rank))
  if (at.kind !== 'taken' || needed === null)
    return (
      <p role="status" className="coach-needed text-lg">
        {t(at.kind === 'free' ? 'free' : 'unknown', { rank: written })}
      </p>
    )

  const ways = leverageScenarios(needed)
  return (
    <>
      <div role="status" className="coach-needed">
        <p className="text-sm text-text-2">{t('needed')}</p>
        <p className="num text-2xl font-semi">{percent(needed)}</p>
        <p className="num text-sm text-text-2">{t(ways.length > 0 ? 'more' : 'lossIsEnough', { rank: written, roi: percent(at.roi) })}</p>
      </div>
      {ways.length > 0 && <LeverageScenarios ways={ways} />}
      {positions.length > 0 && <Positions positions={positions} rank={rank} needed={needed} />}
    </>
  )
}
