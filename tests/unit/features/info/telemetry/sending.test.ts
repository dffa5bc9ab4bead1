// @vitest-environment jsdom
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { TelemetryBatch } from '../../../../../src/api/telemetry.ts'

const vitals = vi.hoisted(() => new Map<string, (metric: { value: number; id: string }) => void>())
vi.mock('web-vitals', () => ({
  onLCP: (report: (metric: object) => void) => void vitals.set('LCP', report),
  onINP: (report: (metric: object) => void) => void vitals.set('INP', report),
  onCLS: (report: (metric: object) => void) => void vitals.set('CLS', report),
}))

const PATH = '/futures/telemetry'
const ON = { telemetry: PATH, telemetryShare: 1 }

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vitals.clear()
})

interface Sent {
  path: string
  init: RequestInit & { body: string }
}
const batchOf = ({ init }: Sent) => JSON.parse(init.body) as TelemetryBatch

/** Listeners on document and window from now on are removed after the test, with their page. */
function endWithTest() {
  const listening = new AbortController()
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject) => add(type, listener, { signal: listening.signal }),
    )
  }
  onTestFinished(() => listening.abort())
}

/** A new page with this configuration, with all modules and its late code loaded. Requests are answered by `answer`. */
async function openPage(
  configuration: object,
  { at = '/futures/market/BTC-USDC', answer = () => Promise.resolve(new Response(null, { status: 204 })) } = {},
) {
  vi.resetModules()
  document.head.innerHTML = '<meta name="futures-config">'
  document.querySelector('meta')?.setAttribute('content', JSON.stringify(configuration))
  window.history.replaceState(null, '', at)
  const sent: Sent[] = []
  vi.stubGlobal('fetch', (path: string, init: Sent['init']) => {
    sent.push({ path, init })
    return answer()
  })
  const { startTelemetry } = await import('../../../../../src/features/info/telemetry/startTelemetry.ts')
  endWithTest()
  startTelemetry()
  await import('../../../../../src/features/info/telemetry/sendBatches.ts')
  await new Promise((resolve) => setTimeout(resolve))
  return {
    sent,
    hide() {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true })
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      window.dispatchEvent(new Event('pagehide'))
    },
    violate: (effectiveDirective: string) =>
      document.dispatchEvent(
        Object.assign(new Event('securitypolicyviolation'), {
          effectiveDirective,
          blockedURI: 'https://elsewhere.example/secret',
        }),
      ),
  }
}

test.each([
  ['nobody asks for it', {}, '/futures/'],
  ['no path is given', { telemetry: null, telemetryShare: 1 }, '/futures/'],
  ['another site is named', { telemetry: '//elsewhere.example/t', telemetryShare: 1 }, '/futures/'],
  ['it is one of the visits that do not report', { ...ON, telemetryShare: 0.5 }, '/futures/'],
  ['it is the webview, whose address holds a token', ON, '/futures/mcontests/1?token=secret'],
])('nothing is collected or sent if %s', async (_, configuration, at) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const page = await openPage(configuration, { at })
  page.violate('script-src')
  page.hide()
  expect(page.sent).toEqual([])
  const { metrics } = await import('../../../../../src/features/info/telemetry/collectMetrics.ts')
  expect(metrics.flush()).toBeNull()
})

test('a batch is sent when the page is hidden: once, to this site, without cookies and referrer', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.49)
  const page = await openPage({ ...ON, telemetryShare: 0.5 })
  vitals.get('LCP')?.({ value: 1_234, id: 'v5-4815162342' })
  vitals.get('INP')?.({ value: 200, id: 'v5-4815162342' })
  vitals.get('CLS')?.({ value: 0, id: 'v5-4815162342' })
  page.violate('script-src-elem')
  window.dispatchEvent(new Event('vite:preloadError'))
  expect(page.sent).toEqual([])
  page.hide()
  page.hide()
  expect(page.sent).toHaveLength(1)
  const sent = page.sent[0] ?? expect.fail('nothing was sent')
  expect(sent).toMatchObject({
    path: PATH,
    init: {
      method: 'POST',
      mode: 'same-origin',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      keepalive: true,
    },
  })
  expect(batchOf(sent)).toMatchObject({
    share: 0.5,
    lateCode: 1,
    csp: { 'script-src-elem': 1 },
    vitals: { lcpMs: 1_200, inpMs: 200, cls: 0 },
  })
  expect(sent.init.body).not.toMatch(/4815162342|elsewhere|secret/)
  page.violate('img-src')
  page.hide()
  expect(page.sent.map((one) => batchOf(one).csp)).toEqual([{ 'script-src-elem': 1 }, { 'img-src': 1 }])
})

test('if sending is blocked, nothing is reported or sent again, and the next batch is new', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const page = await openPage(ON, { answer: () => Promise.reject(new TypeError('blocked')) })
  page.violate('script-src')
  page.hide()
  await new Promise((resolve) => setTimeout(resolve))
  expect(page.sent).toHaveLength(1)
  page.hide()
  expect(page.sent).toHaveLength(1)
  page.violate('img-src')
  page.hide()
  expect(page.sent.map((one) => batchOf(one).csp)).toEqual([{ 'script-src': 1 }, { 'img-src': 1 }])
  await new Promise((resolve) => setTimeout(resolve))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

test('counts a flow when it starts, and unreadable fields in a response', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await openPage(ON)
  const [{ createActor }, { actorSetup }, { rolloverMachine }, { queryClient }, { marketsQuery }, { fetchOrdersNow }] =
    await Promise.all([
      import('xstate'),
      import('../../../../../src/machines/actorSetup.ts'),
      import('../../../../../src/machines/rollover.ts'),
      import('../../../../../src/queries/call/client.ts'),
      import('../../../../../src/queries/markets.ts'),
      import('../../../../../src/queries/ordersNow.ts'),
    ])
  createActor(...actorSetup.of(rolloverMachine, {}))
    .start()
    .stop()
  const order = {
    orderId: '4815162342',
    type: 'LONG',
    state: 'ACTIVE',
    market: 'BTC-USDC',
    amount: '100',
    leverage: 10,
  }
  vi.stubGlobal('fetch', async () => Response.json({ result: 'ok', orders: [{ ...order, liquidation: 'soon' }] }))
  await fetchOrdersNow()
  vi.stubGlobal('fetch', async () => new Response('no JSON 4815162342'))
  await queryClient.fetchQuery({ ...marketsQuery, retry: false }).catch(() => {})

  const { metrics } = await import('../../../../../src/features/info/telemetry/collectMetrics.ts')
  const batch = metrics.batch()
  expect(batch.machines['rollover']?.states['']).toMatchObject({ count: 1 })
  expect(batch.drift).toEqual(['orders: liquidation', expect.stringMatching(/^\/futures\/api\/markets\//)])
  expect(TelemetryBatch.safeParse(batch).success).toBe(true)
  expect(JSON.stringify(batch)).not.toContain('4815162342')
})
