import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, type MockInstance, test, vi } from 'vitest'
import type { Area } from '../../../gallery/screens/types.ts'
import type { Chart } from '../../../gallery/types.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
/** Generous, since a busy machine is slow. */
const LONGEST_MS = 60_000

// In the project's own cache, so that its packages are found.
mkdirSync(join(ROOT, '.cache'), { recursive: true })
const copy = mkdtempSync(join(ROOT, '.cache/gallery-dev-'))
let server: ViteDevServer
/** What open pages receive. */
let send: MockInstance

beforeAll(async () => {
  for (const name of ['gallery', 'src', 'sandbox', 'scripts', 'brands', 'package.json', 'tsconfig.json'])
    cpSync(join(ROOT, name), join(copy, name), { recursive: true })
  server = await createServer({
    configFile: join(copy, 'gallery/vite.config.ts'),
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  send = vi.spyOn(server.environments.client.hot, 'send')
}, LONGEST_MS)
afterAll(async () => {
  await server.close()
  rmSync(copy, { recursive: true })
})

/** The module of an open page, as the development server serves it now. */
const machines = async () =>
  ((await server.ssrLoadModule('/chart/machines.ts')) as { charts: Chart[] }).charts.map(({ title }) => title) // what the file exports
const screens = async () =>
  ((await server.ssrLoadModule('/screens/areas.ts')) as { areas: Area[] }).areas.flatMap((area) =>
    Object.values(area.screens).map(({ title }) => title),
  )
const poll = (look: () => Promise<string[]>) => expect.poll(look, { timeout: LONGEST_MS })

test(
  'a new machine is in the gallery without a restart, open pages are updated, and a deleted one disappears',
  { timeout: 3 * LONGEST_MS },
  async () => {
    await server.transformRequest('/chart/machines.ts')
    expect(await machines()).not.toContain('Brand new')
    const file = join(copy, 'src/machines/brandNew.ts')
    writeFileSync(
      file,
      `import { setup } from 'xstate'
export const brandNewMachine = setup({}).createMachine({ id: 'brandNew', meta: { title: 'Brand new' }, description: 'x', initial: 'only', states: { only: {} } })`,
    )
    await poll(machines).toContain('Brand new')
    expect(send).toHaveBeenCalled()
    rmSync(file)
    await poll(machines).not.toContain('Brand new')
  },
)

test('a new screen is in the gallery without a restart', { timeout: 2 * LONGEST_MS }, async () => {
  expect(await screens()).not.toContain('Brand new')
  const file = join(copy, 'gallery/screens/areas/banners.ts')
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(
      'screens: {',
      `screens: {\n    brandNew: { title: 'Brand new', about: 'x', page: '/', says: 'orders.close' },`,
    ),
  )
  await poll(screens).toContain('Brand new')
})
