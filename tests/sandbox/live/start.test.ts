import { expect, test } from 'vitest'
import { DEFAULT_HOST, liveSources } from '../../../sandbox/live/host.ts'
import { startServer } from '../../../sandbox/server.ts'
import { readOptions } from '../../../sandbox/web/options.ts'
import { getPrice } from '../../../src/api/market.ts'
import { folderOf } from '../../folderOf.ts'
import { following } from './following.ts'
import type { PublicHost } from './publicHost.ts'
import { serveHost } from './serveHost.ts'

const dist = folderOf({ 'index.html': '<html><head></head><body></body></html>' })

test('over HTTP and WebSockets prices arrive by the stream, and the page says whose they are', async () => {
  const { host, streams, origin, stop } = await serveHost()
  const options = readOptions(['--live', origin, '--memory'], {})
  const running = await startServer({ ...(options === 'help' ? {} : options), dist, port: 9130 })
  const text = async (path: string, method = 'GET', body?: string) =>
    (
      await fetch(running.origin + path, {
        method,
        ...(body && { body, headers: { 'content-type': 'application/json' } }),
      })
    ).text()
  try {
    await expect.poll(() => streams.size, { timeout: 10_000 }).toBe(1)
    expect([...streams.values()][0]).toContain('/stream?streams=btcusdt@miniTicker/ethusdt@miniTicker')
    const asked = host.requests.length
    host.move('BTCUSDT', Math.floor(Date.now() / 1_000) + 1, 61_234_56)
    await expect
      .poll(() => text(getPrice.path, 'POST', '{"market":"BTC-USDC"}'), { timeout: 10_000, interval: 100 })
      .toContain('61234.56')
    expect(host.requests).toHaveLength(asked)
    const page = await text('/futures/')
    expect(page).toContain(`live prices of ${new URL(origin).host}, play money`)
    expect(page).toContain(`ceny na żywo z ${new URL(origin).host}, wirtualne środki`)
    expect(await text('/demo.css')).toContain('.demo')
  } finally {
    await running.stop()
    stop()
  }
})

test.each([
  [(host: PublicHost): boolean => (host.isDown = true), 'does not answer: ECONNREFUSED'],
  [(host: PublicHost) => (host.symbols = ['OTHERUSDT']), 'trades none of BTCUSDT'],
  [(host: PublicHost) => host.refuses.push(() => Response.json({ a: 1 })), 'is no list of symbols'],
  [
    (host: PublicHost) => host.refuses.push(() => new Response('', { status: 418, headers: { 'retry-after': '7' } })),
    'HTTP 418, wait 7 s',
  ],
] as const)('a start without prices says why, %#', async (prepare, words) => {
  await expect(following({ symbols: 'BTCUSDT', prepare: (host) => void prepare(host) })).rejects.toThrow(words)
})

test('the host of market data, its stream and twenty markets are the default; another host streams where it answers', () => {
  expect(readOptions(['--live', '--port', '5000'], {})).toMatchObject({ live: { origin: DEFAULT_HOST }, port: 5000 })
  const options = readOptions(['--live', 'http://localhost:4900', '--symbols', 'btcusdt,ETHUSDT=ETHER-USDC'], {})
  expect(options).toEqual({
    live: {
      origin: 'http://localhost:4900',
      symbols: [
        { symbol: 'BTCUSDT', market: null },
        { symbol: 'ETHUSDT', market: 'ETHER-USDC' },
      ],
    },
  })
  expect(liveSources({ origin: DEFAULT_HOST, symbols: [] })).toEqual([DEFAULT_HOST, 'wss://data-stream.binance.vision'])
  expect(liveSources({ origin: 'http://localhost:4900', symbols: [] })).toEqual([
    'http://localhost:4900',
    'ws://localhost:4900',
  ])
})

test.each([
  ['1', 60],
  ['240', 14_400],
  ['1D', 86_400],
])(
  'the chart’s history in %s is the host’s, with its volume, and ends at the traded price',
  async (resolution, lengthS) => {
    const desk = await following()
    await desk.run(31)
    const bars = async () => {
      const query = {
        symbol: 'BTCUSDC',
        resolution,
        from: `${desk.second() - 300 * lengthS}`,
        to: `${desk.second() + 1}`,
      }
      const answer = await desk.app.request(`/datafeed/history?${new URLSearchParams(query)}`)
      return (await answer.json()) as { s: string; t: number[]; h: number[]; c: number[]; v: number[] }
    }
    const { s, t, h, c, v } = await bars()
    expect([s, t.length, v[0]]).toEqual(['ok', 300, 12.5])
    expect(c.at(-1)).toBe(desk.exchange.world.markets.get('BTC-USDC')!.ticks / 100)
    const known = desk.host.candle('BTCUSDT', t[9] ?? 0, lengthS)
    expect([h[9], c[9]]).toEqual([known.high / 100, known.close / 100])
    desk.host.isDown = true
    expect(await bars()).toMatchObject({ s: 'error' })
  },
)
