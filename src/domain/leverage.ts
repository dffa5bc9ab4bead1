import { LEVERAGES, type Leverage } from '../limits.ts'

/** The choice above; null at the end, where the arrow is disabled. Specification §4. */
export const nextLeverage = (leverage: Leverage): Leverage | null =>
  LEVERAGES[LEVERAGES.indexOf(leverage) + 1] ?? null

/** The choice below; null at the start. */
export const previousLeverage = (leverage: Leverage): Leverage | null =>
  LEVERAGES[LEVERAGES.indexOf(leverage) - 1] ?? null
