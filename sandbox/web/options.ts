import { parseArgs } from 'node:util'

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
  /** Keeps nothing on disk. */
  memory?: boolean
  /** The paper exchange's file. */
  database?: string
  seed?: number
  /** Added to the page's run-time configuration. */
  config?: Record<string, string | number | boolean | null>
}

const USAGE = `npm start -- [--port 4800] [--host 127.0.0.1] [--exchange https://an.exchange] [--memory] [--seed 1] [--dist]`

const wholeNumber = (name: string, text: string | undefined, highest: number): number | undefined => {
  if (text === undefined) return undefined
  if (/^\d{1,10}$/.test(text) && Number(text) <= highest) return Number(text)
  throw new Error(`--${name} ${text}: not a number from 0 to ${highest}`)
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
      seed: { type: 'string' },
      dist: { type: 'boolean' },
      memory: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return 'help'
  const exchange = values.exchange ?? environment.EXCHANGE_ORIGIN
  if (exchange !== undefined && !/^https?:\/\/[^/\s]+\/?$/.test(exchange))
    throw new Error(`--exchange ${exchange}: not an origin such as https://an.exchange`)
  const port = wholeNumber('port', values.port ?? environment.PORT, 65_535)
  const seed = wholeNumber('seed', values.seed, 4_294_967_295)
  return {
    ...(port !== undefined && { port }),
    ...(seed !== undefined && { seed }),
    ...(values.host !== undefined && { host: values.host }),
    ...(exchange !== undefined && { exchange }),
    ...(values.dist && { dist: DIST }),
    ...(values.memory && { memory: true }),
  }
}

export const usage = USAGE
