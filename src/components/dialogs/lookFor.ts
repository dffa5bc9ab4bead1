import { fromPromise } from 'xstate'
import type { Confirmed, Look } from '../../machines/submission.ts'
import { settleKey } from '../../queries/submissionKey.ts'

/**
 * How a submission looks for a change whose answer was lost. What is found is known, and has done with its key: the same
 * request, confirmed again, is then a new one.
 */
export const lookFor = <Request, Answer>(look: (request: Request, signal: AbortSignal) => Promise<Look<Answer>>) =>
  fromPromise<Look<Answer>, Confirmed<Request>>(async ({ input: { request, key }, signal }) => {
    const told = await look(request, signal)
    if (typeof told === 'object') settleKey(key)
    return told
  })
