import * as z from './zod.ts'
import { Decimal, maybe } from './scalars.ts'

/** The answers of a UDF data feed, the protocol of TradingView's charts: docs/integrators/datafeed.md. No part of the exchange's contract. */

/** How long a bar lasts, as the protocol names it: minutes, or a day. */
export const RESOLUTIONS = ['1', '5', '15', '60', '240', '1D'] as const
export type Resolution = (typeof RESOLUTIONS)[number]

/** A resolution that a feed offers, and the name the feed has for it: a day is 'D' or '1D'. */
export interface Offer {
  resolution: Resolution
  name: string
}

const offersOf = (names: (string | null)[]): Offer[] =>
  RESOLUTIONS.flatMap((resolution) => {
    const name = names.find((each) => each === resolution || (each === 'D' && resolution === '1D'))
    return name ? [{ resolution, name }] : []
  })

/** Of /config: which of our resolutions the feed offers, at least one. */
export const FeedConfig = z.object({
  supported_resolutions: z.pipe(z.array(maybe(z.string())), z.transform(offersOf)).check(z.refine((offers) => offers.length > 0)),
})

const prices = z.array(maybe(Decimal))
const COLUMNS = ['o', 'h', 'l', 'c'] as const

/** Bars by columns: times in epoch seconds, and prices. An entry that cannot be read is null. */
const Bars = z
  .object({ s: z.enum(['ok']), t: z.array(maybe(z.number().check(z.int()))), o: prices, h: prices, l: prices, c: prices })
  .check(z.refine((bars) => COLUMNS.every((column) => bars[column].length === bars.t.length)))
export type FeedBars = Omit<z.output<typeof Bars>, 's'>

/** Of /history. `nextTime`: where the next older bar is, in epoch seconds. */
export const FeedHistory = z.union([
  Bars,
  z.object({ s: z.enum(['no_data']), nextTime: maybe(z.number().check(z.int())) }),
  z.object({ s: z.enum(['error']) }),
])
