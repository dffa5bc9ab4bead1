import * as z from 'zod/mini'
import { config } from '../config.ts'
import { REQUEST_DEADLINE_MS } from '../limits.ts'
import { type Endpoint, Envelope } from '../wire/endpoint.ts'
import { Failure } from '../wire/failure.ts'
import { session } from './session.ts'

interface CallOptions {
  /** Ends the call when its asker has lost interest. */
  signal?: AbortSignal | undefined
  /** One per confirmation of the user: the exchange does a change with the same key once. Contract §1. */
  idempotencyKey?: string | undefined
  /** Milliseconds until the answer, body included, must be there. */
  deadlineMs?: number
}

/** The code a user's session ends with, on price or orders. Specification §8. */
const LOGIN_NEEDED = '9000'
const MAX_RETRY_AFTER_MS = 60_000

function retryAfter(headers: Headers, now: number): number | undefined {
  const text = headers.get('retry-after')
  if (text === null) return undefined
  const ms = /^\d{1,6}$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now
  return ms > 0 ? Math.min(ms, MAX_RETRY_AFTER_MS) : undefined
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function post(endpoint: Endpoint, payload: unknown, { signal, idempotencyKey, deadlineMs = REQUEST_DEADLINE_MS }: CallOptions) {
  const { path } = endpoint
  const deadline = AbortSignal.timeout(deadlineMs)
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: endpoint.isPublic ? 'omit' : 'include',
      redirect: 'error',
      cache: 'no-store',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        ...(endpoint.changes && config.idempotencyKey && idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
      },
      body: JSON.stringify(payload),
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    })
    // The deadline covers the body too: a trickling answer is no answer.
    return { response, text: await response.text() }
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new Failure(deadline.aborted ? 'timeout' : 'network', { path, cause })
  }
}

/**
 * Posts one call and answers its parsed body. Throws a Failure; throws the abort reason when the asker gave up.
 * Judged in this order: status, envelope (`result`), body by its schema. Contract §1.
 */
export async function call<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  endpoint: Endpoint<Request, Response>,
  payload: z.input<Request>,
  options: CallOptions = {},
): Promise<z.output<Response>> {
  const { path } = endpoint
  const epoch = session.epoch()
  if (session.isLeaving() && !endpoint.isPublic) throw new Failure('dropped', { path })

  const { response, text } = await post(endpoint, payload, options)
  session.noticeDate(response.headers.get('date'))
  // The answer of a session that has ended may neither show data nor write the marker again.
  if (!endpoint.isPublic && session.epoch() !== epoch) throw new Failure('dropped', { path })

  const { status } = response
  const body = parsedJson(text)
  const envelope = z.safeParse(Envelope, body)
  const code = envelope.success ? envelope.data.code : undefined

  if (status === 401) {
    session.refused401(path)
    throw new Failure('unauthorized', { path, status, code })
  }
  if (!response.ok) throw new Failure('http', { path, status, code, retryAfterMs: retryAfter(response.headers, Date.now()) })
  if (!envelope.success) throw new Failure('malformed', { path, status })
  if (envelope.data.result !== 'ok') {
    if (code === LOGIN_NEEDED) session.loginNeeded(path)
    throw new Failure('refused', { path, status, code })
  }
  const read = z.safeParse(endpoint.response, body)
  if (!read.success) throw new Failure('malformed', { path, status, cause: read.error })

  if (!endpoint.isPublic) session.succeeded()
  return read.data
}
