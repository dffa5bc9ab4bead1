import Clock from 'lucide-react/icons/clock'
import { useTranslation } from 'react-i18next'
import { STORED_RANKS } from '../../../../domain/contest/storedContests.ts'
import { contestDate } from '../../../../domain/time/time.ts'
import type { Instant } from '../../../../api/scalars.ts'

interface Props {
  at: Instant
  /** Number of ranks, if it is a leaderboard. */
  ranks?: number
}

/** Marks a list from an earlier visit as old, with its hour. */
export function OldMark({ at, ranks = 0 }: Props) {
  const { t } = useTranslation()
  return (
    <p className="num flex items-center gap-1.5 text-sm text-warn">
      <Clock aria-hidden="true" className="size-4 shrink-0" />
      <span>
        <span>{t('contests.old', { date: contestDate(at) })}</span>
        {ranks >= STORED_RANKS && <span>{t('contests.oldRanks', { ranks })}</span>}
      </span>
    </p>
  )
}
