import { useTranslation } from 'react-i18next'
import { atRank, beyond, type Board } from '../../domain/coachBoard.ts'
import { waysUp } from '../../domain/coachWays.ts'
import { grouped, percent } from '../../domain/format.ts'
import { Ways } from './Ways.tsx'

/** The ROI that one trade needs for a rank of the list, and the ways to it. */
export function Needed({ board, rank }: { board: Board; rank: number }) {
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
    </>
  )
}
