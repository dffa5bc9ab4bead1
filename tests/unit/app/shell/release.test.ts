// @vitest-environment jsdom
import { CancelledError } from '@tanstack/react-query'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Failure } from '../../../../src/api/failure.ts'
import { watchReleases } from '../../../../src/app/background/BackgroundTasks.tsx'
import { installErrorHandlers } from '../../../../src/app/shell/installErrorHandlers.ts'
import { QUIET_CHECK_MS, RELEASE_CHECK_MS, REQUEST_DEADLINE_MS } from '../../../../src/constants/limits.ts'
import { startI18n } from '../../../../src/i18n/i18n.ts'
import { redirectTo } from '../../../../src/platform/mainSite.ts'
import { reloads } from '../../../../src/platform/storage.ts'
import { ledger } from '../../../../src/queries/ledger.ts'
import { clearToasts, receiveToasts } from '../../../../src/ui/toasts/toast.ts'
import { readTexts } from '../../features/info/texts.ts'

await startI18n(async (language, namespace) => readTexts(language, namespace))

let offers: string[] = []
beforeEach(() => {
  offers = []
  document.head.innerHTML = '<meta name="futures-files" content="/futures/assets/files-this.json sha384-this">'
  vi.stubGlobal(
    'fetch',
    async () => new Response('<meta name="futures-files" content="/futures/assets/files-next.json sha384-next">'),
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const ends = [watchReleases(), receiveToasts(({ title }) => void offers.push(title), clearToasts)]
  return () => {
    for (const end of ends) end()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    document.body.innerHTML = ''
  }
})

const quiet = async () => {
  await vi.advanceTimersByTimeAsync(3 * QUIET_CHECK_MS)
  return offers
}

/** What must not be interrupted: a window, a field, and a change under way from now on. */
function obstacles() {
  const dialog = Object.assign(document.createElement('div'), { role: 'dialog' })
  return { dialog, field: document.createElement('input'), endChange: ledger.begin() }
}

test('the same release, a failed request and a foreign page are not a new release', async () => {
  for (const answer of [
    async () => new Response(document.head.innerHTML),
    async () => Promise.reject(new TypeError('offline')),
    async () => new Response('<h1>Maintenance</h1>'),
    async () => new Response('', { status: 502 }),
  ]) {
    vi.stubGlobal('fetch', answer)
    await vi.advanceTimersByTimeAsync(RELEASE_CHECK_MS)
    expect(await quiet()).toEqual([])
  }
})

test('a release is checked for without cookies and query', async () => {
  const request = vi.fn(async () => new Response(document.head.innerHTML))
  vi.stubGlobal('fetch', request)
  window.history.replaceState(null, '', '/futures/mcontests?token=secret')
  await vi.advanceTimersByTimeAsync(RELEASE_CHECK_MS)
  expect(request).toHaveBeenCalledExactlyOnceWith(
    '/futures/mcontests',
    expect.objectContaining({ credentials: 'omit' }),
  )
})

test('a request that is never answered delays the next one only until its deadline', async () => {
  const nextPage = fetch
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const deadline = new AbortController()
    setTimeout(() => deadline.abort(), ms)
    return deadline.signal
  })
  onTestFinished(() => void vi.restoreAllMocks())
  vi.stubGlobal(
    'fetch',
    async (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new TypeError('late')))),
  )
  await vi.advanceTimersByTimeAsync(RELEASE_CHECK_MS + REQUEST_DEADLINE_MS)
  expect(await quiet()).toEqual([])
  vi.stubGlobal('fetch', nextPage)
  await vi.advanceTimersByTimeAsync(RELEASE_CHECK_MS)
  expect(await quiet()).toHaveLength(1)
})

test('a new release is offered once, when no change is under way, no window is open and no field has the focus', async () => {
  const { dialog, field, endChange } = obstacles()
  await vi.advanceTimersByTimeAsync(RELEASE_CHECK_MS)
  expect(await quiet()).toEqual([])
  document.body.append(dialog)
  endChange()
  expect(await quiet()).toEqual([])
  document.body.append(field)
  field.focus()
  dialog.remove()
  expect(await quiet()).toEqual([])
  field.remove()
  await vi.advanceTimersByTimeAsync(2 * RELEASE_CHECK_MS)
  expect(offers).toHaveLength(1)
})

test('replaced code reloads the page once, and interrupts nothing', async () => {
  onTestFinished(installErrorHandlers())
  const missing = async () => {
    // Not prevented: the import rejects, and the page shows the error where it was needed.
    expect(window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    return reloads.get().length
  }
  const { dialog, field, endChange } = obstacles()
  expect(await missing()).toBe(0)
  document.body.append(dialog)
  endChange()
  expect(await missing()).toBe(0)
  document.body.append(field)
  field.focus()
  dialog.remove()
  expect(await missing()).toBe(0)
  field.blur()
  expect(await missing()).toBe(1)
  reloads.set([Date.now() - 5_000, 0])
  expect(await missing()).toBe(2)
  const ignored = [new CancelledError(), new DOMException('', 'AbortError'), new Failure('unauthorized', { path: '' })]
  for (const reason of ignored) window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  for (const error of [null, ignored[0]]) window.dispatchEvent(new ErrorEvent('error', { error }))
  expect(offers).toEqual([])
  for (const error of [new TypeError('x'), new TypeError('y')]) window.dispatchEvent(new ErrorEvent('error', { error }))
  expect(offers).toHaveLength(1)
})

test('a page that leaves by itself, as for consent called off while it is sent, asks nobody whether to stay', () => {
  onTestFinished(installErrorHandlers())
  onTestFinished(ledger.begin())
  const mayLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(mayLeave()).toBe(false)
  redirectTo('#elsewhere')
  expect(mayLeave()).toBe(true)
})
