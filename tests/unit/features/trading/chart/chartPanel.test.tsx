// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createOrder } from '../../../../../src/api/order.ts'
import { i18n } from '../../../../../src/i18n/i18n.ts'
import { steadyNow } from '../../../../../src/platform/clock.ts'
import { queryClient } from '../../../../../src/queries/client.ts'
import { setPrice } from '../../../../../src/queries/prices.ts'
import { chooseTheme } from '../../../../../src/shared/page/theme.ts'
import { d, NOON, position } from '../../../domain/builders.ts'
import type { Opening } from '../../../openApp.tsx'
import { bitcoin, openCached, plain } from '../tradingPage.ts'

// jsdom has no canvas: records what would be drawn.
const drawn = vi.hoisted(() => {
  return {
    charts: 0,
    removed: 0,
    calls: [] as [string, unknown][],
    kinds: [] as unknown[],
    /** Prices at the upper and lower edge, and the drawing of attached primitives. */
    edges: [68_000, 67_000] as [number, number],
    paint: () => {},
  }
})
vi.mock('lightweight-charts', () => {
  const note = (name: string) => (what: unknown) => void drawn.calls.push([name, what])
  const series = {
    applyOptions: note('series'),
    setData: note('setData'),
    update: note('update'),
    attachPrimitive: (primitive: { paneViews: () => { renderer: () => { draw: () => void } }[] }) => {
      drawn.paint = () => primitive.paneViews().forEach((view) => view.renderer().draw())
    },
    coordinateToPrice: (y: number) => drawn.edges[0] - (y / 200) * (drawn.edges[0] - drawn.edges[1]),
  }
  return {
    CandlestickSeries: 'candles',
    LineSeries: 'line',
    ColorType: { Solid: 'solid' },
    CrosshairMode: { Normal: 0 },
    LineStyle: { Solid: 0, Dotted: 1, Dashed: 2, LargeDashed: 3, SparseDotted: 4 },
    createChart: () => {
      drawn.charts += 1
      const addSeries = (kind: unknown) => {
        drawn.kinds.push(kind)
        return series
      }
      return {
        addSeries,
        removeSeries: () => {},
        subscribeCrosshairMove: () => {},
        applyOptions: note('chart'),
        remove: () => (drawn.removed += 1),
        priceScale: () => ({ applyOptions: note('range') }),
        timeScale: () => ({ subscribeVisibleLogicalRangeChange: () => {} }),
        paneSize: () => ({ height: 200, width: 300 }),
        setCrosshairPosition: note('cursor'),
        clearCrosshairPosition: () => {},
      }
    },
  }
})

/** A price in the midst of each minute: the app's two clocks are a rounding apart, and at its start that would be another minute. */
const seePrice = (price: string, minute: number) =>
  setPrice(queryClient, { market: bitcoin.market, price: d(price) }, NOON + (minute + 0.5) * 60_000)
const see = (...prices: string[]) => prices.forEach(seePrice)
const TEN = Array.from({ length: 10 }, (_, minute) => String(67_400 + minute))

beforeEach(() => {
  Object.assign(drawn, { charts: 0, removed: 0, calls: [], kinds: [], edges: [68_000, 67_000] })
  chooseTheme('dark')
})

async function show(prices = ['67400', '67418.25'], chart?: Opening['chart']) {
  see(...prices)
  return openCached({ orders: [position({ startPrice: '67300', liquidation: '61000', stopLoss: '67000' })] }, { chart })
}
const picture = () => screen.findByRole('application', { name: /^Chart of BTCUSDC/ })
/** The parts of each label above the chart, once it is drawn. */
const labels = async () => {
  const chart = await picture()
  act(() => drawn.paint())
  const partsOf = (label: Element) =>
    [...label.childNodes].map(({ textContent }) => plain(textContent)).filter((text) => text !== '')
  return [...chart.querySelectorAll('.line-chip')].map(partsOf)
}

test('a few minutes are a line of all prices, with the time since when they were seen; ten are candles', async () => {
  await show(undefined, 'own')
  expect(await screen.findByText('Prices seen here since 14:00 UTC.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Chart: TradingView Lightweight Charts' })).toBeVisible()
  await waitFor(() => expect(drawn.kinds).toEqual(['line']))

  see(...TEN)
  await waitFor(() => expect(drawn.kinds).toEqual(['line', 'candles']))
  expect(screen.queryByText(/Prices seen here/)).toBeNull()
})

