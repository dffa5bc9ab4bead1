import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fillConfig } from '../sandbox/web/page.ts'
import { benchExchange, type Load } from './exchange.ts'
import { packedFolder, type PackedFile } from './files.ts'

/** An empty frame instead of the third party's chart, which is not measured. */
const EMPTY_CHART =
  "window.TradingView = { widget: class { constructor() { document.getElementById('chart').append(document.createElement('iframe')) } } }"
const CHART_SCRIPT = '/empty-chart.js'

interface Asked {
  path: string
  file: PackedFile
  /** Bytes received by the browser. */
  sent: number
}

export interface BenchServer {
  origin: string
  /** Number of requests of this call. */
  asked: (path: string) => number
  /** The files requested since the last call, with repetitions. */
  takeAsked: () => Asked[]
  setLoad: (load: Load) => void
  /** Serves another build of the app, with the files written by npm run dictionaries. */
  release: (dist: string) => void
  /** Answers every request with 503 until switched off. */
  setDown: (isDown: boolean) => void
  close: () => void
}

const FLOOR = new URL('floor', import.meta.url).pathname

async function textOf(request: IncomingMessage) {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

/** Headers for compression dictionaries, and the copy compressed against the browser's file, as in deploy/nginx/futures. */
function dictionaryHeaders(path: string): Record<string, string> {
  const { stem, kind } = /^(?<stem>.+)-[\w-]{8}\.(?<kind>js|css|json|yaml)$/.exec(path)?.groups ?? {}
  return stem === undefined
    ? {}
    : { 'use-as-dictionary': `match="${stem}-*.${kind}"`, vary: 'accept-encoding, available-dictionary' }
}
function copyFor({ headers }: IncomingMessage, dist: string, name: string): Buffer | null {
  const { digest } = /^:(?<digest>.+):$/.exec(String(headers['available-dictionary']))?.groups ?? {}
  const copy = join(`${dist}.dcz`, digest ?? '', name)
  return digest !== undefined && existsSync(copy) ? readFileSync(copy) : null
}

/** Serves the built app under /futures, the vanilla baseline under /floor, the plain React pages under /react, and one exchange for all. */
export async function benchServer(dist: string, react: string, port: number, more = {}): Promise<BenchServer> {
  const config = { chartScript: CHART_SCRIPT, idempotencyKey: true, ...more }
  const withConfig = (path: string, raw: Buffer) =>
    path.endsWith('.html') ? Buffer.from(fillConfig(raw.toString(), config)) : raw
  let released = dist
  const folders = new Map([
    ['futures', packedFolder(dist, withConfig)],
    ['floor', packedFolder(FLOOR)],
    ['react', packedFolder(react)],
  ])
  let answers = benchExchange({ markets: 24, orders: 30 })
  let isDown = false
  const calls = new Map<string, number>()
  let asked: Asked[] = []

  async function answer(request: IncomingMessage, response: ServerResponse, path: string) {
    const body = await textOf(request)
    const known = answers[path]
    calls.set(path, (calls.get(path) ?? 0) + 1)
    if (isDown) return void response.writeHead(503).end()
    response.writeHead(known ? 200 : 404, {
      'content-type': 'application/json',
      'content-encoding': 'gzip',
      'cache-control': 'no-store',
    })
    const result = known ? { result: 'ok', ...known(JSON.parse(body)) } : { result: 'error', code: 404 }
    response.end(gzipSync(JSON.stringify(result), { level: 1 }))
  }

  function send(request: IncomingMessage, response: ServerResponse, path: string) {
    if (path === CHART_SCRIPT)
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(EMPTY_CHART)
    const [, folder = '', ...rest] = path.split('/')
    const name = rest.join('/')
    const file = folders
      .get(folder)
      ?.get(extname(name) !== '' ? name : name.startsWith('mcontests') ? 'webview.html' : 'index.html')
    if (!file) return void response.writeHead(404).end()
    const copy = folder === 'futures' ? copyFor(request, released, name) : null
    const packs = String(request.headers['accept-encoding'] ?? '').includes('br') && file.brotli !== file.raw
    const body = copy ?? (packs ? file.brotli : file.raw)
    asked.push({ path, file, sent: body.length })
    response.writeHead(200, {
      'content-type': file.type,
      'cache-control': path.includes('/assets/') ? 'public, max-age=3600' : 'no-cache',
      ...dictionaryHeaders(path),
      ...(copy ? { 'content-encoding': 'dcz' } : packs && { 'content-encoding': 'br' }),
    })
    response.end(body)
  }

  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '/'
    if (request.method === 'POST') void answer(request, response, path)
    else send(request, response, path)
  })
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  // listening on a port
  const { port: open } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${open}`,
    asked: (path) => calls.get(path) ?? 0,
    takeAsked: () => asked.splice(0),
    setLoad: (load) => {
      answers = benchExchange(load)
    },
    release: (next) => {
      released = next
      folders.set('futures', packedFolder(next, withConfig))
    },
    setDown: (down) => {
      isDown = down
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
