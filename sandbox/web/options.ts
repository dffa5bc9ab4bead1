import { parseArgs } from 'node:util'
import { CONFIGURATION, readFields } from '../../src/api/configuration.ts'
import { DEFAULT_HOST, type LiveOptions } from '../live/host.ts'
import { DEFAULT_SYMBOLS, readSymbols } from '../live/symbols.ts'
import { momentOf } from '../replay/candle.ts'
import { type ReplayFile, replayFile } from '../replay/readReplay.ts'
import type { PageConfig } from './page.ts'

export const DEFAULT_PORT = 4800
/** Folder of the built app, or of another build to test. */
export const DIST = process.env['DIST'] ?? 'dist'

export interface ServerOptions {
  /** Default: 4800, or the next free one after it. */
  port?: number
  host?: string
  /** Accepted host names besides localhost and IP addresses. */
  hostNames?: string[]
  /** Folder of the built app; default: the sources, through Vite. */
  dist?: string
  /** Origin of a real exchange; default: the paper exchange. */
  exchange?: string
  /** Stores nothing on disk. */
  memory?: boolean
  /** The paper exchange's file. */
  database?: string
  seed?: number
  /** Candle files that move markets of the paper exchange; nothing is stored then. */
  replay?: ReplayFile[]
  /** Speed of a replay relative to the clock. */
  speed?: number
  /** Start of a replay, epoch ms; default: the start of its files. */
  fromMs?: number
  /** A host whose prices move the paper exchange's markets. */
  live?: LiveOptions
  /** Added to the page's run-time configuration. */
  config?: PageConfig
  /** The brand.json to apply: docs/integrators/brand.md. */
  brand?: string
}

const USAGE = `npm start -- [--port 4800] [--host 127.0.0.1] [--host-name trade.example …] [--exchange https://an.exchange] [--config '{"authPath":"/login"}'] [--memory] [--seed 1] [--dist] [--brand brands/aurora/brand.json]\n  [--replay candles.csv | --replay ETH-USDC=eth.csv …] [--speed 60] [--from 2026-01-31T08:00Z]\n  [--live [https://a.host]] [--symbols BTCUSDT,ETHUSDT=ETH-USDC]`

const wholeNumber = (name: string, text: string | undefined, highest: number): number | undefined => {
  if (text === undefined) return undefined
  if (/^\d{1,10}$/.test(text) && Number(text) <= highest) return Number(text)
  throw new Error(`--${name} ${text}: not a number from 0 to ${highest}`)
}

const FASTEST = 10_000

function replayOptions(
  { replay, speed, from }: { replay?: string[]; speed?: string; from?: string },
  exchange: string | undefined,
): Pick<ServerOptions, 'replay' | 'speed' | 'fromMs'> {
  if (replay === undefined) {
    if (speed !== undefined || from !== undefined) throw new Error('--speed and --from are for a --replay')
    return {}
  }
  if (exchange !== undefined) throw new Error('--replay is for the paper exchange, not for --exchange')
  if (speed !== undefined && !(/^\d{1,5}(\.\d{1,3})?$/.test(speed) && Number(speed) > 0 && Number(speed) <= FASTEST))
    throw new Error(`--speed ${speed}: not a number above 0, to ${FASTEST}`)
  const fromMs = from === undefined ? undefined : momentOf(from)
  if (fromMs === null) throw new Error(`--from ${from}: not an instant such as 2026-01-31T08:00Z`)
  return {
    replay: replay.map(replayFile),
    ...(speed !== undefined && { speed: Number(speed) }),
    ...(fromMs !== undefined && { fromMs }),
  }
}

/** Whether an option is an origin: https://an.exchange */
const isOrigin = (text: string) => /^https?:\/\/[^/\s@?#]+\/?$/.test(text)

/** `--live` may stand alone, or be followed by the address of a host. */
export const withDefaultHost = (args: readonly string[]): string[] =>
  args.flatMap((arg, index) => {
    if (arg === '--live') return /^[^-]/.test(args[index + 1] ?? '') ? [arg] : [`--live=${DEFAULT_HOST}`]
    return [arg]
  })

/** Of `--live` and `--symbols`. Throws with a message. */
export function liveOptions({ live, symbols }: { live?: string; symbols?: string }): LiveOptions | null {
  if (live === undefined) {
    if (symbols !== undefined) throw new Error('--symbols is for --live')
    return null
  }
  if (!isOrigin(live)) throw new Error(`--live ${live}: not an origin such as ${DEFAULT_HOST}`)
  return { origin: new URL(live).origin, symbols: symbols === undefined ? DEFAULT_SYMBOLS : readSymbols(symbols) }
}

/** The page's run-time configuration, validated like in the app. */
function runtimeConfiguration(text: string | undefined): PageConfig | undefined {
  if (text === undefined) return undefined
  let written: unknown = null
  try {
    written = JSON.parse(text)
  } catch {
    // Reported below, like any other text that is not a JSON object.
  }
  const { wrong } = readFields(CONFIGURATION, written)
  if (wrong.length > 0) {
    const values = new Map(Object.entries(written ?? {}))
    const named = wrong.map((name) => (values.has(name) ? `${name} ${JSON.stringify(values.get(name))}` : name))
    throw new Error(`--config: wrong or unknown: ${named.join(', ')} (docs/integrators/configuration.md)`)
  }
  // Every field has just been validated.
  return written as PageConfig
}

export function readOptions(args: string[], environment: Record<string, string | undefined>): ServerOptions | 'help' {
  const { values } = parseArgs({
    args: withDefaultHost(args),
    options: {
      live: { type: 'string' },
      symbols: { type: 'string' },
      port: { type: 'string' },
      host: { type: 'string' },
      'host-name': { type: 'string', multiple: true },
      exchange: { type: 'string' },
      config: { type: 'string' },
      seed: { type: 'string' },
      dist: { type: 'boolean' },
      memory: { type: 'boolean' },
      replay: { type: 'string', multiple: true },
      brand: { type: 'string' },
      speed: { type: 'string' },
      from: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return 'help'
  const exchange = values.exchange ?? environment.EXCHANGE_ORIGIN
  if (exchange !== undefined && !isOrigin(exchange))
    throw new Error(`--exchange ${exchange}: not an origin such as https://an.exchange`)
  const live = liveOptions(values)
  if (live && exchange !== undefined) throw new Error('--live is for the paper exchange, not for --exchange')
  if (live && values.replay) throw new Error('--live and --replay: prices come from a host or from files')
  const config = runtimeConfiguration(values.config ?? environment.FUTURES_CONFIG)
  const port = wholeNumber('port', values.port ?? environment.PORT, 65_535)
  const seed = wholeNumber('seed', values.seed, 4_294_967_295)
  return {
    ...(port !== undefined && { port }),
    ...(seed !== undefined && { seed }),
    ...(values.host !== undefined && { host: values.host }),
    ...(values['host-name'] !== undefined && { hostNames: values['host-name'].map((name) => name.toLowerCase()) }),
    ...(exchange !== undefined && { exchange }),
    ...(config !== undefined && { config }),
    ...(values.brand !== undefined && { brand: values.brand }),
    ...(values.dist && { dist: DIST }),
    ...(values.memory && { memory: true }),
    ...(live && { live }),
    ...replayOptions(values, exchange),
  }
}

export const usage = USAGE
