import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { type WebSocket, WebSocketServer } from 'ws'
import { publicHost } from './publicHost.ts'

/**
 * The host over real HTTP and WebSockets. By hand: `node tests/sandbox/live/serveHost.ts 4900`, then `npm start -- --live
 * http://localhost:4900`, and `/control?down=20`, `/control?move=BTCUSDT:-500` (cents, for three seconds).
 */
export async function serveHost(port = 0) {
  const host = publicHost(Date.now)
  const control = (query: URLSearchParams) => {
    const [symbol = '', cents = '0'] = (query.get('move') ?? '').split(':')
    const second = Math.floor(Date.now() / 1_000)
    const to = host.centsAt(symbol, second) + Number(cents)
    for (const later of [1, 2, 3]) if (symbol !== '') host.move(symbol, second + later, to)
    const downS = Number(query.get('down') ?? 0)
    host.isDown = downS > 0
    setTimeout(() => (host.isDown = false), downS * 1_000).unref()
    return new Response('ok')
  }
  const server = createServer(
    getRequestListener(
      async (request) => {
        const url = new URL(request.url)
        if (url.pathname === '/control') return control(url.searchParams)
        if (host.isDown) return new Response(null, { status: 503 })
        const answer = await host.fetch(url)
        answer.headers.set('access-control-allow-origin', '*')
        return answer
      },
      { overrideGlobalObjects: false },
    ),
  )
  const sockets = new WebSocketServer({ server })
  /** The address that each client asked for. */
  const streams = new Map<WebSocket, string>()
  sockets.on('connection', (socket, { url = '' }) => {
    if (host.isDown) return socket.terminate()
    streams.set(socket, url)
  })
  const timer = setInterval(() => {
    for (const socket of sockets.clients)
      if (host.isDown) socket.terminate()
      else for (const message of host.messages(streams.get(socket) ?? '')) socket.send(message)
  }, 250)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  return {
    host,
    streams,
    origin: `http://localhost:${typeof address === 'object' && address ? address.port : port}`,
    stop: () => {
      clearInterval(timer)
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log((await serveHost(Number(process.argv[2] ?? 4900))).origin)
