// @vitest-environment node
import { createServer as createHttp } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { folderOf } from '../../folderOf.ts'

const folder = folderOf({ 'changes/pictures/before/reset/a.png': 'before', 'pictures/reset/a.webp': 'printed' })
let vite: ViteDevServer
const http = createHttp((request, response) =>
  vite.middlewares(request, response, () => void response.writeHead(404).end()),
)

beforeAll(async () => {
  vi.stubEnv('GALLERY_PICTURES', join(folder, 'pictures'))
  vi.stubEnv('GALLERY_CHANGES', join(folder, 'changes'))
  // As npm run gallery starts it.
  vite = await createServer({
    configFile: 'gallery/vite.config.ts',
    base: '/gallery/',
    // A gallery that runs meanwhile keeps its packages.
    cacheDir: join(folder, 'vite'),
    appType: 'mpa',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null, warmup: { clientFiles: [] } },
  })
  await new Promise<void>((resolve) => void http.listen(0, resolve))
})
afterAll(async () => {
  http.close()
  await vite.close()
})

const get = async (path: string) => {
  const { port } = http.address() as AddressInfo // listening on a port
  const response = await fetch(`http://127.0.0.1:${port}${path}`)
  return `${response.status} ${await response.text()}`
}

test('the running gallery shows the pictures of a comparison, and those that were printed', async () => {
  expect(await get('/gallery/changes/pictures/before/reset/a.png')).toBe('200 before')
  expect(await get('/gallery/pictures/reset/a.webp')).toBe('200 printed')
  expect(await get('/gallery/pictures/list.json')).toBe('200 {"printed":"","parts":{}}')
  expect(await get('/gallery/changes/changes.json')).toBe('200 null')
})
