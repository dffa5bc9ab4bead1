import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { TICK_MS } from './engine/prices.ts'
import type { Exchange } from './exchange.ts'
import { openLive } from './live/openLive.ts'
import { replayClock } from './replay/clock.ts'
import { readReplay, replayLines } from './replay/readReplay.ts'
import { originOf } from './web/addresses.ts'
import { brandPages } from './web/brand.ts'
import { appHeaders } from './web/headers.ts'
import { isKnownHost } from './web/knownHost.ts'
import { withNotice } from './web/notice.ts'
import { DEFAULT_PORT, readOptions, type ServerOptions, usage } from './web/options.ts'
import { fillsDrops } from './web/paper.ts'
import { proxyHandler } from './web/proxy.ts'
import { whyUnreachable } from './web/reach.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

export interface RunningServer {
  /** The address of the app, with its slash. */
  address: string
  origin: string
  /** Null in front of a real exchange. */
  exchange: Exchange | null
  /** Startup messages, one per line. */
  about: string[]
  stop: () => Promise<void>
}

/** Interval of storing prices, in ticks; everything else is stored immediately. */
const KEEP_PRICES_TICKS = 60

/** Starts the app in front of the paper exchange, or of a real one. For `npm start` and for tests. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const server = createServer()
  // Longer than the app's refresh: a browser sends a POST again when a reused connection closes under it.
  server.keepAliveTimeout = 65_000
  const paper = options.exchange === undefined ? await startPaperExchange(options) : null
  const config = {
    ...(paper ? { idempotencyKey: true, chartScript: '/charts/widget.js', datafeed: '/datafeed' } : { mainSite: '' }),
    ...options.config,
  }
  const toExchange: Handler = paper?.handle ?? proxyHandler(options.exchange ?? '')
  const owner = paper?.exchange.live?.owner
  const app = await openApp(server, options, config, (html) =>
    owner === undefined ? html : withNotice(html, owner, false),
  )
  const names = [...(options.host === undefined ? [] : [options.host]), ...(options.hostNames ?? [])]

  server.on('request', (request, response) => {
    const path = request.url ?? '/'
    const isApp = /^\/futures($|[/?])/.test(path) && !path.startsWith('/futures/api/')
    const handle = isApp ? app.handle : app.gallery && path.startsWith('/gallery/') ? app.gallery : toExchange
    if (!isKnownHost(request, names))
      response
        .writeHead(421, { 'content-type': 'text/plain' })
        .end('Unknown host: start with --host-name to allow it\n')
    else if (path === '/futures' || path.startsWith('/futures?'))
      response.writeHead(302, { ...appHeaders(path, originOf(request)), location: `/futures/${path.slice(8)}` }).end()
    else if (app.gallery && path === '/gallery') response.writeHead(302, { location: '/gallery/' }).end()
    else Promise.resolve(handle(request, response)).catch(() => response.destroy())
  })
  const close = async () => {
    paper?.stop()
    await app.close()
  }
  const { port } = await listen(server, options).catch(async (error: unknown) => {
    await close()
    throw error
  })
  const origin = `http://${options.host === undefined ? 'localhost' : options.host}:${port}`
  return {
    origin,
    address: `${origin}/futures/`,
    exchange: paper?.exchange ?? null,
    about: paper?.about ?? [],
    stop: async () => {
      await close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function startPaperExchange({
  memory,
  database,
  seed,
  replay: files,
  speed = 1,
  fromMs,
  live: asked,
}: ServerOptions) {
  const [{ createExchange }, { liveDatabase, sqliteStore }, { noStore }] = await Promise.all([
    import('./app.ts'),
    import('./sqlite.ts'),
    import('./store.ts'),
  ])
  const replay = files && readReplay(files, fromMs)
  const live = asked && (await openLive(asked))
  const store = memory || replay ? noStore() : sqliteStore(database ?? (live && liveDatabase(live.feed.owner)))
  const { app, exchange } = createExchange({
    store,
    ...(seed !== undefined && { seed }),
    ...(replay && { replay, now: replayClock(replay.fromMs, speed) }),
    ...(live && { live: live.feed, now: live.now }),
  })
  let ticks = 0
  const timer = setInterval(() => {
    ticks += 1
    live?.feed.beat()
    exchange.tick()
    if (ticks % KEEP_PRICES_TICKS === 0) exchange.saveAll()
  }, TICK_MS)
  return {
    exchange,
    about: replay ? replayLines(replay, speed) : (live?.about ?? []),
    handle: fillsDrops(app.fetch),
    stop: () => {
      clearInterval(timer)
      live?.feed.stop()
      exchange.close()
    },
  }
}

async function openApp(
  server: Server,
  { dist, brand }: ServerOptions,
  config: Record<string, string | number | boolean | null>,
  noted: (html: string) => string,
) {
  if (dist !== undefined && !existsSync(`${dist}/index.html`))
    throw new Error(`${dist}/ holds no built app: run npm run build first`)
  const branded = brand === undefined ? null : brandPages(brand)
  if (dist === undefined) return (await import('./web/dev.ts')).devHandler(server, config, branded, noted)
  return {
    handle: (await import('./web/dist.ts')).distHandler(dist, config, branded, noted),
    gallery: null,
    close: async () => branded?.takeOff(),
  }
}

/** Listens on the requested port, or on the first free one from the default. */
async function listen(server: Server, { port, host = '127.0.0.1' }: ServerOptions): Promise<AddressInfo> {
  for (let next = port ?? DEFAULT_PORT; ; next++) {
    const problem = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
      server.once('error', resolve)
      server.listen(next, host, () => {
        server.off('error', resolve)
        resolve(null)
      })
    })
    if (problem === null) return server.address() as AddressInfo // listening on a port, so it is no pipe's name
    if (problem.code !== 'EADDRINUSE' || port !== undefined || next > DEFAULT_PORT + 100) throw problem
  }
}

async function main() {
  if (Number(process.versions.node.split('.')[0]) < 22)
    throw new Error(`Node ${process.versions.node} is too old: start with npm start after npm ci, which brings its own`)
  const options = readOptions(process.argv.slice(2), process.env)
  if (options === 'help') return console.log(usage)
  const running = await startServer(options)
  const stop = () => void running.stop().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  for (const line of running.about) console.log(line)
  console.log(`Futures with ${options.exchange ?? 'the paper exchange'}: ${running.address}`)
  const why = options.exchange === undefined ? null : await whyUnreachable(options.exchange)
  if (why !== null) console.error(why)
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
