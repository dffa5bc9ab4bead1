import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { contestDate } from '../../domain/time.ts'
import type { Instant } from '../../wire/scalars.ts'

interface Props {
  at: Instant
  /** How many ranks were kept, where there may be more. */
  firstRanks?: number | undefined
}

/** Says of a list from an earlier visit that it is old, and of which hour. */
export function OldMark({ at, firstRanks }: Props) {
  const { t } = useTranslation()
  return (
    <p className="num flex items-center gap-1.5 text-sm text-warn">
      <Clock aria-hidden="true" className="size-4 shrink-0" />
      {t('contests.old', { date: contestDate(at) })}
      {firstRanks !== undefined && t('contests.oldRanks', { ranks: firstRanks })}
    </p>
  )
}
