import { useTranslation } from 'react-i18next'
import { shortHash } from '../../../domain/contest/contest.ts'
import type { Pin } from '../../../domain/contest/pins.ts'
import type { ContestId } from '../../../api/scalars.ts'
import { RowPin } from './RowPin.tsx'

/** Pinned rows that the list does not have now. */
export function LostPins({ contestId, pins }: { contestId: ContestId; pins: readonly Pin[] }) {
  const { t } = useTranslation('standings')
  return pins.map(({ hash }) => (
    <p key={hash} className="flex min-h-11 items-center justify-between gap-3 border-t border-line ps-3.5 text-sm text-text-2 phone:ps-5 phone:pe-2">
      <span title={hash}>{t('lost', { hash: shortHash(hash) })}</span>
      <RowPin contestId={contestId} hash={hash} />
    </p>
  ))
}
