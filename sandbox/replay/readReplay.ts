import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { LISTINGS } from '../engine/listing.ts'
import { readCandles } from './candleFile.ts'
import { type ReplayedMarket, replayedMarket } from './replayedMarket.ts'

export interface ReplayFile {
  market: string
  file: string
  /** Neither the option nor the file's name names a market: defaults to bitcoin. */
  isGuess?: true
}

const DEFAULT_MARKET = 'BTC-USDC'
const NAMED = /^([A-Za-z0-9]{1,20}-[A-Za-z0-9]{1,20})=(.+)$/
/** File names of archives: ETHUSDT-1m-2026-01-01, eth_usd, ETH-USDC. */
const ARCHIVED = /^([A-Z0-9]+?)[-_]?(?:USDT|USDC|FDUSD|BUSD|USD|EUR)(?:[-_. ]|$)/

function marketIn(name: string): string | undefined {
  const coin = ARCHIVED.exec(name)?.[1]
  return LISTINGS.find(({ market }) => market === name || market === `${coin}-USDC`)?.market
}

/** 'ETH-USDC=eth.csv', or only a file, named after a market or its coin, else bitcoin. */
export function replayFile(text: string): ReplayFile {
  const [, given, file] = NAMED.exec(text) ?? []
  if (given !== undefined && file !== undefined) return { market: given.toUpperCase(), file }
  const name = basename(text)
    .replace(/\.\w+$/, '')
    .toUpperCase()
  const market = marketIn(name)
  return market === undefined ? { market: DEFAULT_MARKET, file: text, isGuess: true } : { market: market, file: text }
}

const iso = (ms: number) => new Date(ms).toISOString().replace('.000Z', 'Z')
const endOf = ({ candles }: ReplayedMarket) => (candles.at(-1)?.startMs ?? 0) + (candles.at(-1)?.lengthMs ?? 0)

/** The markets of a replay, and its start: by default as soon as every file has a price. Throws with a message. */
export function readReplay(files: readonly ReplayFile[], fromMs?: number) {
  const twice = files.find(({ market }, index) => files.findIndex((other) => other.market === market) !== index)
  if (twice)
    throw new Error(
      `--replay: ${twice.market} has two files; write --replay ${twice.market}=one.csv --replay OTHER-USDC=another.csv`,
    )
  const markets = files.map(({ market, file }) => replayedMarket(market, readCandles(file, textOf(file))))
  const first = Math.max(...markets.map(({ candles }) => candles[0]?.startMs ?? 0))
  const last = Math.min(...markets.map(endOf))
  if (first >= last) throw new Error('--replay: the files have no time in common')
  const beginsMs = fromMs ?? first
  if (beginsMs < first || beginsMs >= last)
    throw new Error(`--from ${iso(beginsMs)}: the files go from ${iso(first)} to ${iso(last)}`)
  return { markets, fromMs: beginsMs, guessed: files.filter(({ isGuess }) => isGuess === true).map(({ file }) => file) }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(`--replay ${file}: ${error instanceof Error ? error.message : 'cannot be read'}`, { cause: error })
  }
}

/** Summary of the replay, one line per market, for the console. */
export const replayLines = ({ markets, fromMs, guessed }: ReturnType<typeof readReplay>, speed: number): string[] => [
  ...guessed.map(
    (file) => `${file} names no market, so ${DEFAULT_MARKET} moves by it; another: --replay ETH-USDC=${file}`,
  ),
  ...markets.map((market) => {
    const gaps = market.gaps === 0 ? 'no gaps' : `${market.gaps} gaps, in which the price stays`
    return `${market.listing.market}: ${market.candles.length} candles of ${market.lengthMs / 60_000} min until ${iso(endOf(market))}, ${gaps}`
  }),
  `The clock begins at ${iso(fromMs)} and goes ${speed} times as fast; nothing is stored`,
]
