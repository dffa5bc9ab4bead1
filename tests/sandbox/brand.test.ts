import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '../../sandbox/server.ts'

/** The pages of a built app. */
function built(): string {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  mkdirSync(join(dist, 'assets'))
  for (const name of ['index.html', 'webview.html']) writeFileSync(join(dist, name), readFileSync('index.html', 'utf8').replace('%VITE_TEXTS%', '{}'))
  return dist
}

test('a build is served with a brand and stays unchanged; another brand is another page', async () => {
  const dist = built()
  const before = readFileSync(join(dist, 'index.html'), 'utf8')
  const open = async (further: { brand?: string }) => {
    const running = await startServer({ dist, memory: true, port: 0, ...further })
    onTestFinished(running.stop)
    return (path: string) => fetch(new URL(path, running.origin))
  }
  const [inBrand, plain] = [await open({ brand: 'brands/aurora/brand.json' }), await open({})]
  const [page, own] = [await inBrand('/futures/market/BTC-USDC'), await plain('/futures/market/BTC-USDC')]
  const html = await page.text()
  expect(html).toContain('<title>Aurora Perpetuals</title>')
  expect(html).toContain('&quot;idempotencyKey&quot;:true')
  expect(await (await inBrand('/futures/mcontests')).text()).toBe(html)
  for (const kind of ['css', 'svg']) {
    const [address = ''] = new RegExp(`/futures/assets/brand-[\\da-f]{8}\\.${kind}`).exec(html) ?? []
    expect((await inBrand(address)).status).toBe(200)
    expect((await plain(address)).status).toBe(404)
  }
  expect((await inBrand('/futures/assets/brand-00000000.css')).status).toBe(404)
  expect(await own.text()).toContain('<title>Futures</title>')
  expect(page.headers.get('etag')).not.toBe(own.headers.get('etag'))
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe(before)
  expect(readdirSync(join(dist, 'assets'))).toEqual([])
})

test('an invalid brand is not served, and its errors are reported', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'brand-')), 'brand.json')
  const start = () => startServer({ dist: built(), memory: true, port: 0, brand: file })
  await expect(start()).rejects.toThrow(`--brand ${file}:\nbrand.json: there is no such file`)
  writeFileSync(file, '{"theme":"sepia"}')
  await expect(start()).rejects.toThrow('theme: cannot be "sepia". It is "dark" or "light"\nRefused')
})
