// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ChartPanel } from '../../src/components/trading/ChartPanel.tsx'
import { showTheme } from '../../src/components/shell/theme.ts'
import { addPrice, type Candle } from '../../src/domain/candles.ts'
import { i18n } from '../../src/i18n/i18n.ts'
import { candlesQuery } from '../../src/queries/markets.ts'
import { ordersQuery } from '../../src/queries/orders.ts'
import { storage } from '../../src/storage.ts'
import { d, NOON, position } from '../domain/builders.ts'
import { layOut, priced, showTrading, startTexts } from './tradingScreen.tsx'

// jsdom has no canvas: what would be drawn is written down instead.
const drawn = vi.hoisted(() => {
  // The page's configuration is read before anything else.
  const meta = document.createElement('meta')
  meta.name = 'futures-config'
  meta.content = JSON.stringify({ chartScript: '/charts/widget.js' })
  document.head.append(meta)
  return { charts: 0, removed: 0, calls: [] as [string, unknown][], lines: new Set<string>() }
})
vi.mock('lightweight-charts', () => {
  const note = (name: string) => (what: unknown) => void drawn.calls.push([name, what])
  const series = {
    applyOptions: note('series'),
    setData: note('setData'),
    update: note('update'),
    createPriceLine: ({ title }: { title: string }) => {
      drawn.lines.add(title)
      return { title, applyOptions: () => {} }
    },
    removePriceLine: ({ title }: { title: string }) => void drawn.lines.delete(title),
  }
  return {
    CandlestickSeries: {}, ColorType: { Solid: 'solid' }, CrosshairMode: { Normal: 0 },
    LineStyle: { Solid: 0, Dotted: 1, Dashed: 2, LargeDashed: 3, SparseDotted: 4 },
    createChart: () => {
      drawn.charts += 1
      return { addSeries: () => series, subscribeCrosshairMove: () => {}, applyOptions: note('chart'), remove: () => (drawn.removed += 1) }
    },
  }
})

const btc = priced('BTC-USDC', '67418.25')
const candles = (...prices: string[]) =>
  prices.reduce<readonly Candle[]>((seen, price, minute) => addPrice(seen, d(price), NOON + minute * 60_000), [])

beforeAll(async () => {
  layOut()
  await startTexts()
})
beforeEach(async () => {
  Object.assign(drawn, { charts: 0, removed: 0, calls: [], lines: new Set() })
  storage.chart.remove()
  showTheme('dark')
  await i18n.changeLanguage('en')
})
afterEach(cleanup)

const show = () =>
  showTrading(
    () => <ChartPanel market={btc} />,
    (client) => {
      client.setQueryData(candlesQuery(btc.market).queryKey, candles('67400', '67418.25'))
      client.setQueryData(ordersQuery(btc.market).queryKey, { items: [position({ startPrice: '67300', liquidation: '61000', stopLoss: '67000' })], leftOut: 0 })
    },
  )
const frame = () => screen.queryByTitle<HTMLIFrameElement>(/BTCUSDC/)
const say = (type: string) => act(() => void window.dispatchEvent(new MessageEvent('message', { data: { type }, source: frame()?.contentWindow ?? null })))
const picture = () => screen.findByRole('img', { name: /BTCUSDC/ })

test('the third party is asked first; where it fails, our own candles come with a note and a way to try again', async () => {
  await show()
  await waitFor(() => expect(frame()).not.toBeNull())
  expect(drawn.charts).toBe(0)

  say('chart-failed')
  expect(await picture()).toHaveAccessibleName(/Last price 67\s418\.25, lowest 67\s400\.00, highest 67\s418\.25/)
  expect(frame()).toBeNull()
  expect(screen.getByText('The full chart did not load.')).toBeVisible()
  expect(storage.chart.get()).toBe('vendor')

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(frame()).not.toBeNull())
  say('chart-ready')
  expect(screen.queryByText('The full chart did not load.')).toBeNull()
})

test('theme and language reach the frame', async () => {
  await show()
  await waitFor(() => expect(frame()?.src).toContain('theme=dark&lang=en'))
  act(() => showTheme('light'))
  await act(() => i18n.changeLanguage('pl'))
  await waitFor(() => expect(frame()?.src).toContain('theme=light&lang=pl'))
})

test('the choice between the two charts is kept', async () => {
  await show()
  await userEvent.click(screen.getByRole('radio', { name: 'Simple' }))
  await picture()
  expect(frame()).toBeNull()
  cleanup()

  await show()
  await picture()
  expect(frame()).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Full' }))
  await waitFor(() => expect(frame()).not.toBeNull())
})

test('our own chart is made once, and fed with what is new', async () => {
  storage.chart.set('own')
  const { client } = await show()
  await picture()
  // The chart is made after its place has been drawn.
  await waitFor(() => expect(drawn.calls.filter(([name]) => name === 'setData')).toHaveLength(1))

  client.setQueryData(candlesQuery(btc.market).queryKey, candles('67400', '67418.25', '67420'))
  await waitFor(() => expect(screen.getByRole('img', { name: /BTCUSDC/ })).toHaveAccessibleName(/Last price 67\s420\.00/))
  act(() => showTheme('light'))
  await act(() => i18n.changeLanguage('pl'))

  expect(drawn.calls.filter(([name]) => name === 'setData')).toHaveLength(1)
  const updates = drawn.calls.flatMap(([name, what]) => (name === 'update' ? [(what as { close: number }).close] : []))
  expect(updates).toEqual([67_418.25, 67_420])
  expect([drawn.charts, drawn.removed]).toEqual([1, 0])
})

test('the open positions have their lines, which go when the position does', async () => {
  storage.chart.set('own')
  const { client } = await show()
  expect(await picture()).toHaveAccessibleName(/LONG ×10: 67\s300\.00\. Liq\. LONG ×10: 61\s000\.00\. SL LONG ×10: 67\s000\.00\./)
  await waitFor(() => expect([...drawn.lines]).toEqual(['LONG ×10', 'Liq. LONG ×10', 'SL LONG ×10']))

  client.setQueryData(ordersQuery(btc.market).queryKey, { items: [], leftOut: 0 })
  await waitFor(() => expect([...drawn.lines]).toEqual([]))
})

test('few candles say where they come from', async () => {
  storage.chart.set('own')
  await show()
  expect(await screen.findByText(/prices seen since you opened the page/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Chart: TradingView Lightweight Charts' })).toBeVisible()
})
