import { forThisTab, slot } from './storage.ts'

/** Stored data of our own chart, in late code like the chart itself. A corrupt value reads as none. */
export const chartStorage = {
  /** Candle length, as named by the data feed. */
  resolution: slot<string | null>('futuresResolution', null, (text) => text),
  /** Lengths of the moving averages shown: '20 50'. */
  averages: slot('futuresAverages', '', (text) => text),
  /** The minutes of prices seen in this tab, so that they survive a reload: domain/chart/storedMinutes.ts. */
  minutes: slot<string | null>('futuresMinutes', null, (text) => text, { area: forThisTab }),
}
