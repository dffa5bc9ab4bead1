import { type Endpoint, Envelope } from '../../api/endpoint.ts'
import { Failure, isSettled, LOGIN_NEEDED } from '../../api/failure.ts'
import { keepIdType } from '../../api/scalars.ts'
import * as z from '../../api/zod.ts'
import { LONG_ANSWER_CHARACTERS, REQUEST_DEADLINE_MS } from '../../constants/limits.ts'
import { deviceNow, steadyNow } from '../../platform/clock.ts'
import { config } from '../../platform/config.ts'
import { nextTask } from '../../platform/nextTask.ts'
import { parsedJson } from '../../platform/parsedJson.ts'
import { reportDrift, unreadablePaths } from './drift.ts'
import { type Answer, forgetFirstAnswers, takeFirstAnswer } from './firstAnswers.ts'
import { isRateLimited, rateLimitMs, takeRetryAfter, TOO_MANY_REQUESTS } from './rateLimit.ts'
import { readText } from './readText.ts'
import { onSessionEnd, session } from './session.ts'

interface CallOptions {
  /** Aborts when the caller no longer needs the result. */
  signal?: AbortSignal | undefined
  /** One per user confirmation, from the ledger of changes: the exchange applies a change with the same key once. Contract §1. */
  idempotencyKey?: string | undefined
  /** Milliseconds until the whole response, body included, must have arrived. */
  deadlineMs?: number
}

/** The last successful response of each read: an equal text is neither parsed nor validated again. */
let lastRead = new WeakMap<Endpoint, { body: string; text: string; data: unknown }>()
onSessionEnd(() => {
  lastRead = new WeakMap()
})

/** Yields before processing a long response, so that the page can paint and handle input. */
const yieldFor = (text: string) => (text.length < LONG_ANSWER_CHARACTERS ? undefined : nextTask())

/** Name of the reason of AbortSignal.timeout. */
const TIMEOUT = 'TimeoutError'
const isTimeout = (cause: unknown) =>
  typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === TIMEOUT

async function send(
  { path, isPublic, changes }: Endpoint,
  body: string,
  { signal, idempotencyKey, deadlineMs = REQUEST_DEADLINE_MS }: CallOptions,
): Promise<Answer> {
  const deadline = AbortSignal.timeout(deadlineMs)
  const sentAt = steadyNow()
  const response = await fetch(path, {
    method: 'POST',
    credentials: isPublic ? 'omit' : 'include',
    redirect: 'error',
    cache: 'no-store',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...(changes && config.idempotencyKey && idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
    },
    body,
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
  })
  // The deadline includes the body: a trickling response counts as none.
  const text = await readText(response)
  // After a suspension an answer may be handled before its deadline's timer. What it says of a change stays true; what was read may not.
  if (!changes && steadyNow() - sentAt > deadlineMs) throw new DOMException('received after a suspension', TIMEOUT)
  return { response, text, sentAt, receivedAt: deviceNow() }
}

async function post(endpoint: Endpoint, body: string, options: CallOptions): Promise<Answer> {
  const { path, changes } = endpoint
  const { signal } = options
  if (changes) forgetFirstAnswers()
  try {
    const answer = await (takeFirstAnswer(path, body, deviceNow()) ?? send(endpoint, body, options))
    signal?.throwIfAborted()
    return answer
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new Failure(isTimeout(cause) ? 'timeout' : 'network', { path, cause })
  }
}

/**
 * Posts one request and returns its parsed body. Throws a Failure, or the abort reason if the caller aborted. Contract §1.
 */
export const call = async <Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  endpoint: Endpoint<Request, Response>,
  payload: z.input<Request>,
  options: CallOptions = {},
): Promise<z.output<Response>> => (await timedCall(endpoint, payload, options)).data

/** The parsed body of a response, and when its request was sent, by `steadyNow`: what a price is as old as. */
interface Timed<Data> {
  data: Data
  sentAt: number
}

/** The same as `call`, with the time the request was sent. Checked in this order: status, envelope (`result`), body by its schema. Contract §1. */
export async function timedCall<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  endpoint: Endpoint<Request, Response>,
  payload: z.input<Request>,
  options: CallOptions = {},
): Promise<Timed<z.output<Response>>> {
  const { path } = endpoint
  const epoch = session.epoch()
  /** A response from an ended session must neither show data nor be kept, nor write the marker again. */
  const dropIfEnded = () => {
    if (!endpoint.isPublic && session.epoch() !== epoch) throw new Failure('dropped', { path })
  }
  if (session.isOver() && !endpoint.isPublic) throw new Failure('dropped', { path })
  if (!endpoint.changes && isRateLimited())
    throw new Failure('http', { path, status: TOO_MANY_REQUESTS, retryAfterMs: rateLimitMs() })

  const sent = JSON.stringify(payload, keepIdType)
  const { response, text, sentAt, receivedAt } = await post(endpoint, sent, options)
  await yieldFor(text)
  session.noticeDate(response.headers.get('date'), receivedAt)
  dropIfEnded()

  const last = lastRead.get(endpoint)
  if (response.ok && last?.text === text && last.body === sent) {
    if (!endpoint.isPublic) session.succeeded()
    // Parsed by this endpoint's own schema.
    return { data: last.data as z.output<Response>, sentAt }
  }

  const { status } = response
  const body = parsedJson(text)
  const envelope = z.safeParse(Envelope, body)
  const code = envelope.success ? envelope.data.code : undefined

  if (status === 401) {
    session.refused401(path)
    throw new Failure('unauthorized', { path, status, code })
  }
  const isRefusal = code !== undefined && envelope.data?.result !== 'ok' && isSettled(status)
  if (!response.ok && (!isRefusal || status === TOO_MANY_REQUESTS)) {
    throw new Failure('http', { path, status, code, retryAfterMs: takeRetryAfter(response) })
  }
  if (!envelope.success) throw new Failure('malformed', { path, status })
  if (envelope.data.result !== 'ok') {
    if (code === LOGIN_NEEDED) session.loginNeeded(path)
    throw new Failure('refused', { path, status, code })
  }
  await yieldFor(text)
  dropIfEnded()
  const read = await z.safeParseAsync(endpoint.response, body)
  dropIfEnded()
  if (!read.success) throw new Failure('malformed', { path, status, cause: read.error })

  reportDrift(path, unreadablePaths(endpoint.response, body))

  if (!endpoint.changes) lastRead.set(endpoint, { body: sent, text, data: read.data })
  if (!endpoint.isPublic) session.succeeded()
  return { data: read.data, sentAt }
}
