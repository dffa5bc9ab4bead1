import { useTranslation } from 'react-i18next'
import { atRank, beyond, type Board } from '../../../domain/contest/coach/coachBoard.ts'
import { waysUp } from '../../../domain/contest/coach/coachWays.ts'
import { grouped, percent } from '../../../domain/money/format.ts'
import type { Order } from '../../../api/order.ts'
import { lazily } from '../../../ui/lazy/lazily.ts'
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx'
import { Ways } from './Ways.tsx'

const Positions = lazyPart(lazily(async () => (await import('./contestant/Positions.tsx')).Positions))

interface Props {
  board: Board
  rank: number
  /** The user's open positions that count once they are closed. */
  positions: readonly Order[]
}

/** The ROI that one trade needs for a rank of the list, the ways to it, and the prices at which open positions are there. */
export function Needed({ board, rank, positions }: Props) {
  const { t } = useTranslation('coach')
  const at = atRank(board, rank)
  const written = grouped(String(rank))
  if (at.kind !== 'taken')
    return (
      <p role="status" className="coach-needed text-lg">
        {t(at.kind, { rank: written })}
      </p>
    )

  const needed = beyond(at.roi)
  const ways = waysUp(needed)
  return (
    <>
      <div role="status" className="coach-needed">
        <p className="text-sm text-text-2">{t('needed')}</p>
        <p className="num text-2xl font-semi">{percent(needed)}</p>
        <p className="num text-sm text-text-2">{t(ways.length > 0 ? 'more' : 'lossIsEnough', { rank: written, roi: percent(at.roi) })}</p>
      </div>
      {ways.length > 0 && <Ways ways={ways} />}
      {positions.length > 0 && <Positions positions={positions} rank={rank} needed={needed} />}
    </>
  )
}
