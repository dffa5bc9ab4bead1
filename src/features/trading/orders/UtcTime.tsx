import { localMinute, shortUtc } from '../../../domain/time/time.ts'
import type { Instant } from '../../../api/scalars.ts'

/** A time in UTC, with the local time in its title. */
export const UtcTime = ({ at, written = shortUtc }: { at: Instant | null; written?: (at: Instant | null) => string }) => (
  <span title={at === null ? undefined : localMinute(at)}>{written(at)}</span>
)
