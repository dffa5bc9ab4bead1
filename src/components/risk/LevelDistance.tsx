import { percent } from '../../domain/format.ts'
import { tpslDistance } from '../../domain/tpsl.ts'
import { type DraftLevel, useTpslOutlook } from './useTpslOutlook.ts'

/** How far a level typed as a price is from the entry, on the side that it fits. */
export function LevelDistance(level: DraftLevel) {
  const distance = useTpslOutlook(level, ([first]) => first && tpslDistance(first.at, first.entry))
  return <span className="num">{percent(distance ?? null)}</span>
}
