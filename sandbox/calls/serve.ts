import type { Endpoint } from '../../src/api/endpoint.ts'
import * as z from '../../src/api/zod.ts'
import { generalCodes } from '../codes.ts'
import type { Account } from '../engine/account.ts'
import type { World } from '../engine/world.ts'

/** The account of the request, null on public calls, and its world. */
export interface Caller {
  world: World
  account: Account | null
}

export interface SignedInCaller extends Caller {
  account: Account
}

/** Result of a call: its fields, or the error code. An endpoint without fields may return any. */
type Fields<E extends Endpoint> = z.input<E['response']> extends Record<string, never> ? object : z.input<E['response']>
export type Answer<E extends Endpoint> = Fields<E> | { refuse: number }

/** A response body. */
export type Body = Record<string, unknown> & { result: string }

export interface ServedCall {
  endpoint: Endpoint
  /** Whether it needs a session. */
  needsSession: boolean
  /** A body, or its finished JSON text. */
  answer: (payload: unknown, asker: Caller) => Body | string
}

/** A refusal as a response body. */
export const refusal = (code: number): Body => ({ result: 'error', code })

function serveWith<E extends Endpoint>(
  endpoint: E,
  needsSession: boolean,
  answer: (request: z.output<E['request']>, asker: Caller) => Answer<E>,
) {
  return {
    endpoint,
    needsSession,
    answer: (payload: unknown, asker: Caller): Body => {
      const request = z.safeParse(endpoint.request, payload)
      if (!request.success) return refusal(generalCodes.requestMalformed)
      // safeParse widens to the schema's bound; it is this endpoint's own request.
      const result = answer(request.data as z.output<E['request']>, asker)
      if (typeof result === 'object' && result !== null && 'refuse' in result && typeof result.refuse === 'number')
        return refusal(result.refuse)
      return { result: 'ok', ...(result as object) }
    },
  }
}

/** A call that needs a session: without one it gets a 401 before this runs. */
export const serve = <E extends Endpoint>(
  endpoint: E,
  answer: (request: z.output<E['request']>, asker: SignedInCaller) => Answer<E>,
): ServedCall =>
  serveWith(endpoint, true, (request, { world, account }) =>
    account ? answer(request, { world, account }) : { refuse: generalCodes.noSession },
  )

/** The same for a long response, whose JSON is joined from cached parts. */
export const serveText = <E extends Endpoint>(
  endpoint: E,
  answer: (request: z.output<E['request']>, asker: SignedInCaller) => string | { refuse: number },
): ServedCall => ({
  endpoint,
  needsSession: true,
  answer: (payload, { world, account }) => {
    const request = z.safeParse(endpoint.request, payload)
    if (!request.success || !account) return refusal(generalCodes.requestMalformed)
    // As above: this endpoint's own request.
    const result = answer(request.data as z.output<E['request']>, { world, account })
    return typeof result === 'string' ? result : refusal(result.refuse)
  },
})

/** A public call. */
export const serveAnyone = <E extends Endpoint>(
  endpoint: E,
  answer: (request: z.output<E['request']>, asker: Caller) => Answer<E>,
): ServedCall => serveWith(endpoint, false, answer)
