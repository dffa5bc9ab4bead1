import { Hono } from 'hono'
import * as z from '../../src/api/zod.ts'
import type { Bar } from '../engine/history.ts'
import { priceText } from '../engine/money.ts'
import type { Exchange } from '../exchange.ts'
import { candlesOf } from './candles.ts'

/** Resolutions by their protocol names, in seconds. */
const LENGTHS_S = new Map([
  ['1', 60],
  ['5', 300],
  ['15', 900],
  ['60', 3_600],
  ['240', 14_400],
  ['1D', 86_400],
])

const seconds = z.pipe(z.string().check(z.regex(/^\d{1,10}$/)), z.transform(Number))
const Asked = z.object({ symbol: z.string(), resolution: z.string(), from: seconds, to: seconds })

// Public, like real feeds: no cookie is involved.
const answer = (body: object) =>
  Response.json(body, { headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store' } })
const wrong = (errmsg: string) => answer({ s: 'error', errmsg })

/** The paper exchange's prices through the protocol of TradingView's charts (UDF): docs/integrators/datafeed.md. */
export function dataFeed(exchange: Exchange) {
  const app = new Hono().basePath('/datafeed')
  app.get('/config', () =>
    answer({
      supported_resolutions: [...LENGTHS_S.keys()],
      supports_search: false,
      supports_group_request: false,
      supports_marks: false,
      supports_timescale_marks: false,
      supports_time: true,
    }),
  )
  app.get(
    '/time',
    () =>
      new Response(String(Math.floor(exchange.nowMs() / 1_000)), { headers: { 'access-control-allow-origin': '*' } }),
  )
  app.get('/history', async (context) => {
    exchange.tick()
    const query = z.safeParse(Asked, context.req.query())
    if (!query.success) return wrong('symbol, resolution, from and to are needed')
    const { symbol, resolution, from: fromS, to: toS } = query.data
    const lengthS = LENGTHS_S.get(resolution)
    if (lengthS === undefined) return wrong('unknown_resolution')
    const market = [...exchange.world.markets.values()].find(
      ({ listing }) => listing.market.replace('-', '') === symbol,
    )
    if (!market) return wrong('unknown_symbol')

    const bars = await candlesOf(exchange.world, market, { lengthS, fromS, toS }).catch(() => null)
    if (bars === null) return wrong('no_prices')
    if (bars.length === 0) return answer({ s: 'no_data' })
    const column = (index: 1 | 2 | 3 | 4) =>
      bars.map((bar: Bar) => Number(priceText(bar[index], market.listing.pricePrecision)))
    // A file of real prices has no volume.
    const volume = bars.every((bar) => bar[5] === undefined) ? {} : { v: bars.map((bar) => bar[5] ?? null) }
    return answer({
      s: 'ok',
      t: bars.map(([time]) => time),
      o: column(1),
      h: column(2),
      l: column(3),
      c: column(4),
      ...volume,
    })
  })
  return app
}
