import { Hono } from 'hono'
import { MAX_BATCH_CHARACTERS, TelemetryBatch } from '../../src/api/telemetry.ts'
import * as z from '../../src/api/zod.ts'

const KEPT = 50

interface Received {
  batch: TelemetryBatch
  /** Requests must not have one. */
  hadCookie: boolean
  referrer: string | null
}

/** Receives batches of telemetry like an exchange, and keeps the last ones for inspection. docs/integrators/telemetry.md. */
export function telemetry() {
  const app = new Hono()
  let received: Received[] = []

  app.post('/telemetry', async (context) => {
    const text = await context.req.text()
    if (text.length > MAX_BATCH_CHARACTERS) return new Response(null, { status: 413 })
    const json = await new Response(text).json().catch(() => null)
    const read = z.safeParse(TelemetryBatch, json)
    if (!read.success) return new Response(z.prettifyError(read.error), { status: 400 })
    const { headers } = context.req.raw
    received = [
      ...received,
      { batch: read.data, hadCookie: headers.has('cookie'), referrer: headers.get('referer') },
    ].slice(-KEPT)
    return new Response(null, { status: 204 })
  })
  app.get('/sandbox/api/telemetry', () => Response.json(received))
  return app
}