test('our own chart is created once, and updated with new data', async () => {
  await show(TEN, 'own')
  await picture()
  // The chart is created after its container has rendered.
  await waitFor(() => expect(drawn.calls.filter(([name]) => name === 'setData')).toHaveLength(1))

  see(...TEN, '67420')
  await waitFor(() =>
    expect(screen.getByRole('application', { name: /BTCUSDC/ })).toHaveAccessibleName(/67\s420\.00, now/),
  )
  act(() => chooseTheme('light'))
  await act(() => i18n.changeLanguage('pl'))

  expect(drawn.calls.filter(([name]) => name === 'setData')).toHaveLength(1)
  const updates = drawn.calls.flatMap(([name, what]) => (name === 'update' ? [(what as { close: number }).close] : []))
  expect(updates).toEqual([67_409, 67_420])
  expect(drawn.kinds).toEqual(['candles'])
  expect([drawn.charts, drawn.removed]).toEqual([1, 0])
})

test('a new price, and the scale that moves with it, do not recompute the range for the same lines', async () => {
  await show(TEN, 'own')
  await waitFor(async () => expect(await labels()).not.toEqual([]))
  const ranges = () => drawn.calls.filter(([name]) => name === 'range').length
  const before = ranges()
  act(() => see(...TEN, '67420'))
  drawn.edges = [68_100, 67_100]
  await labels()
  expect(screen.getByRole('application', { name: /BTCUSDC/ })).toHaveAccessibleName(/67\s420\.00, now/)
  expect(ranges()).toBe(before)
})

test('of several lines outside the chart the first has its label, with their number; all have it on hover or tap', async () => {
  await show(TEN, 'own')
  drawn.edges = [67_500, 67_400]
  await waitFor(async () => expect(await labels()).toContainEqual(['↓', '3']))
  const row = (await picture()).querySelector('.line-edge') ?? document.body
  const names = async () => (await labels()).map(([name]) => name).slice(1)
  expect(await names()).toEqual(['SL LONG'])
  fireEvent.pointerEnter(row, { pointerType: 'mouse' })
  expect(await names()).toEqual(['SL LONG', 'Entry LONG', 'Liq. LONG'])
  fireEvent.pointerLeave(row, { pointerType: 'mouse' })
  expect(await names()).toEqual(['SL LONG'])
  const chip = row.querySelector('.line-fold') ?? document.body
  fireEvent.pointerDown(chip, { pointerType: 'touch' })
  expect(await names()).toHaveLength(3)
  fireEvent.pointerDown(chip, { pointerType: 'touch' })
  expect(await names()).toHaveLength(1)
})

/** Clicks the price scale at this height, of 200 px between 68 000 and 67 000. */
async function pressScale(y: number, { shiftKey = false } = {}) {
  await picture()
  // The chart is created after its container has rendered, and paints from then on.
  const scale = await waitFor(() => {
    act(() => drawn.paint())
    return screen.getByTitle(/^Press a price to set it as the limit price/)
  })
  fireEvent.click(scale, { clientY: y, shiftKey })
}
const fieldOf = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })

test('a click on the price scale creates a limit order at that price, and sends nothing', async () => {
  const { times } = await show(TEN, 'own')
  await pressScale(100)
  const limit = await fieldOf('Limit price')
  expect(plain(limit.value)).toBe('67 500')
  await waitFor(() => expect(limit).toHaveFocus())
  expect(times(createOrder.path)).toBe(0)
})

test('with Shift it sets the stop loss, and keeps the order type', async () => {
  const { times } = await show(TEN, 'own')
  await pressScale(150, { shiftKey: true })
  const stop = await fieldOf('Stop loss')
  expect(plain(stop.value)).toBe('67 250')
  await waitFor(() => expect(stop).toHaveFocus())
  expect(screen.queryByRole('textbox', { name: 'Limit price' })).toBeNull()
  expect(times(createOrder.path)).toBe(0)
})

test('while the chart has the focus its name stays; with the next focus it sums up the prices again', async () => {
  await show(TEN, 'own')
  const chart = await picture()
  act(() => chart.focus())
  const name = chart.ariaLabel
  act(() => seePrice('67999', 10))
  expect(chart.ariaLabel).toBe(name)
  act(() => chart.blur())
  expect(chart.ariaLabel).not.toBe(name)
})

test('the P&L of an entry carries the age of an old price, as that of the row', async () => {
  await show(TEN, 'own')
  const entry = async () => (await labels()).find(([name]) => name === 'Entry LONG')?.join(' ')
  expect(await entry()).toMatch(/\d s old/)
  act(() => setPrice(queryClient, { market: bitcoin.market, price: d('67412') }, steadyNow()))
  await waitFor(async () => expect(await entry()).not.toMatch(/s old/), { timeout: 5_000 })
})
