// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { MAX_BATCH_CHARACTERS, TelemetryBatch } from '../../../../../src/api/telemetry.ts'
import { batchOf, openPage } from './page.ts'

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

/** Any late module would have been loaded already, like another one. */
const lateCodeCame = () =>
  import('../../../../../src/features/info/telemetry/sendBatches.ts').then(
    () => new Promise((resolve) => setTimeout(resolve)),
  )

test.each([
  ['nobody asks for it', {}, '/futures/'],
  ['no path is given', { telemetry: null, telemetryShare: 1 }, '/futures/'],
  ['another site is named', { telemetry: '//elsewhere.example/t', telemetryShare: 1 }, '/futures/'],
  ['no visit reports', { ...ON, telemetryShare: 0 }, '/futures/'],
  ['it is the webview, whose address holds a token', ON, '/futures/mcontests/1?token=secret'],
])('nothing is collected or sent if %s', async (_, configuration, at) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const page = await openPage(configuration, { at })
  await lateCodeCame()
  expect(page.isCollecting()).toBe(false)
  page.violate('script-src')
  page.hide()
  expect(page.sent).toEqual([])
})

test.each([
  [0.49, true],
  [0.5, false],
])('with a share of one half every second visit reports: the random number is %d', async (chance, reports) => {
  vi.spyOn(Math, 'random').mockReturnValue(chance)
  const page = await openPage({ ...ON, telemetryShare: 0.5 })
  await (reports ? page.started() : lateCodeCame())
  expect(page.isCollecting()).toBe(reports)
})

test('a batch is sent when the page is hidden: once, to this site, without cookies and referrer', async () => {
  const page = await openPage(ON)
  await page.started()
  vitals.get('LCP')?.({ value: 1_234, id: 'v5-4815162342' })
  vitals.get('INP')?.({ value: 200, id: 'v5-4815162342' })
  vitals.get('CLS')?.({ value: 0, id: 'v5-4815162342' })
  page.violate('script-src-elem')
  window.dispatchEvent(new Event('vite:preloadError'))
  expect(page.sent).toEqual([])
  page.hide()
  page.hide()
  expect(page.sent).toHaveLength(1)
  const [sent] = page.sent
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
  expect(sent && batchOf(sent)).toEqual({
    telemetry: 1,
    share: 1,
    drift: [],
    unknownOutcomes: {},
    lateCode: 1,
    csp: { 'script-src-elem': 1 },
    vitals: { lcpMs: 1_200, inpMs: 200, cls: 0 },
    machines: {},
  })
  expect(sent?.init.body).not.toMatch(/4815162342|elsewhere|secret/)
  page.violate('img-src')
  page.hide()
  expect(page.sent.map((one) => batchOf(one).csp)).toEqual([{ 'script-src-elem': 1 }, { 'img-src': 1 }])
})

test('if sending is blocked, nothing is reported or sent again, and the next batch is new', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const page = await openPage(ON, { answer: () => Promise.reject(new TypeError('blocked')) })
  await page.started()
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
  const page = await openPage(ON)
  await page.started()
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
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({
        result: 'ok',
        orders: [
          {
            orderId: '4815162342',
            type: 'LONG',
            state: 'ACTIVE',
            market: 'BTC-USDC',
            amount: '100',
            leverage: 10,
            liquidation: 'soon',
          },
        ],
      }),
    ),
  )
  await fetchOrdersNow()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('no JSON 4815162342')))
  await queryClient.fetchQuery({ ...marketsQuery, retry: false }).catch(() => {})

  const { metrics } = await import('../../../../../src/features/info/telemetry/collectMetrics.ts')
  const batch = metrics.batch()
  expect(batch.machines['rollover']?.states['']).toMatchObject({ count: 1 })
  expect(batch.drift).toEqual(['orders: liquidation', expect.stringMatching(/^\/futures\/api\/markets\//)])
  expect(TelemetryBatch.safeParse(batch).success).toBe(true)
  expect(JSON.stringify(batch)).not.toContain('4815162342')
  expect(JSON.stringify(batch).length).toBeLessThan(MAX_BATCH_CHARACTERS)
})
