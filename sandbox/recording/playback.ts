import { calls } from '../calls/all.ts'
import type { RecordedAnswer, Recording } from './recording.ts'

const questionOf = (path: string, request: unknown) => `${path} ${JSON.stringify(request)}`

/** Filler with the length of a body that was not JSON. */
const filler = (length: number) => '<'.repeat(Math.min(length, 100_000))

function bodyOf({ status, answer, text }: RecordedAnswer): string | null {
  if ([204, 205, 304].includes(status)) return null
  return text === undefined ? JSON.stringify(answer) : filler(text)
}

/**
 * Replays a recording as an exchange. A read gets the response recorded at the same time after the first call; a change gets its
 * next recorded response. An unknown request is answered like others of its call. A call that was never recorded is a 404.
 */
export function createPlayback({ startedMs, answers }: Recording, now: () => number) {
  const answersOf = new Map<string, RecordedAnswer[]>()
  const add = (key: string, answered: RecordedAnswer) => {
    const answers = answersOf.get(key)
    if (answers) answers.push(answered)
    else answersOf.set(key, [answered])
  }
  for (const answered of answers) {
    add(answered.path, answered)
    add(questionOf(answered.path, answered.request), answered)
  }
  const changes = new Map<string, number>()
  let firstMs: number | null = null

  function find(path: string, request: unknown, atMs: number): RecordedAnswer | undefined {
    const answers = answersOf.get(questionOf(path, request)) ?? answersOf.get(path) ?? []
    if (calls.get(path)?.endpoint.changes === false) return answers.findLast((answered) => answered.atMs <= atMs) ?? answers[0]
    // By call only: the values typed now differ from those typed then.
    const all = answersOf.get(path) ?? []
    const turn = changes.get(path) ?? 0
    changes.set(path, turn + 1)
    return all[Math.min(turn, all.length - 1)]
  }

  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    firstMs ??= now()
    const atMs = now() - firstMs
    const text = await request.text()
    const question: unknown = await Promise.resolve(text || '{}').then(JSON.parse).catch(() => ({}))
    const found = request.method === 'POST' ? find(pathname, question, atMs) : undefined
    const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store', date: new Date(startedMs + atMs).toUTCString() })
    if (!found) return new Response('{"result":"error"}', { status: 404, headers })
    if (found.retryAfter !== undefined) headers.set('retry-after', found.retryAfter)
    if (found.text !== undefined) headers.set('content-type', 'text/plain')
    return new Response(bodyOf(found), { status: found.status, headers })
  }
}
