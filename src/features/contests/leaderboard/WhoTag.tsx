import { useTranslation } from 'react-i18next'
import { type Pin, toggleMe } from '../../../domain/contest/pins.ts'
import type { ContestId } from '../../../api/scalars.ts'
import { storePins } from './storedPins.ts'
import { usePins } from './usePins.ts'

/** Marks a pinned row as the user's own; clicking "Me" unmarks it. */
export function WhoTag({ contestId, pin: { hash, isMe } }: { contestId: ContestId; pin: Pin }) {
  const { t } = useTranslation('leaderboard')
  const pins = usePins(contestId)
  const look = isMe ? 'border-transparent bg-accent-solid text-on-accent' : 'border-control-line text-text-2 group-hover:text-text'

  return (
    <button type="button" className="group -my-3 inline-flex min-h-11 items-center dense:my-0 dense:min-h-6" onClick={() => storePins(contestId, toggleMe(pins, hash))}>
      <span className={`rounded-xs border px-1.5 py-px text-xs font-medium ${look}`}>{t(isMe ? 'me' : 'isMe')}</span>
      {isMe && <span className="sr-only">{t('notMe')}</span>}
    </button>
  )
}
