import { RESOLUTIONS } from '../api/datafeed.ts'
import { forThisTab, oneOf, slot } from './storage.ts'

/** Stored data of our own chart, in late code like the chart itself. A corrupt value reads as none. */
export const chartStorage = {
  /** Candle length, if the data feed offers it. */
  resolution: oneOf('futuresResolution', RESOLUTIONS, '1'),
  /** Lengths of the moving averages shown: '20 50'. */
  averages: slot('futuresAverages', '', (text) => text),
  /** The minutes of prices seen in this tab, so that they survive a reload: domain/chart/storedMinutes.ts. */
  minutes: slot<string | null>('futuresMinutes', null, (text) => text, { area: forThisTab }),
}
