import { LEVERAGES, type Leverage } from '../limits.ts'

/** The next higher choice; null at the highest, where the arrow is disabled. Specification §4. */
export const nextLeverage = (leverage: Leverage): Leverage | null =>
  LEVERAGES[LEVERAGES.indexOf(leverage) + 1] ?? null

/** The next lower choice; null at the lowest. */
export const previousLeverage = (leverage: Leverage): Leverage | null =>
  LEVERAGES[LEVERAGES.indexOf(leverage) - 1] ?? null
