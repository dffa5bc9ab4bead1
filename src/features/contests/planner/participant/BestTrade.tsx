import { useTranslation } from 'react-i18next'
import { currentHour } from '../../../../domain/contest/time/contestTime.ts'
import type { RankProjection } from '../../../../domain/contest/planner/projection.ts'
import { formatSignedPercent } from '../../../../domain/money/format.ts'
import { orderName } from '../../../../i18n/orderName.ts'
import { rankRange } from './rankRange.ts'

interface Props {
  /** Null: none of the trades counts. */
  projection: RankProjection | null
  listedAt: number
}

/** The best trade that counts, with its actual or projected rank. */
export function BestTrade({ projection, listedAt }: Props) {
  const { t } = useTranslation('planner')
  const hour = currentHour(listedAt)
  if (projection === null) return <p className="planner-own text-text-2">{t('own.none')}</p>

  const { best, isListed, from, to } = projection
  const rank = to && (from && !isListed ? t('own.fromTo', { from: rankRange(from), to: rankRange(to) }) : rankRange(to))
  return (
    <dl className="planner-own planner-figures">
      <div>
        <dt>{t('own.best')}</dt>
        <dd className="num text-2xl font-semi text-text">{formatSignedPercent(best.roi)}</dd>
        <dd>{orderName(t, best.order)}</dd>
      </div>
      <div>
        <dt>{t(isListed ? 'own.listed' : 'own.projected', { hour })}</dt>
        <dd className="num text-2xl font-semi text-text">{rank ?? t('own.noRank')}</dd>
        {to === null && <dd>{t(isListed ? 'own.missing' : 'own.unplaced', { hour })}</dd>}
        {to !== null && to.from < to.to && <dd>{t('own.range')}</dd>}
      </div>
    </dl>
  )
}
