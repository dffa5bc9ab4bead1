// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const TABLE = '/futures/assets/files-0a1b2c3d.json'
const PART = 'assets/part.js'
const SHARED = 'assets/shared.js'
const STYLES = 'assets/part.css'
const fetched = vi.fn<typeof fetch>()
const missed = vi.fn<() => void>()
const broken = () => Promise.reject(new TypeError('Failed to fetch'))
/** Without the address, which would make the router reload. */
const message = 'code could not be loaded'
const MISSING = { name: 'CodeLoadError', needsReload: false, message }
const LOST = { name: 'CodeLoadError', needsReload: true, message }

let loadCode: typeof import('../../../src/platform/loadCode.ts').loadCode
const load = vi.fn<() => Promise<string>>()
/** Requested addresses, including the table of digests. */
const requestUrls = () => fetched.mock.calls.map(([url]) => url)
const optionsOf = (file: string) =>
  fetched.mock.calls.filter(([url]) => url === `/${file}`).map(([, options]) => options)
/** Files that the browser rejects on import; it reports that for each link. jsdom loads none. */
const refused = new Set<string>()
const browser = new MutationObserver((changes) => {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
    if (node instanceof HTMLLinkElement) node.dispatchEvent(new Event(refused.has(node.href) ? 'error' : 'load'))
})
const refuse = (file: string) => refused.add(`${window.location.origin}/${file}`)
const linksTo = (file: string) => document.head.querySelectorAll<HTMLLinkElement>(`link[href="/${file}"]`)

beforeEach(async () => {
  vi.resetModules()
  ;({ loadCode } = await import('../../../src/platform/loadCode.ts'))
  vi.stubGlobal('fetch', fetched)
  document.head.innerHTML = `<meta name="futures-files" content="${TABLE} sha384-table">`
  const digests = { [PART]: 'sha384-part', [SHARED]: 'sha384-shared', [STYLES]: 'sha384-styles' }
  fetched
    .mockReset()
    .mockImplementation((url) => Promise.resolve(new Response(url === TABLE ? JSON.stringify(digests) : '')))
  load.mockReset().mockResolvedValue('code')
  refused.clear()
  browser.observe(document.head, { childList: true })
  missed.mockReset()
  window.addEventListener('vite:preloadError', missed)
})
afterEach(() => {
  browser.disconnect()
  window.removeEventListener('vite:preloadError', missed)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.head.replaceChildren()
})

test('code is imported only once all its files are loaded; a failed one is requested again, bypassing the browser’s cache', async () => {
  fetched.mockImplementationOnce(fetched.getMockImplementation() ?? broken).mockImplementationOnce(broken)
  await expect(loadCode(load, [PART, SHARED])).rejects.toMatchObject(MISSING)
  expect(load).not.toHaveBeenCalled()
  expect(missed).toHaveBeenCalledTimes(1)
  expect(await loadCode(load, [PART, SHARED])).toBe('code')
  // Only the missing file is requested again, with its digests.
  expect(requestUrls()).toEqual([TABLE, `/${PART}`, `/${SHARED}`, TABLE, `/${PART}`])
  expect(optionsOf(PART)).toMatchObject([
    { cache: 'default', integrity: 'sha384-part' },
    { cache: 'reload', integrity: 'sha384-part' },
  ])
})

test('a file that the server no longer has counts as missing', async () => {
  fetched.mockResolvedValueOnce(new Response('gone', { status: 404 }))
  await expect(loadCode(load, [PART])).rejects.toMatchObject(MISSING)
})

test('a file that is not part of this build is never fetched', async () => {
  await expect(loadCode(load, ['assets/other.js'])).rejects.toMatchObject(MISSING)
  expect(requestUrls()).toEqual([TABLE])
})

test('a file named in the page’s head is already loading, and is not requested twice', async () => {
  const link = { rel: 'modulepreload', integrity: 'sha384-head', href: `/${SHARED}` }
  document.head.append(Object.assign(document.createElement('link'), link))
  await loadCode(load, [PART, SHARED])
  expect(requestUrls()).toEqual([TABLE, `/${PART}`])
  // A cached file causes no request; a failed one is requested with its digest, unlike by the import.
  expect([...linksTo(SHARED)].map(({ integrity }) => integrity)).toEqual(['sha384-head', 'sha384-head'])
})

test('if the head names all files, not even the digests are requested', async () => {
  document.head.insertAdjacentHTML('beforeend', `<script src="/${PART}"></script>`)
  await loadCode(load, [PART])
  expect(requestUrls()).toEqual([])
})

test('every file is fetched and loaded with its digest before the import, and the digests with the page’s', async () => {
  load.mockImplementation(() => {
    expect(linksTo(PART)).toHaveLength(1)
    return Promise.resolve('code')
  })
  await loadCode(load, [PART, STYLES])
  expect(fetched.mock.calls.map(([url, options]) => [url, options?.integrity])).toEqual([
    [TABLE, 'sha384-table'],
    [`/${PART}`, 'sha384-part'],
    [`/${STYLES}`, 'sha384-styles'],
  ])
  expect(linksTo(PART)[0]).toMatchObject({ rel: 'modulepreload', crossOrigin: '', integrity: 'sha384-part' })
  expect(linksTo(STYLES)[0]).toMatchObject({ rel: 'stylesheet', integrity: 'sha384-styles' })
})

test.each([SHARED, STYLES])('if the browser rejects %s, nothing that needs it is imported', async (file) => {
  refuse(file)
  await expect(loadCode(load, [PART, file])).rejects.toMatchObject(LOST)
  // Nor by other code that needs it; it is requested again, in case the network was the cause.
  await expect(loadCode(load, [file])).rejects.toMatchObject(LOST)
  expect(load).not.toHaveBeenCalled()
  expect(linksTo(file)).toHaveLength(0)
  refused.clear()
  expect(await loadCode(load, [PART, file])).toBe('code')
})

test('a failed import needs a reload', async () => {
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module: /x.js'))
  await expect(loadCode(load, [PART])).rejects.toMatchObject(LOST)
})

test('a file without a load event times out', async () => {
  const deadline = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal)
  browser.disconnect()
  const loading = loadCode(load, [PART])
  await expect.poll(() => linksTo(PART)).toHaveLength(1)
  deadline.abort()
  await expect(loading).rejects.toMatchObject(LOST)
  expect(load).not.toHaveBeenCalled()
  expect(linksTo(PART)).toHaveLength(0)
})
