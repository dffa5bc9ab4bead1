import type { AskedSymbol } from './symbols.ts'

export interface LiveOptions {
  /** Of the host's REST interface. */
  origin: string
  symbols: readonly AskedSymbol[]
}

/** A host's answer to one request, or why there is none; waitMs: it asks to wait that long. */
export type Reply =
  | { body: unknown; atMs: number | null }
  | { why: string; status: number | null; waitMs: number | null }

export type Ask = (path: string, query?: Record<string, string>) => Promise<Reply>

const PATIENCE_MS = 8_000
/** Statuses of hosts whose limit of requests is reached. */
const LIMITS = new Set([418, 429])
const UNNAMED_WAIT_S = 60

/** Public hosts whose stream has an address of its own. */
const STREAMS = new Map([
  ['https://data-api.binance.vision', 'wss://data-stream.binance.vision'],
  ['https://api.binance.com', 'wss://stream.binance.com:9443'],
  ['https://testnet.binance.vision', 'wss://stream.testnet.binance.vision'],
])

/** The host of `--live` without an address: market data only, without a key. */
export const DEFAULT_HOST = 'https://data-api.binance.vision'

/** Where a host streams its prices: by default at the same origin. */
export const streamOf = (origin: string): string => STREAMS.get(origin) ?? origin.replace(/^http/, 'ws')

/** The addresses that live prices come from, as sources of a policy. */
export const liveSources = (live: LiveOptions | null): string[] =>
  live ? [live.origin, new URL(streamOf(live.origin)).origin] : []

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `nothing for ${PATIENCE_MS / 1_000} s`
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
}

/** Requests of a host's REST interface: public data, without key or cookie. */
export function askHost(origin: string, fetchIt: typeof fetch = fetch): Ask {
  return async (path, query = {}) => {
    const address = new URL(path, origin)
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
    try {
      const answer = await fetchIt(address, { credentials: 'omit', signal: AbortSignal.timeout(PATIENCE_MS) })
      const { status } = answer
      if (LIMITS.has(status)) {
        const seconds = Number(answer.headers.get('retry-after') ?? UNNAMED_WAIT_S)
        const waitS = Number.isFinite(seconds) && seconds >= 0 ? seconds : UNNAMED_WAIT_S
        return { why: `${origin} limits requests: HTTP ${status}, wait ${waitS} s`, status, waitMs: waitS * 1_000 }
      }
      if (!answer.ok) return { why: `${origin}${path} is answered by HTTP ${status}`, status, waitMs: null }
      const text = await answer.text()
      const date = Date.parse(answer.headers.get('date') ?? '')
      if (!/^\s*[[{]/.test(text)) return { why: `${origin}${path} is answered without JSON`, status, waitMs: null }
      return { body: JSON.parse(text) as unknown, atMs: Number.isNaN(date) ? null : date }
    } catch (error) {
      return { why: `${origin} does not answer: ${reasonOf(error)}`, status: null, waitMs: null }
    }
  }
}
