import { useTranslation } from 'react-i18next'
import { currentHour } from '../../../../domain/contest/time/contestTime.ts'
import type { ProjectionResult } from '../../../../domain/contest/coach/projection.ts'
import { percent } from '../../../../domain/money/format.ts'
import { standingText } from './standingText.ts'

/** Compares the last projection with the list that followed it. */
export function LastCheck({ checked: { made, listedAt, stands, off } }: { checked: ProjectionResult }) {
  const { t } = useTranslation('coach')
  const told = { made: currentHour(made.listedAt), rank: standingText(made), roi: percent(made.roi), hour: currentHour(listedAt) }
  return (
    <p className="coach-note num">
      {t('check.made', told)}{' '}
      {stands === null || off === null
        ? t('check.missing', told)
        : `${t('check.stands', { ...told, now: standingText(stands) })} ${off === 0 ? t('check.right') : t(off > 0 ? 'check.worse' : 'check.better', { count: Math.abs(off) })}`}
    </p>
  )
}
