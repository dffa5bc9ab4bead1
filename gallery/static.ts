import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.yaml': 'text/yaml',
  '.json': 'application/json',
}

/** A file that never changes: its name has a hash. */
const HASHED = /-[\w-]{8}\.(?:js|css|woff2)$/

/** Answers with a file of a folder, or with 404. Immutable files are cached, compiled: else each frame would compile the whole product. */
export function sendFile(folder: string, path: string, response: ServerResponse) {
  const name = normalize(path)
  const file = join(folder, name)
  if (name.startsWith('..') || !existsSync(file) || !statSync(file).isFile()) return void response.writeHead(404).end()
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': HASHED.test(file) ? 'max-age=31536000, immutable' : 'no-cache',
  })
  createReadStream(file).pipe(response)
}

/** A static file server under a path, for tests and printing. */
export async function serveFolder(folder: string, path = '/') {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here')
    sendFile(folder, pathname.startsWith(path) ? pathname.slice(path.length) || 'index.html' : '..', response)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // listening on a port
  return { address: `http://127.0.0.1:${port}${path}`, stop: () => server.close() }
}
