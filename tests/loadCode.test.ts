// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CodeMissing, loadCode } from '../src/loadCode.ts'

const fetched = vi.fn<typeof fetch>()
const missed = vi.fn<() => void>()
/** Files are remembered once they are there: each test has its own. */
let file = 0
const files = () => [`assets/part-${(file += 1)}.js`, `assets/shared-${file}.js`]
const broken = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response('')))
  missed.mockReset()
  window.addEventListener('vite:preloadError', missed)
})
afterEach(() => {
  window.removeEventListener('vite:preloadError', missed)
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

test('code is imported only when all its files are there', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('code')
  const [part = '', shared = ''] = files()
  fetched.mockImplementationOnce(broken)
  await expect(loadCode(load, [part, shared])).rejects.toMatchObject({ name: 'CodeMissing', needsReload: false })
  expect(load).not.toHaveBeenCalled()
  expect(missed).toHaveBeenCalledTimes(1)
  expect(await loadCode(load, [part, shared])).toBe('code')
  // Only what was missing is asked for again.
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([`/${part}`, `/${shared}`, `/${part}`])
})

test('a file the server has no more is missing, too', async () => {
  fetched.mockResolvedValueOnce(new Response('gone', { status: 404 }))
  await expect(loadCode(() => Promise.resolve('code'), files())).rejects.toBeInstanceOf(CodeMissing)
})

test('what the head of the page names is on its way, and is not asked for a second time', async () => {
  const [part = '', shared = ''] = files()
  document.head.innerHTML = `<link rel="modulepreload" href="/${shared}">`
  await loadCode(() => Promise.resolve('code'), [part, shared])
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([`/${part}`])
})

test('what the browser then cannot import needs a reload, and never names itself so that the router would reload', async () => {
  const refused = loadCode(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /x.js')), files())
  await expect(refused).rejects.toMatchObject({ needsReload: true, message: 'code could not be had' })
})

test('styles that did not come are asked for anew', async () => {
  const styles = `assets/part-${(file += 1)}.css`
  const settle = async (type: 'load' | 'error') => {
    const loading = loadCode(() => Promise.resolve('code'), [styles])
    const links = document.head.querySelectorAll(`link[rel=stylesheet][href="/${styles}"]`)
    expect(links).toHaveLength(1)
    links[0]?.dispatchEvent(new Event(type))
    return loading
  }
  await expect(settle('error')).rejects.toBeInstanceOf(CodeMissing)
  expect(await settle('load')).toBe('code')
})
