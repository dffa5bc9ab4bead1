import { useTranslation } from 'react-i18next'
import type { ContestId } from '../../../api/scalars.ts'
import { shortHash } from '../../../domain/contest/contest.ts'
import { isPinned, MAX_PINS, togglePin } from '../../../domain/contest/pins.ts'
import { storePins, usePins } from './storedPins.ts'
import './RowPin.css'

/** Pins or unpins the row it covers, whose title is the whole hash: a title of the button would be read with every pin. */
export function RowPin({ contestId, hash }: { contestId: ContestId; hash: string }) {
  const { t } = useTranslation('leaderboard')
  const pins = usePins(contestId)
  const isHere = isPinned(pins, hash)
  const isFull = !isHere && pins.length >= MAX_PINS
  const name = isFull ? t('full', { count: MAX_PINS }) : t('pin', { hash: shortHash(hash) })

  return (
    <button
      type="button"
      aria-label={name}
      title={isFull ? name : undefined}
      aria-pressed={isHere}
      aria-disabled={isFull}
      onClick={() => isFull || storePins(contestId, togglePin(pins, hash))}
      className="row-pin"
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={isHere ? 'fill-current stroke-current' : 'fill-none stroke-current'}
      >
        <path d="M12 17v5M9 10.8a2 2 0 0 1-1.1 1.8l-1.8.9A2 2 0 0 0 5 15.2V16a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-.8a2 2 0 0 0-1.1-1.7l-1.8-.9A2 2 0 0 1 15 10.8V7a1 1 0 0 1 1-1 2 2 0 0 0 0-4H8a2 2 0 0 0 0 4 1 1 0 0 1 1 1z" />
      </svg>
    </button>
  )
}
