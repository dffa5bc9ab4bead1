import { forThisTab, slot } from './storage.ts'

/** What our own chart keeps: it comes late, and so does this. Read where it is used, and there as nothing if it is spoilt. */
export const chartStorage = {
  /** How long a candle lasts, as the data feed names it. */
  resolution: slot<string | null>('futuresResolution', null, (text) => text),
  /** The minutes of prices seen in this tab, so that they survive a reload: domain/chart/storedMinutes.ts. */
  minutes: slot<string | null>('futuresMinutes', null, (text) => text, { area: forThisTab }),
}
