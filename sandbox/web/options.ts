import { parseArgs } from 'node:util'
import { readConfiguration } from '../../src/wire/configuration.ts'
import type { PageConfig } from './page.ts'

export const DEFAULT_PORT = 4800
/** Folder of the built app; another one for a build that is tried out. */
export const DIST = process.env['DIST'] ?? 'dist'

export interface ServerOptions {
  /** Left out: 4800, or the next free one after it. */
  port?: number
  host?: string
  /** Folder of the built app; left out: the sources, through Vite. */
  dist?: string
  /** Origin of a real exchange; left out: the paper exchange. */
  exchange?: string
  /** Stores nothing on disk. */
  memory?: boolean
  /** The paper exchange's file. */
  database?: string
  seed?: number
  /** Added to the page's run-time configuration. */
  config?: PageConfig
}

const USAGE = `npm start -- [--port 4800] [--host 127.0.0.1] [--exchange https://an.exchange] [--config '{"authPath":"/login"}'] [--memory] [--seed 1] [--dist]`

const wholeNumber = (name: string, text: string | undefined, highest: number): number | undefined => {
  if (text === undefined) return undefined
  if (/^\d{1,10}$/.test(text) && Number(text) <= highest) return Number(text)
  throw new Error(`--${name} ${text}: not a number from 0 to ${highest}`)
}

/** The page's run-time configuration, checked as the app itself would. */
function runtimeConfiguration(text: string | undefined): PageConfig | undefined {
  if (text === undefined) return undefined
  let written: unknown = null
  try {
    written = JSON.parse(text)
  } catch {
    // Said below, as for any other text that is no JSON object.
  }
  const { wrong } = readConfiguration(written)
  if (wrong.length > 0) throw new Error(`--config: wrong or unknown: ${wrong.join(', ')}`)
  // Every field has just been validated.
  return written as PageConfig
}

export function readOptions(
  args: string[],
  environment: Record<string, string | undefined>,
): ServerOptions | 'help' {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      exchange: { type: 'string' },
      config: { type: 'string' },
      seed: { type: 'string' },
      dist: { type: 'boolean' },
      memory: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return 'help'
  const exchange = values.exchange ?? environment.EXCHANGE_ORIGIN
  if (exchange !== undefined && !/^https?:\/\/[^/\s@]+\/?$/.test(exchange))
    throw new Error(`--exchange ${exchange}: not an origin such as https://an.exchange`)
  const config = runtimeConfiguration(values.config ?? environment.FUTURES_CONFIG)
  const port = wholeNumber('port', values.port ?? environment.PORT, 65_535)
  const seed = wholeNumber('seed', values.seed, 4_294_967_295)
  return {
    ...(port !== undefined && { port }),
    ...(seed !== undefined && { seed }),
    ...(values.host !== undefined && { host: values.host }),
    ...(exchange !== undefined && { exchange }),
    ...(config !== undefined && { config }),
    ...(values.dist && { dist: DIST }),
    ...(values.memory && { memory: true }),
  }
}

export const usage = USAGE
