import { expect, test } from 'vitest'
import { createExchange } from '../../sandbox/app.ts'
import { RESOLUTIONS } from '../../src/api/datafeed.ts'

const NOW = Date.UTC(2026, 2, 4, 12, 0, 30)
const NOW_S = NOW / 1_000
const LENGTHS_S = { '1': 60, '5': 300, '15': 900, '60': 3_600, '240': 14_400, '1D': 86_400 }

interface Bars {
  s: string
  t: number[]
  o: number[]
  h: number[]
  l: number[]
  c: number[]
  v: number[]
}

const open = () => {
  const { app, exchange } = createExchange({ seed: 7, now: () => NOW })
  const ask = async (query: Record<string, string>) =>
    (await (await app.request(`/datafeed/history?${new URLSearchParams(query)}`)).json()) as Bars
  return { exchange, ask }
}
const past = (resolution: keyof typeof LENGTHS_S) => ({
  symbol: 'BTCUSDC',
  resolution,
  from: `${Math.floor(NOW_S) - 300 * LENGTHS_S[resolution]}`,
  to: `${Math.ceil(NOW_S)}`,
})

test.each(RESOLUTIONS)(
  'bars of %s ascend, contain their prices, and close at the current price',
  async (resolution) => {
    const { ask, exchange } = open()
    const { s, t, o, h, l, c, v } = await ask(past(resolution))
    expect(s).toBe('ok')
    expect(Math.min(...v)).toBeGreaterThan(0)
    expect(v).toHaveLength(t.length)
    expect(t.length).toBeGreaterThanOrEqual(299)
    for (const [index, time] of t.entries()) {
      expect(time % LENGTHS_S[resolution]).toBe(0)
      if (index > 0) expect(time).toBe((t[index - 1] ?? 0) + LENGTHS_S[resolution])
      expect(Math.max(o[index] ?? 0, c[index] ?? 0)).toBeLessThanOrEqual(h[index] ?? 0)
      expect(Math.min(o[index] ?? 0, c[index] ?? 0)).toBeGreaterThanOrEqual(l[index] ?? 0)
    }
    expect(c.at(-1)).toBe((exchange.world.markets.get('BTC-USDC')?.ticks ?? 0) / 100)
  },
)

test('before the first price there is no data; an unknown symbol or resolution is an error', async () => {
  const { ask } = open()
  expect(await ask({ ...past('1D'), from: '0', to: '1000000' })).toEqual({ s: 'no_data' })
  expect(await ask({ ...past('1'), symbol: 'GONE' })).toMatchObject({ s: 'error' })
  expect(await ask({ ...past('1'), resolution: '7' })).toMatchObject({ s: 'error' })
  expect(await ask({ symbol: 'BTCUSDC', resolution: '1' })).toMatchObject({ s: 'error' })
})
