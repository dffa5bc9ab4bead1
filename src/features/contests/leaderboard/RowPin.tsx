import { useTranslation } from 'react-i18next'
import { shortHash } from '../../../domain/contest/contest.ts'
import { isPinned, MAX_PINS, togglePin } from '../../../domain/contest/pins.ts'
import type { ContestId } from '../../../api/scalars.ts'
import { classes } from '../../../ui/display/classes.ts'
import { PinIcon } from './icons.tsx'
import { keep } from './keptStandings.ts'
import { useKept } from './useKept.ts'

/** Pins a row, or takes it out of the pinned ones. */
export function RowPin({ contestId, hash }: { contestId: ContestId; hash: string }) {
  const { t } = useTranslation('standings')
  const { pins } = useKept(contestId)
  const isHere = isPinned(pins, hash)
  const isFull = !isHere && pins.length >= MAX_PINS
  const name = isFull ? t('full', { count: MAX_PINS }) : t('pin', { hash: shortHash(hash) })

  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-pressed={isHere}
      aria-disabled={isFull}
      onClick={() => isFull || keep(contestId, { pins: togglePin(pins, hash) })}
      className={classes('-ms-2 grid size-11 place-items-center rounded-sm phone:ms-0 dense:size-9', isFull ? 'text-text-disabled' : isHere ? 'text-accent hover:bg-surface-press' : 'text-text-3 hover:bg-surface-press hover:text-text')}
    >
      <PinIcon isPinned={isHere} className="size-4" />
    </button>
  )
}
