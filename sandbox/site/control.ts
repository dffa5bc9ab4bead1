import { Hono } from 'hono'
import * as z from '../../src/api/zod.ts'
import { PERSONAS, isPersona, personaEmail } from '../engine/personas.ts'
import type { Exchange } from '../exchange.ts'
import { Fault } from '../faults.ts'
import { beginSession, isOwnOrigin } from './session.ts'
import { accountSummary } from './summary.ts'

const whole = z.number().check(z.int(), z.minimum(0))
const Who = z.object({ persona: z.optional(z.string()), email: z.optional(z.string()) })
const Clock = z.object({
  advanceMs: z.number().check(z.int(), z.minimum(0), z.maximum(400 * 86_400_000)),
})
const Price = z.object({
  market: z.string(),
  price: z.optional(z.union([z.string(), z.number()])),
  hold: z.optional(z.boolean()),
})
const Reset = z.object({ seed: z.optional(whole) })
const Scale = z.extend(Who, {
  markets: z.optional(whole.check(z.maximum(5000))),
  orders: z.optional(whole.check(z.maximum(50_000))),
  participants: z.optional(whole.check(z.maximum(200_000))),
})
const Feed = z.object({ hold: z.boolean() })
const Clear = z.object({ path: z.optional(z.string()) })

export const emailOf = ({ persona, email }: z.output<typeof Who>): string | null => {
  if (email !== undefined) return /^\S+@\S+$/.test(email) && email.length <= 200 ? email.toLowerCase() : null
  const name = persona ?? 'demo'
  return isPersona(name) ? personaEmail(name) : null
}

/** The controls as calls, for tests: POST JSON to /sandbox/api/…; listed in sandbox/README.md. */
export function controlApi(exchange: Exchange) {
  const app = new Hono().basePath('/sandbox/api')
  const wrong = (message: string) => Response.json({ error: message }, { status: 400 })

  /** One control: its body parsed by a schema, its response JSON. */
  const control = <Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
    act: (body: z.output<Schema>) => unknown,
  ) =>
    app.post(path, async (context) => {
      if (!isOwnOrigin(context.req.raw)) return Response.json({ error: 'another site' }, { status: 403 })
      const body: unknown = await context.req.json().catch(() => ({}))
      const read = z.safeParse(schema, body)
      if (!read.success) return wrong(z.prettifyError(read.error))
      const answer = act(read.data)
      return answer instanceof Response ? answer : Response.json(answer ?? { ok: true })
    })

  const nobody = () => wrong(`no such persona; there are ${Object.keys(PERSONAS).join(', ')}`)
  control('/login', Who, (who) => {
    const email = emailOf(who)
    if (email === null) return nobody()
    const headers = { 'set-cookie': beginSession(exchange.logIn(email)) }
    return Response.json(accountSummary(exchange, email), { headers })
  })
  control('/logout', Who, (who) => {
    if (who.email === undefined && who.persona === undefined) return exchange.endSessions()
    const email = emailOf(who)
    return email === null ? nobody() : exchange.endSessions(email)
  })
  control('/fault', Fault, (fault) => ({ id: exchange.faults.set(fault) }))
  control('/faults/clear', Clear, ({ path }) => exchange.faults.clear(path))
  const live = () => wrong('prices are live: only the feed can be held')
  control('/feed', Feed, ({ hold }) => (exchange.live ? exchange.live.hold(hold) : wrong('prices are not live')))
  control('/clock', Clock, ({ advanceMs }) => {
    if (exchange.live) return live()
    exchange.moveClock(advanceMs)
    return { nowMs: exchange.nowMs() }
  })
  control('/price', Price, ({ market, price, hold }) => {
    if (exchange.live) return live()
    if (price === undefined && hold !== false) return wrong('a price, or hold: false')
    if (price === undefined) return exchange.release(market)
    return exchange.movePrice(market, String(price), hold) ? { ok: true } : wrong('no such market or price')
  })
  control('/reset', Reset, ({ seed }) => exchange.reset(seed))
  control('/scale', Scale, (request) => {
    const email = emailOf(request)
    if (email === null) return nobody()
    exchange.scale({
      markets: request.markets ?? 0,
      orders: request.orders ?? 0,
      participants: request.participants ?? 0,
      email,
    })
    return { markets: exchange.world.markets.size, orders: exchange.world.orders.size }
  })

  app.get('/faults', () => Response.json(exchange.faults.list()))
  app.get('/journal', (context) => {
    const { path, email, since } = context.req.query()
    const entries = exchange
      .journal()
      .filter(
        (entry) =>
          (path ?? entry.path) === entry.path &&
          (email ?? entry.email) === entry.email &&
          entry.seq > Number(since ?? 0),
      )
    return Response.json({ entries, counts: Object.fromEntries(exchange.counts) })
  })
  app.get('/account', (context) => {
    const email = emailOf(context.req.query())
    return email === null ? nobody() : Response.json(accountSummary(exchange, email))
  })
  return app
}
