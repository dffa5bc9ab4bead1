import { useTranslation } from 'react-i18next'
import { shortHash } from '../../../domain/contest/contest.ts'
import { isPinned, MAX_PINS, togglePin } from '../../../domain/contest/pins.ts'
import type { ContestId } from '../../../api/scalars.ts'
import { PinIcon } from './icons.tsx'
import { storeLeaderboard } from './storedLeaderboards.ts'
import { useStoredLeaderboard } from './useStoredLeaderboard.ts'
import './RowPin.css'

/** Pins or unpins the row it covers. */
export function RowPin({ contestId, hash }: { contestId: ContestId; hash: string }) {
  const { t } = useTranslation('leaderboard')
  const { pins } = useStoredLeaderboard(contestId)
  const isHere = isPinned(pins, hash)
  const isFull = !isHere && pins.length >= MAX_PINS
  const name = isFull ? t('full', { count: MAX_PINS }) : t('pin', { hash: shortHash(hash) })

  return (
    <button
      type="button"
      aria-label={name}
      title={isFull ? name : hash}
      aria-pressed={isHere}
      aria-disabled={isFull}
      onClick={() => isFull || storeLeaderboard(contestId, { pins: togglePin(pins, hash) })}
      className="row-pin"
    >
      <PinIcon isPinned={isHere} />
    </button>
  )
}
