// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const TABLE = '/futures/assets/files-0a1b2c3d.json'
const PART = 'assets/part.js'
const SHARED = 'assets/shared.js'
const STYLES = 'assets/part.css'
const fetched = vi.fn<typeof fetch>()
const missed = vi.fn<() => void>()
const broken = () => Promise.reject(new TypeError('Failed to fetch'))
const isCodeLoadError = (isLost: boolean) => ({
  name: 'CodeLoadError',
  needsReload: isLost,
  message: 'code could not be loaded',
})

/** Resets the loader, as after a page load. */
async function opened() {
  vi.resetModules()
  return (await import('../../../src/platform/loadCode.ts')).loadCode
}
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

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  document.head.innerHTML = `<meta name="futures-files" content="${TABLE} sha384-table">`
  const digests = { [PART]: 'sha384-part', [SHARED]: 'sha384-shared', [STYLES]: 'sha384-styles' }
  fetched
    .mockReset()
    .mockImplementation((url) => Promise.resolve(new Response(url === TABLE ? JSON.stringify(digests) : '')))
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

test('code is imported only once all its files are loaded', async () => {
  const loadCode = await opened()
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('code')
  fetched.mockImplementationOnce(fetched.getMockImplementation() ?? broken).mockImplementationOnce(broken)
  await expect(loadCode(load, [PART, SHARED])).rejects.toMatchObject(isCodeLoadError(false))
  expect(load).not.toHaveBeenCalled()
  expect(missed).toHaveBeenCalledTimes(1)
  expect(await loadCode(load, [PART, SHARED])).toBe('code')
  // Only the missing file is requested again, with its digests.
  expect(requestUrls()).toEqual([TABLE, `/${PART}`, `/${SHARED}`, TABLE, `/${PART}`])
})

test('a file that the server no longer has counts as missing', async () => {
  const loadCode = await opened()
  fetched.mockResolvedValueOnce(new Response('gone', { status: 404 }))
  await expect(loadCode(() => Promise.resolve('code'), [PART])).rejects.toMatchObject(isCodeLoadError(false))
})

test('a file named in the page’s head is already loading, and is not requested twice', async () => {
  const loadCode = await opened()
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      integrity: 'sha384-head',
      href: `/${SHARED}`,
    }),
  )
  await loadCode(() => Promise.resolve('code'), [PART, SHARED])
  expect(requestUrls()).toEqual([TABLE, `/${PART}`])
  // A cached file causes no request; a failed one is requested with its digest, unlike by the import.
  expect([...linksTo(SHARED)].map(({ integrity }) => integrity)).toEqual(['sha384-head', 'sha384-head'])
})

test('if the head names all files, not even the digests are requested', async () => {
  const loadCode = await opened()
  document.head.insertAdjacentHTML('beforeend', `<script src="/${PART}"></script>`)
  await loadCode(() => Promise.resolve('code'), [PART])
  expect(requestUrls()).toEqual([])
})

test('every file is fetched and loaded with its digest, and the digests with the page’s', async () => {
  const loadCode = await opened()
  const load = vi.fn<() => Promise<string>>(() => {
    expect(linksTo(PART)).toHaveLength(1)
    return Promise.resolve('code')
  })
  await loadCode(load, [PART])
  expect(fetched.mock.calls.map(([url, options]) => [url, options?.integrity])).toEqual([
    [TABLE, 'sha384-table'],
    [`/${PART}`, 'sha384-part'],
  ])
  expect(linksTo(PART)[0]).toMatchObject({ rel: 'modulepreload', crossOrigin: '', integrity: 'sha384-part' })
})

test('a file that is not part of this build is never fetched', async () => {
  const loadCode = await opened()
  await expect(loadCode(() => Promise.resolve('code'), ['assets/other.js'])).rejects.toMatchObject(
    isCodeLoadError(false),
  )
  expect(requestUrls()).toEqual([TABLE])
})

test('a failed file is requested from the server again, bypassing the browser’s cache', async () => {
  const loadCode = await opened()
  const answer = fetched.getMockImplementation() ?? broken
  fetched.mockImplementationOnce(answer).mockImplementationOnce(broken)
  await expect(loadCode(() => Promise.resolve('code'), [PART])).rejects.toMatchObject(isCodeLoadError(false))
  await loadCode(() => Promise.resolve('code'), [PART])
  expect(optionsOf(PART).map((options) => [options?.cache, options?.integrity])).toEqual([
    ['default', 'sha384-part'],
    ['reload', 'sha384-part'],
  ])
})

test('a file that the browser rejects is never imported, and needs a reload', async () => {
  const loadCode = await opened()
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('code')
  refuse(SHARED)
  await expect(loadCode(load, [PART, SHARED])).rejects.toMatchObject(isCodeLoadError(true))
  expect(load).not.toHaveBeenCalled()
  // Nor by other code that needs it; it is requested again, in case the network was the cause.
  await expect(loadCode(load, [SHARED])).rejects.toMatchObject(isCodeLoadError(true))
  expect(load).not.toHaveBeenCalled()
  expect(linksTo(SHARED)).toHaveLength(0)
  refused.clear()
  expect(await loadCode(load, [PART, SHARED])).toBe('code')
})

test('a failed import needs a reload, and does not name itself, which would make the router reload', async () => {
  const loadCode = await opened()
  const broken = loadCode(
    () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /x.js')),
    [PART],
  )
  await expect(broken).rejects.toMatchObject(isCodeLoadError(true))
})

test('styles are loaded before the code is imported', async () => {
  const loadCode = await opened()
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('code')
  refuse(STYLES)
  await expect(loadCode(load, [STYLES])).rejects.toMatchObject(isCodeLoadError(true))
  refused.clear()
  expect(await loadCode(load, [STYLES])).toBe('code')
  expect(load).toHaveBeenCalledTimes(1)
  expect(linksTo(STYLES)[0]).toMatchObject({ rel: 'stylesheet', integrity: 'sha384-styles' })
})

test('a file without a load event times out', async () => {
  const loadCode = await opened()
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('code')
  const deadline = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal)
  browser.disconnect()
  const loading = loadCode(load, [PART])
  await expect.poll(() => linksTo(PART)).toHaveLength(1)
  deadline.abort()
  await expect(loading).rejects.toMatchObject(isCodeLoadError(true))
  expect(load).not.toHaveBeenCalled()
  expect(linksTo(PART)).toHaveLength(0)
})
