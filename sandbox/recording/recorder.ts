import { calls } from '../calls/all.ts'
import { terminateAfter401, terminateSession } from '../../src/api/user.ts'
import { createRedactor } from './redact.ts'
import { answerLine, headLine } from './recording.ts'

/** One call that passed through the proxy. */
export interface ProxiedCall {
  path: string
  request: string
  status: number
  retryAfter: string | undefined
  answer: string
}

const ENDS = new Set([terminateAfter401.path, terminateSession.path])

/** Whether a path is a call of the contract: nothing else is recorded. */
export const isCall = (path: string) => calls.has(path) || ENDS.has(path)

const RETRY_AFTER = /^(\d{1,6}|[A-Za-z]{3}, [\w: ]{20,26})$/

const parsed = (text: string): { json: unknown } | null => {
  try {
    return { json: text.trim() === '' ? {} : JSON.parse(text) }
  } catch {
    return null
  }
}

/** Writes responses as redacted lines; repeated responses to the same request only once. Headers are not stored, so no cookie is. */
export function createRecorder(write: (line: string) => void, now: () => number) {
  const startedMs = now()
  const redact = createRedactor()
  const last = new Map<string, string>()
  write(headLine(startedMs))
  return ({ path, request, status, retryAfter, answer }: ProxiedCall) => {
    if (!isCall(path)) return
    const body = parsed(answer)
    const requestBody = redact(parsed(request)?.json ?? {})
    const answerBody = {
      status,
      ...(retryAfter !== undefined && RETRY_AFTER.test(retryAfter) && { retryAfter }),
      ...(body ? { answer: redact(body.json) } : { text: answer.length }),
    }
    const [question, text] = [`${path} ${JSON.stringify(requestBody)}`, JSON.stringify(answerBody)]
    if (last.get(question) === text && calls.get(path)?.endpoint.changes === false) return
    last.set(question, text)
    write(answerLine({ atMs: Math.max(0, now() - startedMs), path, request: requestBody, ...answerBody }))
  }
}
