import { fromPromise } from 'xstate'
import { type Confirmation, type Verification, submissionOf } from '../../machines/submission.ts'
import type { Endpoint } from '../../api/endpoint.ts'
import { Failure } from '../../api/failure.ts'
import type * as z from '../../api/zod.ts'
import { call } from '../../queries/call/call.ts'
import { settleKey } from '../../queries/call/submissionKey.ts'

/** Stands for the response to a request of an earlier page. */
const lostWithPage = () => new Failure('network', { path: '' })

/** Sends the request to a call. `key` is one UUID per confirmation. Contract §1. */
export const sendTo =
  <Request extends z.ZodMiniType, Response extends z.ZodMiniType>(endpoint: Endpoint<Request, Response>) =>
  (request: z.input<Request>, key: string): Promise<z.output<Response>> =>
    call(endpoint, request, { idempotencyKey: key })

interface SentBy<Request, Answer> {
  send: (request: Request, key: string) => Promise<Answer>
  /** Checks with the exchange whether the request took effect, after its response was lost. */
  verify: (request: Request, signal: AbortSignal) => Promise<Verification<Answer>>
}

/**
 * Implements a submission. The key of a verified request is discarded: the same request, confirmed again, is a new one. A request
 * sent by an earlier page is only verified, not sent again.
 */
export const sendOnce = <Request, Answer = unknown>({ send, verify }: SentBy<Request, Answer>) =>
  submissionOf<Request, Answer>().provide({
    actors: {
      send: fromPromise<Answer, Confirmation<Request>>(({ input: { request, key, wasSent } }) => (wasSent ? Promise.reject(lostWithPage()) : send(request, key))),
      check: fromPromise<Verification<Answer>, Confirmation<Request>>(async ({ input: { request, key }, signal }) => {
        const verification = await verify(request, signal)
        if (typeof verification === 'object') settleKey(key)
        return verification
      }),
    },
  })
