import * as z from '../src/api/zod.ts'

/** A fault of one call, set by a test or on the control page. */
export const Fault = z.object({
  /** A call's path, or '*' for every call. */
  path: z.string(),
  /**
   * latency: responds `ms` later. code: refuses with `code`. status: an HTTP `status` (and Retry-After). malformed: truncated JSON.
   * body: any 200 body, as `contentType`. drop: the connection breaks without a response. hang: never responds. trickle: headers,
   * then one byte per second.
   */
  kind: z.enum(['latency', 'code', 'status', 'malformed', 'body', 'drop', 'hang', 'trickle']),
  /** Whether the call takes effect despite its fault. With latency it always does: before (true) or after (false) the wait. */
  commit: z._default(z.boolean(), false),
  /** Number of calls affected; 0: all until cleared. */
  times: z._default(z.number().check(z.int(), z.minimum(0)), 1),
  ms: z._default(z.number().check(z.minimum(0), z.maximum(600_000)), 0),
  code: z._default(z.union([z.string(), z.number()]), 9001),
  status: z._default(z.number().check(z.int(), z.minimum(200), z.maximum(599)), 500),
  retryAfter: z.optional(z.string()),
  body: z._default(z.string(), ''),
  contentType: z._default(z.string(), 'application/json'),
  /** Only calls of this e-mail. */
  email: z.optional(z.string()),
})
export type Fault = z.output<typeof Fault>
export type FaultRequest = z.input<typeof Fault>

interface Armed extends Fault {
  id: number
  struck: number
}

export interface Faults {
  set: (fault: FaultRequest) => number
  clear: (path?: string) => void
  list: () => Armed[]
  /** The first fault for this call; counts it. */
  take: (path: string, email: string | null) => Fault | null
}

export function createFaults(): Faults {
  let armed: Armed[] = []
  let lastId = 0
  return {
    set: (request) => {
      lastId += 1
      armed.push({ ...Fault.parse(request), id: lastId, struck: 0 })
      return lastId
    },
    clear: (path) => {
      armed = path === undefined ? [] : armed.filter((fault) => fault.path !== path)
    },
    list: () => armed,
    take: (path, email) => {
      const hit = armed.find((fault) => (fault.path === path || fault.path === '*') && (fault.email ?? email) === email)
      if (!hit) return null
      hit.struck += 1
      if (hit.times > 0 && hit.struck >= hit.times) armed = armed.filter((fault) => fault !== hit)
      return hit
    },
  }
}

const json = { 'content-type': 'application/json' }

/** Resolves after a number of ms, or once the signal is aborted. */
export const pause = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** The response of a fault. Response.error() stands for a broken connection; the server breaks the real one. */
export async function applyFault(fault: Fault, signal: AbortSignal): Promise<Response> {
  if (fault.kind === 'code') return Response.json({ result: 'error', code: fault.code })
  if (fault.kind === 'malformed') return new Response('{"result":"ok","orders":[{"orderId":', { headers: json })
  if (fault.kind === 'body') return new Response(fault.body, { headers: { 'content-type': fault.contentType } })
  if (fault.kind === 'trickle') return trickle(signal)
  if (fault.kind === 'status') {
    const empty = fault.status === 204 || fault.status === 205 || fault.status === 304
    const headers = fault.retryAfter === undefined ? json : { ...json, 'retry-after': fault.retryAfter }
    return new Response(empty ? null : fault.body || JSON.stringify({ result: 'error' }), {
      status: fault.status,
      headers,
    })
  }
  // Longer than any caller waits.
  if (fault.kind === 'hang') await pause(3_600_000, signal)
  return Response.error()
}

function trickle(signal: AbortSignal): Response {
  const letters = new TextEncoder().encode('{"result":"ok"')
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      await pause(1000, signal)
      if (signal.aborted) return controller.close()
      controller.enqueue(letters.slice(sent % letters.length, (sent % letters.length) + 1))
      sent += 1
    },
  })
  return new Response(body, { headers: json })
}
