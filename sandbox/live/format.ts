import Big from 'big.js'
import * as z from '../../src/api/zod.ts'
import { priceOf } from '../replay/candle.ts'

/** The host's answers and messages, as far as they are used. What cannot be read is left out: hosts differ. */

export interface HostSymbol {
  symbol: string
  base: string
  isTrading: boolean
  /** Decimals of a price and of a quantity; null if the host does not say. */
  pricePrecision: number | null
  sizePrecision: number | null
}

export interface HostPrice {
  symbol: string
  price: string
  /** When the host sent it, epoch ms, if it says. */
  atMs: number | null
}

export interface HostCandle {
  startMs: number
  open: string
  high: string
  low: string
  close: string
  volume: number
}

const decimal = z.union([z.string(), z.number()])
const ListedSymbol = z.object({
  symbol: z.string(),
  status: z.optional(z.string()),
  baseAsset: z.optional(z.string()),
  filters: z.catch(
    z.array(z.object({ filterType: z.string(), tickSize: z.optional(decimal), stepSize: z.optional(decimal) })),
    [],
  ),
})
const Listed = z.object({ symbols: z.array(z.unknown()) })
/** `c`: last price of a ticker; `p`: of a trade; `b`, `a`: best bid and ask. */
const Message = z.object({
  s: z.string(),
  E: z.optional(z.number()),
  e: z.optional(z.string()),
  c: z.optional(decimal),
  p: z.optional(decimal),
  b: z.optional(decimal),
  a: z.optional(decimal),
})
const RestPrice = z.object({ symbol: z.string(), price: decimal })
const QUOTES = /(?:USDT|USDC|FDUSD|BUSD|TUSD|USD|EUR)$/

const each = (body: unknown): unknown[] => (Array.isArray(body) ? body : [body])
const readAll = <Schema extends z.ZodMiniType>(schema: Schema, entries: unknown[]): z.output<Schema>[] =>
  entries.flatMap((entry) => {
    const read = z.safeParse(schema, entry)
    return read.success ? [read.data] : []
  })

/** A positive price as plain digits; null if it is none. */
const priceText = (value: string | number | undefined) => priceOf(String(value ?? ''), false)

/** 0.01000000 has two decimals, 1.00000000 none. */
function decimalsOf(size: string | number | undefined): number | null {
  const text = priceText(size)
  return text === null ? null : (text.split('.')[1] ?? '').length
}

/** The symbols of `exchangeInfo`; null if it is no such answer. */
export function symbolsIn(body: unknown): HostSymbol[] | null {
  const read = z.safeParse(Listed, body)
  if (!read.success) return null
  return readAll(ListedSymbol, read.data.symbols).map(({ symbol, status, baseAsset, filters }) => ({
    symbol,
    base: (baseAsset ?? symbol.replace(QUOTES, '')).toUpperCase(),
    isTrading: status === undefined || status === 'TRADING',
    pricePrecision: decimalsOf(filters.find(({ filterType }) => filterType === 'PRICE_FILTER')?.tickSize),
    sizePrecision: decimalsOf(filters.find(({ filterType }) => filterType === 'LOT_SIZE')?.stepSize),
  }))
}

/** The prices of `ticker/price`: of one symbol, or a list. */
export const pricesIn = (body: unknown): HostPrice[] =>
  readAll(RestPrice, each(body)).map(({ symbol, price }) => ({ symbol, price: String(price), atMs: null }))

/** Between bid and ask. */
function middle(bid: string | null, ask: string | null): string | null {
  return bid === null || ask === null ? (bid ?? ask) : new Big(bid).plus(ask).div(2).toFixed()
}

/** The prices of a stream's message: raw, combined (`{ stream, data }`) or a list, of tickers, trades or best prices. */
export function pricesInMessage(text: string): HostPrice[] {
  let body: unknown = null
  try {
    body = JSON.parse(text)
  } catch {
    return []
  }
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : body
  return readAll(Message, each(data)).flatMap(({ s: symbol, e: event, E: atMs = null, c, p, b, a }) => {
    const last = event === 'trade' || event === 'aggTrade' ? p : c
    const price = last === undefined ? middle(priceText(b), priceText(a)) : String(last)
    return price === null ? [] : [{ symbol, price, atMs }]
  })
}

/** The candles of `klines`, oldest first; null if it is no such answer. Contradictory ones are left out. */
export function candlesIn(body: unknown): HostCandle[] | null {
  if (!Array.isArray(body)) return null
  const candles = new Map<number, HostCandle>()
  for (const entry of body) {
    if (!Array.isArray(entry)) continue
    const [start, ...cells]: unknown[] = entry
    const [open, high, low, close] = cells.slice(0, 4).map((cell) => priceOf(String(cell), false))
    if (typeof start !== 'number' || !open || !high || !low || !close) continue
    const isWhole = [open, close].every((price) => Number(price) <= Number(high) && Number(price) >= Number(low))
    const volume = Number(cells[4])
    if (isWhole) candles.set(start, { startMs: start, open, high, low, close, volume: volume > 0 ? volume : 0 })
  }
  return [...candles.values()].toSorted((left, right) => left.startMs - right.startMs)
}

/** The host's clock from `time`; null if it has none. */
export function timeIn(body: unknown): number | null {
  const read = z.safeParse(z.object({ serverTime: z.number().check(z.minimum(1e12)) }), body)
  return read.success ? read.data.serverTime : null
}
