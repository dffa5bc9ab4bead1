import { fromPromise } from 'xstate'
import type { Endpoint } from '../../api/endpoint.ts'
import { Failure, failureOf, isUncertain } from '../../api/failure.ts'
import type * as z from '../../api/zod.ts'
import type { Confirmation, Verification } from '../../domain/account/change.ts'
import { submissionOf } from '../../machines/submission.ts'
import { call } from '../../queries/call/call.ts'
import { ledger } from '../../queries/ledger.ts'

/** Sends the request to a call. `key` is one UUID per confirmation. Contract §1. */
export const sendTo =
  <Request extends z.ZodMiniType, Response extends z.ZodMiniType>(endpoint: Endpoint<Request, Response>) =>
  (request: z.input<Request>, key: string): Promise<z.output<Response>> =>
    call(endpoint, request, { idempotencyKey: key })

export interface SentBy<Request, Answer> {
  send: (request: Request, key: string) => Promise<Answer>
  /** Checks with the exchange whether the request took effect, after its response was lost. */
  verify: (request: Request, signal: AbortSignal) => Promise<Verification<Answer>>
}

/**
 * Implements a submission. Once a request is accepted, refused or found by a check, its key is settled: the same request, confirmed
 * again, is a new one. A request sent by an earlier page is only verified, not sent again.
 */
export const sendOnce = <Request, Answer = unknown>({ send, verify }: SentBy<Request, Answer>) =>
  submissionOf<Request, Answer>().provide({
    actors: {
      send: fromPromise<Answer, Confirmation<Request>>(async ({ input: confirmation }) => {
        const { request, key, wasSent } = confirmation
        // Its response was lost with the page that sent it.
        if (wasSent) throw new Failure('network', { path: '' })
        const end = ledger.begin()
        try {
          const answer = await send(request, key)
          ledger.settle(confirmation)
          return answer
        } catch (error) {
          if (!isUncertain(failureOf(error))) {
            ledger.settle(confirmation)
            // After a 401 nobody follows the flow any more: the next page has nothing to verify.
            ledger.forget(confirmation.subject)
          }
          throw error
        } finally {
          end()
        }
      }),
      check: fromPromise<Verification<Answer>, Confirmation<Request>>(async ({ input: confirmation, signal }) => {
        const verification = await verify(confirmation.request, signal)
        if (typeof verification === 'object') ledger.settle(confirmation)
        return verification
      }),
    },
  })
