import { Hono } from 'hono'
import { terminateAfter401, terminateSession } from '../src/wire/user.ts'
import { answerCall, sessionToken, stamp } from './answer.ts'
import { Exchange, type ExchangeOptions } from './exchange.ts'
import { chartPages } from './site/charts.ts'
import { controlApi } from './site/control.ts'
import { sitePages } from './site/pages.ts'
import { endSession } from './site/session.ts'

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

  for (const { path } of [terminateAfter401, terminateSession])
    app.post(path, (context) => {
      exchange.counts.set(path, (exchange.counts.get(path) ?? 0) + 1)
      const token = sessionToken(context.req.raw)
      exchange.note({ email: exchange.whoIs(token)?.email ?? null, path, payload: {}, idempotencyKey: null, outcome: 'ok', answer: null })
      if (token !== undefined) exchange.logOut(token)
      return stamp(exchange, Response.json({ result: 'ok' }, { headers: { 'set-cookie': endSession } }))
    })
  app.all('/api/*', (context) => answerCall(exchange, context.req.raw))
  app.all('/futures/api/*', (context) => answerCall(exchange, context.req.raw))
  app.route('/', controlApi(exchange))
  app.route('/', sitePages(exchange))
  app.route('/', chartPages(exchange))
  return { app, exchange }
}
