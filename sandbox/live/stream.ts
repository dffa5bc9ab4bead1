import { backoffMs } from './backoff.ts'
import { type HostPrice, pricesInMessage } from './format.ts'

/** What is used of a WebSocket. */
export interface Socket {
  addEventListener: (type: 'message' | 'close' | 'error', listen: (event: { data?: unknown }) => void) => void
  close: () => void
}

/** A connection without a price for so long is given up. */
const SILENCE_MS = 15_000

/** Hosts differ in what they stream, and whether at one address for all: tried in turn, until prices come. */
const addressesOf = (origin: string, symbols: readonly string[]) => {
  const names = (kind: string) => symbols.map((symbol) => `${symbol.toLowerCase()}@${kind}`).join('/')
  return [
    `${origin}/stream?streams=${names('miniTicker')}`,
    `${origin}/stream?streams=${names('bookTicker')}`,
    `${origin}/ws/${names('miniTicker')}`,
  ]
}

interface StreamOptions {
  origin: string
  symbols: readonly string[]
  connect: (address: string) => Socket
  random: () => number
  onPrices: (prices: HostPrice[]) => void
}

/** The host's stream of prices: reconnects, later each time. It has no timers: `beat` says what time it is. */
export function openStream({ origin, symbols, connect, random, onPrices }: StreamOptions) {
  const addresses = addressesOf(origin, symbols)
  let socket: Socket | null = null
  /** An address that prices came from is kept: an outage does not change what a price is. */
  let isFound = false
  let [choice, failures, dueMs, heardMs, isHeard, clockMs] = [0, 0, 0, 0, false, 0]

  function lose() {
    if (!socket) return
    const lost = socket
    socket = null
    lost.close()
    if (isHeard) failures = 0
    else if (!isFound) choice += 1
    dueMs = clockMs + backoffMs(failures, random)
    failures += 1
  }

  /** Null: a browser forbids the address. */
  function connected(): Socket | null {
    try {
      return connect(addresses[choice % addresses.length] ?? origin)
    } catch {
      dueMs = clockMs + backoffMs(failures++, random)
      return null
    }
  }

  function open() {
    const own = connected()
    if (!own) return
    socket = own
    isHeard = false
    heardMs = clockMs
    own.addEventListener('message', ({ data }) => {
      if (socket !== own) return
      const prices = pricesInMessage(String(data))
      if (prices.length === 0) return
      isHeard = true
      isFound = true
      heardMs = clockMs
      onPrices(prices)
    })
    for (const end of ['close', 'error'] as const)
      own.addEventListener(end, () => {
        if (socket === own) lose()
      })
  }

  return {
    beat(nowMs: number) {
      clockMs = nowMs
      if (socket && nowMs - heardMs > SILENCE_MS) lose()
      if (!socket && nowMs >= dueMs) open()
    },
    /** Until the next beat. */
    stop() {
      const open = socket
      socket = null
      open?.close()
      dueMs = 0
    },
  }
}
