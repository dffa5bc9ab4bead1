import { listMarkets } from '../../src/api/market.ts'

const PATIENCE_MS = 5_000

/** Why an exchange is unreachable, in one line; null if it responds as one. */
export async function whyUnreachable(origin: string): Promise<string | null> {
  try {
    const answer = await fetch(new URL(listMarkets.path, origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const body = await answer.text()
    if (/^\s*[[{]/.test(body)) return null
    return `${origin}${listMarkets.path} is answered by HTTP ${answer.status} without JSON: is it the exchange's origin?`
  } catch (error) {
    const { cause } = error instanceof Error ? error : {}
    const why =
      cause instanceof Error && 'code' in cause
        ? String(cause.code)
        : error instanceof Error
          ? error.message
          : String(error)
    return `${origin} does not answer: ${why}. Until it does, each call is answered 502`
  }
}
