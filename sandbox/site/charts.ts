import { Hono } from 'hono'
import type { Bar } from '../engine/history.ts'
import { priceText } from '../engine/money.ts'
import type { Market } from '../engine/prices.ts'
import type { Exchange } from '../exchange.ts'
import { candlesOf } from './candles.ts'
import { CHART_FRAME, FRAME_SCRIPT, STILL_SCRIPT, WIDGET_SCRIPT } from './chartFiles.ts'

/** The chart host page has an opaque origin, so everything it loads allows any origin. No cookie and no secret is involved. */
const OPEN = {
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
}

/** Minutes of the vendor's picture: three hours. */
const SHOWN = 180

const file = (text: string, type: string) =>
  new Response(text, {
    headers: { ...OPEN, 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' },
  })

/**
 * A stand-in for the third-party chart vendor: a widget script that puts a frame into the page, and the frame
 * that draws candles. The drawing library itself is served by server.ts at /charts/lightweight-charts.js.
 */
export function chartPages(exchange: Exchange) {
  const app = new Hono().basePath('/charts')
  app.get('/widget.js', () => file(WIDGET_SCRIPT, 'text/javascript'))
  app.get('/still.js', () => file(STILL_SCRIPT, 'text/javascript'))
  app.get('/frame.js', () => file(FRAME_SCRIPT, 'text/javascript'))
  app.get('/frame', () => file(CHART_FRAME, 'text/html'))
  app.get('/candles', async (context) => {
    exchange.tick()
    const symbol = context.req.query('symbol')
    for (const market of exchange.world.markets.values()) {
      const { listing } = market
      if (listing.market.replace('-', '') !== symbol) continue
      const text = (ticks: number) => priceText(ticks, listing.pricePrecision)
      const candles = exchange.live ? await ownCandles(exchange, market) : market.candles
      const rows = candles.slice(-SHOWN).map(([time, open, high, low, close, volume = 0]) => ({
        time,
        open: text(open),
        high: text(high),
        low: text(low),
        close: text(close),
        volume: Math.round(volume),
      }))
      return Response.json({ symbol, precision: listing.pricePrecision, candles: rows }, { headers: OPEN })
    }
    return Response.json({ error: 'no such symbol' }, { status: 404, headers: OPEN })
  })
  return app
}

/** The last minutes by the host's candles; none while it has lost its feed. */
async function ownCandles({ world }: Exchange, market: Market): Promise<readonly Bar[]> {
  const toS = Math.floor(world.nowMs / 1_000) + 1
  return candlesOf(world, market, { lengthS: 60, fromS: toS - SHOWN * 60, toS }).catch(() => [])
}
