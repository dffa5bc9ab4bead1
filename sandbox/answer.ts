import { terminateAfter401, terminateSession } from '../src/api/user.ts'
import { LARGEST_BODY, refuseBody } from './body.ts'
import { calls } from './calls/all.ts'
import type { Body, ServedCall } from './calls/serve.ts'
import { generalCodes } from './codes.ts'
import type { Account } from './engine/account.ts'
import type { Exchange } from './exchange.ts'
import { type Fault, pause, applyFault } from './faults.ts'
import { endSession } from './site/session.ts'

const LONGEST_KEY = 200

/** The two calls that end a session. They need none, so ending it twice is harmless. */
const terminations = new Set([terminateAfter401.path, terminateSession.path])

const refuse = (status: number, code: number) => Response.json({ result: 'error', code }, { status })

export const sessionToken = (request: Request): string | undefined =>
  /(?:^|;\s*)session=([0-9a-f]{1,100})(?:;|$)/.exec(request.headers.get('cookie') ?? '')?.[1]

const isJson = (request: Request) =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() === 'application/json'

/** The body as JSON, or the error response. An empty body counts as {}. */
async function payloadOf(request: Request): Promise<{ payload: unknown } | Response> {
  if (!isJson(request)) return refuse(415, generalCodes.contentType)
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength > LARGEST_BODY) return refuseBody()
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { payload: text.trim() === '' ? {} : JSON.parse(text) }
  } catch {
    return refuse(400, generalCodes.notJson)
  }
}

/** Answers one call of the exchange, faults included. */
export async function answerCall(exchange: Exchange, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const call = calls.get(pathname)
  const terminates = terminations.has(pathname)
  if ((!call && !terminates) || request.method !== 'POST') return stamp(exchange, refuse(404, generalCodes.noSuchCall))
  exchange.counts.set(pathname, (exchange.counts.get(pathname) ?? 0) + 1)

  const account = call?.endpoint.isPublic ? null : exchange.whoIs(sessionToken(request))
  const answer = async () => (call ? served(exchange, call, request, account) : terminated(exchange, request, account))
  const fault = exchange.faults.take(pathname, account?.email ?? null)
  return stamp(exchange, await (fault ? faulty(exchange, fault, request, answer) : answer()))
}

function terminated(exchange: Exchange, request: Request, account: Account | null): Response {
  const token = sessionToken(request)
  exchange.note({
    email: account?.email ?? null,
    path: new URL(request.url).pathname,
    payload: {},
    idempotencyKey: null,
    outcome: 'ok',
    answer: null,
  })
  if (token !== undefined) exchange.logOut(token)
  return Response.json({ result: 'ok' }, { headers: { 'set-cookie': endSession } })
}

async function faulty(
  exchange: Exchange,
  fault: Fault,
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  if (fault.kind === 'latency') {
    // The world advances during the wait, so a call that takes effect afterwards does so in the later world.
    if (!fault.commit) await pause(fault.ms, request.signal)
    const answered = await answer()
    if (fault.commit) await pause(fault.ms, request.signal)
    return answered
  }
  if (fault.commit) await answer()
  exchange.save()
  await pause(fault.ms, request.signal)
  return applyFault(fault, request.signal)
}

async function served(
  exchange: Exchange,
  call: ServedCall,
  request: Request,
  account: Account | null,
): Promise<Response> {
  const read = await payloadOf(request)
  if (read instanceof Response) return read
  exchange.tick()
  if (call.needsSession && !account) return refuse(401, generalCodes.noSession)
  if (!call.endpoint.changes) return send(exchange, call.answer(read.payload, { world: exchange.world, account }))
  return send(exchange, changed(exchange, call, read.payload, account, request.headers.get('idempotency-key')))
}

/** A change: recorded in the journal, and made only once per key. */
function changed(
  exchange: Exchange,
  call: ServedCall,
  payload: unknown,
  account: Account | null,
  key: string | null,
): Body | string {
  const { path } = call.endpoint
  const email = account?.email ?? null
  const idempotencyKey = key === null || key === '' || key.length > LONGEST_KEY ? null : key
  const once = `${email} ${path} ${idempotencyKey}`
  const given = idempotencyKey === null ? null : exchange.answered(once)
  if (given !== null) {
    exchange.note({ email, path, payload, idempotencyKey, outcome: 'again', answer: null })
    return given
  }
  const body = call.answer(payload, { world: exchange.world, account })
  const outcome = typeof body === 'string' || body.result === 'ok' ? 'ok' : String(body.code)
  exchange.note({ email, path, payload, idempotencyKey, outcome, answer: body })
  if (idempotencyKey !== null) exchange.rememberAnswer(once, typeof body === 'string' ? body : JSON.stringify(body))
  return body
}

/** Stored before it is answered. */
function send(exchange: Exchange, body: Body | string): Response {
  exchange.save()
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return new Response(text, { headers: { 'content-type': 'application/json' } })
}

/** Every response has the exchange's time, so that countdowns agree with it. */
function stamp(exchange: Exchange, response: Response): Response {
  if (response.type === 'error') return response
  response.headers.set('date', new Date(exchange.nowMs()).toUTCString())
  response.headers.set('cache-control', 'no-store')
  return response
}
