import type { Socket } from '../../../sandbox/live/stream.ts'

/** What a host streams: tickers with the last price, or best prices; combined or raw. */
export type StreamKind = 'miniTicker' | 'bookTicker' | 'raw' | 'none'

const BASES: Record<string, number> = { BTCUSDT: 60_000_00, ETHUSDT: 3_000_00, SOLUSDT: 150_00, ADAUSDT: 61_00 }
const LENGTHS_S: Record<string, number> = {
  '1m': 60,
  '5m': 300,
  '15m': 900,
  '1h': 3_600,
  '4h': 14_400,
  '1d': 86_400,
}

/** Every second has a price in cents: a slow wave and a fast one, the same for the same second. */
const invented = (symbol: string, second: number) => {
  const base = BASES[symbol] ?? 100_00
  return Math.round(base * (1 + 0.004 * Math.sin(second / 700 + base) + 0.0008 * Math.sin(second * 1.7 + base)))
}
const text = (cents: number) => (cents / 100).toFixed(2)

interface Client extends Socket {
  address: string
  send: (message: string) => void
  end: () => void
}

/**
 * A host of public market data as the paper exchange asks it, without a network: REST by `fetch`, the stream by `connect` and `beat`.
 * Generated prices in the recorded shapes; what goes wrong is set from outside.
 */
export function publicHost(now: () => number) {
  const clients = new Set<Client>()
  /** Prices of single seconds, in cents. */
  const moved = new Map<string, number>()
  const requests: string[] = []
  const host = {
    symbols: Object.keys(BASES),
    kind: 'miniTicker' as StreamKind,
    isDown: false,
    /** The next answers instead of the right ones. */
    refuses: [] as (() => Response)[],
    hasCandles: true,
    requests,
    clients,
    centsAt: (symbol: string, second: number) => moved.get(`${symbol} ${second}`) ?? invented(symbol, second),
    /** The price of one second. */
    move: (symbol: string, second: number, cents: number) => void moved.set(`${symbol} ${second}`, cents),
    candle(symbol: string, startS: number, lengthS: number) {
      const endS = Math.min(startS + lengthS - 1, Math.floor(now() / 1_000))
      const prices: number[] = []
      for (let at = startS; at <= endS; at += Math.max(1, lengthS / 300)) prices.push(host.centsAt(symbol, at))
      const [open = 0, close = open] = [prices[0], prices.at(-1)]
      return { open, high: Math.max(...prices), low: Math.min(...prices), close }
    },
    fetch: async (input: URL | RequestInfo): Promise<Response> => {
      const url = new URL(input instanceof Request ? input.url : input)
      requests.push(url.pathname + url.search)
      if (host.isDown)
        throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) })
      return host.refuses.shift()?.() ?? answer(url)
    },
    connect: (address: string): Socket => {
      const listeners: Record<string, ((event: { data?: unknown }) => void)[]> = {}
      const emit = (type: string, event = {}) => listeners[type]?.forEach((listen) => listen(event))
      const client: Client = {
        address,
        addEventListener: (type, listen) => void (listeners[type] ??= []).push(listen),
        close: () => void clients.delete(client),
        send: (data) => emit('message', { data }),
        end: () => {
          clients.delete(client)
          emit('close')
        },
      }
      if (host.isDown) queueMicrotask(client.end)
      else clients.add(client)
      return client
    },
    /** Streams the prices of this second, as each client asked. */
    beat() {
      if (host.isDown) for (const client of clients) client.end()
      for (const { address, send } of clients) for (const message of messages(address)) send(message)
    },
    messages,
  }

  function messages(address: string): string[] {
    return host.symbols.flatMap((symbol) => {
      const [cents, E] = [host.centsAt(symbol, Math.floor(now() / 1_000)), now()]
      const name = symbol.toLowerCase()
      const ticker = { e: '24hrMiniTicker', E, s: symbol, c: text(cents), o: '1', h: '1', l: '1', v: '1', q: '1' }
      const best = { u: 1, s: symbol, b: text(cents - 1), B: '1', a: text(cents + 1), A: '1' }
      const isAsked = (kind: string) => address.includes(`${name}@${kind}`)
      if (host.kind === 'miniTicker' && address.includes('/stream?') && isAsked('miniTicker'))
        return JSON.stringify({ stream: `${name}@miniTicker`, data: ticker })
      if (host.kind === 'bookTicker' && isAsked('bookTicker'))
        return JSON.stringify({ stream: `${name}@bookTicker`, data: best })
      return host.kind === 'raw' && address.includes('/ws/') ? JSON.stringify(ticker) : []
    })
  }

  function answer({ pathname, searchParams }: URL): Response {
    const second = Math.floor(now() / 1_000)
    const asked = JSON.parse(searchParams.get('symbols') ?? 'null') as string[] | null
    if (asked?.some((symbol) => !host.symbols.includes(symbol)))
      return Response.json({ code: -1121, msg: 'Invalid symbol.' }, { status: 400 })
    const symbols = asked ?? host.symbols
    if (pathname === '/api/v3/time') return Response.json({ serverTime: now() })
    if (pathname === '/api/v3/ticker/price')
      return Response.json(symbols.map((symbol) => ({ symbol, price: text(host.centsAt(symbol, second)) })))
    if (pathname === '/api/v3/exchangeInfo')
      return Response.json({
        symbols: symbols.map((symbol) => ({
          symbol,
          status: 'TRADING',
          baseAsset: symbol.replace('USDT', ''),
          quoteAsset: 'USDT',
          filters: [
            { filterType: 'PRICE_FILTER', minPrice: '0.01000000', tickSize: '0.01000000' },
            { filterType: 'LOT_SIZE', stepSize: '0.00001000' },
          ],
        })),
      })
    const lengthS = LENGTHS_S[searchParams.get('interval') ?? '']
    if (pathname !== '/api/v3/klines' || lengthS === undefined || !host.hasCandles)
      return new Response('', { status: 404 })
    const symbol = searchParams.get('symbol') ?? ''
    const endS = Math.min(Number(searchParams.get('endTime') ?? now()) / 1_000, second)
    const rows = []
    for (
      let at = Math.ceil(Number(searchParams.get('startTime') ?? 0) / 1_000 / lengthS) * lengthS;
      at <= endS && rows.length < Number(searchParams.get('limit') ?? 500);
      at += lengthS
    ) {
      const { open, high, low, close } = host.candle(symbol, at, lengthS)
      rows.push([at * 1_000, text(open), text(high), text(low), text(close), '12.5', (at + lengthS) * 1_000 - 1])
    }
    return Response.json(rows)
  }

  return host
}
export type PublicHost = ReturnType<typeof publicHost>
