import * as z from '../../../src/api/zod.ts'
import { hasResult, inWords, isOk, isRefused, jsonOf, read, type Answer } from '../../answer.ts'
import { type Check, passUnless } from '../../check.ts'
import { endsSession } from '../trader/sessionHolds.ts'

/** Covered by other checks: no response, redirected, rate-limited, session ended. */
const isOthers = (answer: Answer) =>
  answer.status === 0 ||
  (answer.status >= 300 && answer.status < 400) ||
  answer.status === 429 ||
  answer.status === 503 ||
  endsSession(answer)

function fault(answer: Answer): string[] {
  const { endpoint } = answer
  if (isRefused(answer)) return []
  if (!isOk(answer))
    return [
      `${endpoint.path}: ${inWords(answer)}${jsonOf(answer) === undefined || hasResult(answer) ? '' : ', no result'}`,
    ]
  if (read(endpoint, answer) !== null) return []
  const { error } = z.safeParse(endpoint.response, jsonOf(answer))
  return (error?.issues ?? []).map(({ path, message }) => `${endpoint.path}: ${path.join('.')}: ${message}`)
}

export const bodies: Check = {
  name: 'every/bodies',
  title: 'Every response is HTTP 2xx with `result` and the required fields, or a refusal',
  section: 'Contract §1',
  app: 'treats the whole response as malformed: it shows an error, or the last valid data, marked as stale',
  run: ({ log }) => passUnless(log.filter((answer) => !answer.isProbe && !isOthers(answer)).flatMap(fault)),
}
