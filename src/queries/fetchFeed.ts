import { Failure } from '../api/failure.ts'
import * as z from '../api/zod.ts'
import { REQUEST_DEADLINE_MS } from '../constants/limits.ts'
import { config } from '../platform/config.ts'
import { readText } from './call/readText.ts'

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Requests from the configured data feed: docs/integrators/datafeed.md. Public, so without cookies, and without the exchange's
 * envelope. Throws a Failure, or the abort reason if the caller aborted.
 */
export async function fetchFeed<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
  signal: AbortSignal,
): Promise<z.output<Schema>> {
  const deadline = AbortSignal.timeout(REQUEST_DEADLINE_MS)
  let response: Response
  let text: string
  try {
    response = await fetch(`${config.datafeed?.replace(/\/$/, '')}${path}`, {
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      headers: { Accept: 'application/json' },
      signal: AbortSignal.any([signal, deadline]),
    })
    text = await readText(response)
  } catch (cause) {
    if (signal.aborted) throw cause
    throw new Failure(deadline.aborted ? 'timeout' : 'network', { path, cause })
  }
  const { ok, status } = response
  if (!ok) throw new Failure('http', { path, status })
  const read = z.safeParse(schema, json(text))
  if (!read.success) throw new Failure('malformed', { path, status, cause: read.error })
  return read.data
}
