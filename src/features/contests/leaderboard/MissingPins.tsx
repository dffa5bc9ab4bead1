import { useTranslation } from 'react-i18next'
import { shortHash } from '../../../domain/contest/contest.ts'
import type { Pin } from '../../../domain/contest/pins.ts'
import type { ContestId } from '../../../api/scalars.ts'
import { RowPin } from './RowPin.tsx'

/** Pinned rows that are not in the current list. */
export function MissingPins({ contestId, pins }: { contestId: ContestId; pins: readonly Pin[] }) {
  const { t } = useTranslation('leaderboard')
  return pins.map(({ hash }) => (
    <p key={hash} className="relative min-h-11 content-center border-t border-line px-3.5 text-sm text-text-2 phone:px-5">
      <span>{t('lost', { hash: shortHash(hash) })}</span>
      <RowPin contestId={contestId} hash={hash} />
    </p>
  ))
}
