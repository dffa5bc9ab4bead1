import { Decimal, maybe } from './scalars.ts'
import * as z from './zod.ts'

/** Schemas of a UDF data feed, the protocol of TradingView's charts: docs/integrators/datafeed.md. Not part of the exchange's contract. */

/** Bar lengths as named by the protocol: minutes, or a day. */
export const RESOLUTIONS = ['1', '5', '15', '60', '240', '1D'] as const
export type Resolution = (typeof RESOLUTIONS)[number]

/** A resolution offered by a feed, and the feed's name for it: a day is 'D' or '1D'. */
export interface Offer {
  resolution: Resolution
  name: string
}

const offersOf = (names: (string | null)[]): Offer[] =>
  RESOLUTIONS.flatMap((resolution) => {
    const name = names.find((each) => each === resolution || (each === 'D' && resolution === '1D'))
    return name ? [{ resolution, name }] : []
  })

/** Response of /config: our resolutions that the feed offers, at least one. */
export const FeedConfig = z.object({
  supported_resolutions: z
    .pipe(z.array(maybe(z.string())), z.transform(offersOf))
    .check(z.refine((offers) => offers.length > 0)),
})

const prices = z.array(maybe(Decimal))
const COLUMNS = ['o', 'h', 'l', 'c'] as const

/** Bars by columns: times in epoch seconds, prices, and the volume if the feed knows it. An unreadable entry is null. */
const Bars = z
  .object({
    s: z.enum(['ok']),
    t: z.array(maybe(z.number().check(z.int()))),
    o: prices,
    h: prices,
    l: prices,
    c: prices,
    v: maybe(prices),
  })
  .check(z.refine((bars) => COLUMNS.every((column) => bars[column].length === bars.t.length)))
export type FeedBars = Omit<z.output<typeof Bars>, 's'>

/** Response of /history. `nextTime`: time of the next older bar, in epoch seconds. */
export const FeedHistory = z.union([
  Bars,
  z.object({ s: z.enum(['no_data']), nextTime: maybe(z.number().check(z.int())) }),
  z.object({ s: z.enum(['error']) }),
])
