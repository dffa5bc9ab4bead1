import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { fillConfig } from '../sandbox/web/page.ts'
import { listOrders } from '../src/wire/order.ts'
import { benchExchange, type Load } from './exchange.ts'
import { packedFolder, type PackedFile } from './files.ts'

/** In place of the third party's chart, which is not ours to measure: a frame with nothing in it. */
const EMPTY_CHART = "window.TradingView = { widget: class { constructor() { document.getElementById('chart').append(document.createElement('iframe')) } } }"
const CHART_SCRIPT = '/empty-chart.js'

export interface BenchServer {
  origin: string
  /** How often the orders have been asked for: once a refresh. */
  refreshes: () => number
  /** The files asked for since the last call, each time they were. */
  takeAsked: () => { path: string; file: PackedFile }[]
  setLoad: (load: Load) => void
  close: () => void
}

const FLOOR = new URL('floor', import.meta.url).pathname

async function textOf(request: IncomingMessage) {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

/** The built app under /futures, the floor page under /floor, and one exchange for both. */
export async function benchServer(dist: string, port: number): Promise<BenchServer> {
  const config = { chartScript: CHART_SCRIPT, idempotencyKey: true }
  const withConfig = (path: string, raw: Buffer) => (path === 'index.html' ? Buffer.from(fillConfig(raw.toString(), config)) : raw)
  const folders = new Map([
    ['futures', packedFolder(dist, withConfig)],
    ['floor', packedFolder(FLOOR)],
  ])
  let answers = benchExchange({ markets: 24, orders: 30 })
  let refreshes = 0
  let asked: { path: string; file: PackedFile }[] = []

  async function answer(request: IncomingMessage, response: ServerResponse, path: string) {
    const body = await textOf(request)
    const known = answers[path]
    if (path === listOrders.path) refreshes += 1
    response.writeHead(known ? 200 : 404, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    response.end(JSON.stringify(known ? { result: 'ok', ...known(JSON.parse(body)) } : { result: 'error', code: 404 }))
  }

  function send(request: IncomingMessage, response: ServerResponse, path: string) {
    if (path === CHART_SCRIPT) return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(EMPTY_CHART)
    const [, folder = '', ...rest] = path.split('/')
    const name = rest.join('/')
    const file = folders.get(folder)?.get(extname(name) === '' ? 'index.html' : name)
    if (!file) return void response.writeHead(404).end()
    asked.push({ path, file })
    const packs = String(request.headers['accept-encoding'] ?? '').includes('br') && file.brotli !== file.raw
    response.writeHead(200, {
      'content-type': file.type,
      'cache-control': path.includes('/assets/') ? 'public, max-age=3600' : 'no-cache',
      ...(packs && { 'content-encoding': 'br' }),
    })
    response.end(packs ? file.brotli : file.raw)
  }

  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '/'
    if (request.method === 'POST') void answer(request, response, path)
    else send(request, response, path)
  })
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  // A server that listens on a port has an address of this kind.
  const { port: open } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${open}`,
    refreshes: () => refreshes,
    takeAsked: () => asked.splice(0),
    setLoad: (load) => {
      answers = benchExchange(load)
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
