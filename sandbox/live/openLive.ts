import { extraListing, LISTINGS } from '../engine/listing.ts'
import { hash } from '../engine/random.ts'
import { priceOf } from '../replay/candle.ts'
import { type Feed, openFeed } from './feed.ts'
import { type HostPrice, type HostSymbol, pricesIn, symbolsIn, timeIn } from './format.ts'
import { type Ask, askHost, type LiveOptions, streamOf } from './host.ts'
import { openLine } from './line.ts'
import type { Socket } from './stream.ts'

/** What the feed needs of its surroundings; tests replace it. */
export interface Surroundings {
  ask: Ask
  connect: (address: string) => Socket
  now: () => number
  random: () => number
  say: (line: string) => void
}

const surroundings = (origin: string): Surroundings => ({
  ask: askHost(origin),
  connect: (address) => new WebSocket(address),
  now: Date.now,
  random: Math.random,
  say: console.log,
})

/** Digits that a double represents exactly: prices are integer numbers of ticks. */
const DIGITS = 15
const HOUR_MS = 3_600_000
/** A larger difference between the clocks is worth a line. */
const CLOCKS_DIFFER_MS = 60_000

/** Asks for some symbols, or for all where the host refuses the list because of one. Throws why there is no answer. */
async function askFor(ask: Ask, path: string, symbols: readonly string[]) {
  const some = await ask(path, { symbols: JSON.stringify(symbols) })
  const reply = 'why' in some && (some.status ?? 0) >= 400 && some.waitMs === null ? await ask(path) : some
  if ('why' in reply) throw new Error(`No live prices: ${reply.why}`)
  return reply
}

/** The symbol as a market of the paper exchange. */
function listingOf({ base, pricePrecision, sizePrecision }: HostSymbol, market: string | null, price: string) {
  const name = market ?? `${base}-USDC`
  const known = LISTINGS.find((listing) => listing.market === name) ?? extraListing(hash(name) % 1_000)
  const written = (price.split('.')[1] ?? '').length
  const most = DIGITS - (price.split('.')[0] ?? '').length - 1
  return {
    ...known,
    market: name,
    opensAt: price,
    pricePrecision: Math.min(pricePrecision ?? Math.max(written, 2), most),
    positionSizePrecision: Math.min(sizePrecision ?? known.positionSizePrecision, DIGITS),
    shortsAfterMs: null,
  }
}

/** How far this computer's clock is behind the host's, ms. */
async function clockOffset({ ask, now }: Surroundings, listedOffset: number): Promise<number> {
  const askedMs = now()
  const reply = await ask('/api/v3/time')
  const hostMs = 'why' in reply ? null : timeIn(reply.body)
  return hostMs === null ? listedOffset : Math.round(hostMs - (askedMs + now()) / 2)
}

/** Starts the prices of a host. Throws with a message if it has none to give: nothing is made up instead. */
export async function openLive({ origin, symbols }: LiveOptions, around = surroundings(origin)) {
  const names = symbols.map(({ symbol }) => symbol)
  const info = await askFor(around.ask, '/api/v3/exchangeInfo', names)
  const listedOffset = info.atMs === null ? 0 : info.atMs - around.now()
  const listed = symbolsIn(info.body)
  if (!listed)
    throw new Error(`No live prices: ${origin}/api/v3/exchangeInfo is no list of symbols: is it a host of this format?`)
  const prices = pricesIn((await askFor(around.ask, '/api/v3/ticker/price', names)).body)
  const offsetMs = await clockOffset(around, Math.abs(listedOffset) > CLOCKS_DIFFER_MS ? listedOffset : 0)
  const now = () => around.now() + offsetMs

  const missing: string[] = []
  const lines = symbols.flatMap(({ symbol, market }) => {
    const found = listed.find((each) => each.symbol === symbol && each.isTrading)
    const price = priceNow(prices, symbol)
    if (found && price !== null) return [openLine(symbol, listingOf(found, market, price), now())]
    missing.push(symbol)
    return []
  })
  if (lines.length === 0) throw new Error(`No live prices: ${origin} trades none of ${names.join(', ')}`)
  const twice = lines.find(
    ({ listing }, at) => lines.findIndex((each) => each.listing.market === listing.market) !== at,
  )
  if (twice)
    throw new Error(
      `--live: two symbols for ${twice.listing.market}; name one, as in --symbols ${twice.symbol}=OTHER-USDC`,
    )

  const owner = new URL(origin).host
  const feed: Feed = openFeed({ ...around, owner, streamOrigin: streamOf(origin), lines, now })
  const hours = (Math.abs(offsetMs) / HOUR_MS).toFixed(1)
  const about = [
    `Live prices of ${owner}: ${lines.map(({ symbol, listing }) => `${symbol} as ${listing.market}`).join(', ')}`,
    ...(missing.length > 0 ? [`Not traded there: ${missing.join(', ')}`] : []),
    ...(Math.abs(offsetMs) > CLOCKS_DIFFER_MS ? [`This computer's clock is ${hours} h off: the host's counts`] : []),
  ]
  return { feed, now, about }
}

function priceNow(prices: readonly HostPrice[], symbol: string): string | null {
  const found = prices.find((each) => each.symbol === symbol)
  return found ? priceOf(found.price, false) : null
}
