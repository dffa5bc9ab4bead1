import { Hono } from 'hono'
import { answerCall } from './answer.ts'
import { Exchange, type ExchangeOptions } from './exchange.ts'
import { chartPages } from './site/charts.ts'
import { controlApi } from './site/control.ts'
import { dataFeed } from './site/dataFeed.ts'
import { sitePages } from './site/pages.ts'
import { telemetry } from './site/telemetry.ts'

/**
 * The paper exchange as one fetch-based app: the calls of specification §7 under /api and /futures/api, and the
 * stand-in pages of the main site. It is the same over HTTP (server.ts), in tests and in the browser (through MSW),
 * so nothing here or below may import Node.
 */
export function createExchange(options: ExchangeOptions = {}) {
  const exchange = new Exchange(options)
  const app = new Hono()
  app.onError((error) => {
    console.error(error)
    return Response.json({ result: 'error' }, { status: 500 })
  })

  app.all('/api/*', (context) => answerCall(exchange, context.req.raw))
  app.all('/futures/api/*', (context) => answerCall(exchange, context.req.raw))
  app.route('/', controlApi(exchange))
  app.route('/', sitePages(exchange))
  app.route('/', chartPages(exchange))
  app.route('/', dataFeed(exchange))
  app.route('/', telemetry())
  return { app, exchange }
}
