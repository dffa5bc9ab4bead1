import { fromPromise } from 'xstate'
import { type Confirmed, type Verification, submissionOf } from '../../machines/submission.ts'
import { settleKey } from '../../queries/call/submissionKey.ts'
import { Failure } from '../../api/failure.ts'

/** The response to what an earlier page has sent. */
const lostWithPage = () => new Failure('network', { path: '' })

interface SentBy<Request, Answer> {
  send: (request: Request, key: string) => Promise<Answer>
  /** Checks with the exchange whether the request took effect, after its response was lost. */
  verify: (request: Request, signal: AbortSignal) => Promise<Verification<Answer>>
}

/**
 * Implements a submission. A verified request is done with its key: the same request, confirmed again,
 * is then a new one. What an earlier page has sent is not sent again, only verified.
 */
export const sentOnce = <Request, Answer = unknown>({ send, verify }: SentBy<Request, Answer>) =>
  submissionOf<Request, Answer>().provide({
    actors: {
      send: fromPromise<Answer, Confirmed<Request>>(({ input: { request, key, wasSent } }) => (wasSent ? Promise.reject(lostWithPage()) : send(request, key))),
      check: fromPromise<Verification<Answer>, Confirmed<Request>>(async ({ input: { request, key }, signal }) => {
        const verification = await verify(request, signal)
        if (typeof verification === 'object') settleKey(key)
        return verification
      }),
    },
  })
