import { useTranslation } from 'react-i18next'
import { currentHour } from '../../../../domain/contest/time/contestTime.ts'
import type { ProjectionResult } from '../../../../domain/contest/planner/projection.ts'
import { formatSignedPercent } from '../../../../domain/money/format.ts'
import { rankRange } from './rankRange.ts'

/** Compares the last projection with the list that followed it. */
export function LastProjection({ checked: { projection, listedAt, newRank, off } }: { checked: ProjectionResult }) {
  const { t } = useTranslation('planner')
  const values = { made: currentHour(projection.listedAt), rank: rankRange(projection), roi: formatSignedPercent(projection.roi), hour: currentHour(listedAt) }
  return (
    <p className="planner-note num">
      <span>{t('check.made', values)}</span>{' '}
      <span>{newRank === null || off === null
        ? t('check.missing', values)
        : `${t('check.now', { ...values, now: rankRange(newRank) })} ${off === 0 ? t('check.right') : t(off > 0 ? 'check.worse' : 'check.better', { count: Math.abs(off) })}`}</span>
    </p>
  )
}
