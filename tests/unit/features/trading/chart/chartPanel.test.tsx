// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createOrder } from '../../../../../src/api/orderChanges.ts'
import { MarketName } from '../../../../../src/api/scalars.ts'
import { Alert, alertId } from '../../../../../src/domain/alerts/alerts.ts'
import { readMinutes } from '../../../../../src/domain/chart/storedMinutes.ts'
import { removeAlert, setAlert } from '../../../../../src/features/trading/alerts/storedAlerts.ts'
import { createCandleChart } from '../../../../../src/features/trading/chart/own/candleChart.ts'
import { orderUnderWay } from '../../../../../src/features/trading/order-form/placement.ts'
import { i18n } from '../../../../../src/i18n/i18n.ts'
import { chartStorage } from '../../../../../src/platform/chartStorage.ts'
import { steadyNow } from '../../../../../src/platform/clock.ts'
import { config } from '../../../../../src/platform/config.ts'
import { queryClient } from '../../../../../src/queries/call/client.ts'
import { ordersQuery } from '../../../../../src/queries/orders.ts'
import { setPrice } from '../../../../../src/queries/prices.ts'
import { chooseTheme } from '../../../../../src/shared/page/theme.ts'
import { d, NOON, position } from '../../../domain/builders.ts'
import type { Opening } from '../../../openApp.tsx'
import { otherTab } from '../../../otherTab.ts'
import { amountField, bitcoin, openCached, plain } from '../tradingPage.ts'

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
    point: (_at: { time?: number; point?: { x: number; y: number } }) => {},
    scroll: (_range: { from: number }) => {},
    autoscale: (_original: () => object): unknown => null,
  }
})
vi.mock('lightweight-charts', () => {
  const note = (name: string) => (what: unknown) => void drawn.calls.push([name, what])
  const series = {
    applyOptions: () => {},
    setData: note('setData'),
    createPriceLine: () => ({ applyOptions: () => {} }),
    update: note('update'),
    attachPrimitive: (primitive: { paneViews: () => { renderer: () => { draw: () => void } }[] }) => {
      drawn.paint = () => primitive.paneViews().forEach((view) => view.renderer().draw())
    },
    priceScale: () => ({ applyOptions: () => {} }),
    coordinateToPrice: (y: number) => drawn.edges[0] - (y / 200) * (drawn.edges[0] - drawn.edges[1]),
  }
  return {
    CandlestickSeries: 'candles',
    LineSeries: 'line',
    HistogramSeries: 'volume',
    ColorType: { Solid: 'solid' },
    CrosshairMode: { Normal: 0 },
    LineStyle: { Solid: 0, Dotted: 1, Dashed: 2, LargeDashed: 3, SparseDotted: 4 },
    createChart: () => {
      drawn.charts += 1
      const addSeries = (kind: unknown, options: { autoscaleInfoProvider: typeof drawn.autoscale }) => {
        drawn.kinds.push(kind)
        drawn.autoscale = options.autoscaleInfoProvider
        return series
      }
      return {
        addSeries,
        removeSeries: () => {},
        subscribeCrosshairMove: (point: typeof drawn.point) => (drawn.point = point),
        applyOptions: () => {},
        remove: () => (drawn.removed += 1),
        priceScale: () => ({ applyOptions: note('range'), options: () => ({ autoScale: true }) }),
        timeScale: () => ({
          subscribeVisibleLogicalRangeChange: (scroll: typeof drawn.scroll) => (drawn.scroll = scroll),
          applyOptions: note('time'),
          scrollPosition: () => 0,
          getVisibleLogicalRange: () => ({ from: 0, to: 100 }),
          setVisibleLogicalRange: note('view'),
          coordinateToLogical: (x: number) => x,
          fitContent: () => note('view')('all'),
          scrollToPosition: () => note('view')('latest'),
        }),
        paneSize: () => ({ height: 200, width: 300 }),
        setCrosshairPosition: (_price: number, time: number) => note('cursor')(time),
        clearCrosshairPosition: note('cursor'),
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
const views = () => drawn.calls.flatMap(([name, what]) => (name === 'view' ? [what] : []))
const ranges = () => drawn.calls.filter(([name]) => name === 'range').length
const picture = () => screen.findByRole('application', { name: /^Chart of BTCUSDC/ })
/** Our own chart of ten candles, once it is drawn. */
const ownChart = async () => ({ ...(await show(TEN, 'own')), chart: await picture() })
/** The parts of each label above the chart, once it is drawn. */
const labels = async () => {
  const chart = await picture()
  act(() => drawn.paint())
  const partsOf = (label: Element) =>
    [...label.childNodes].map(({ textContent }) => plain(textContent)).filter((text) => text !== '')
  return [...chart.querySelectorAll('.line-chip')].map(partsOf)
}

test('a few minutes are a line of all prices to the second, with the time since when they were seen; ten are candles, and are kept for a reload', async () => {
  const { user } = await show(undefined, 'own')
  expect(await screen.findByText('Prices seen here since 14:00 UTC.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Chart: TradingView Lightweight Charts' })).toBeVisible()
  await waitFor(() => expect(drawn.kinds).toEqual(['line']))
  expect(drawn.calls).toContainEqual(['time', { secondsVisible: true }])
  act(() => setPrice(queryClient, { market: bitcoin.market, price: d('67419') }, NOON + 110_000))
  await user.click(screen.getByRole('button', { name: 'Zoom in' }))
  expect(views(), 'around the newest of three prices').toEqual([expect.objectContaining({ to: expect.closeTo(80.4) })])

  see(...TEN)
  await waitFor(() => expect(drawn.kinds).toEqual(['line', 'candles']))
  expect(screen.queryByText(/Prices seen here/)).toBeNull()
  setPrice(queryClient, { market: MarketName.parse('ETH-USDC'), price: d('3300') }, NOON)
  otherTab('futuresMarket', 'ETH-USDC')
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(Object.keys(JSON.parse(chartStorage.minutes.get() ?? '{}')), 'first those on screen').toEqual([
    'BTC-USDC',
    'ETH-USDC',
  ])
  const kept = readMinutes(chartStorage.minutes.get(), bitcoin.market, NOON + 600_000)
  expect(kept.map(({ close }) => close)).toContain('67409')
})

test('our own chart is created once, and updated with new data', async () => {
  const { leave } = await ownChart()
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
  const close = () => plain(document.querySelector('.chart-prices')?.firstChild?.textContent ?? null)
  expect(close()).toBe('C 67 420.00')
  act(() => drawn.point({ time: NOON / 1_000, point: { x: 10, y: 10 } }))
  expect(close()).toBe('C 67 400.00')
  expect([drawn.charts, drawn.removed]).toEqual([1, 0])
  leave()
  expect(drawn.removed).toBe(1)
})

test('of several lines outside the chart the nearest that can be moved has its label, with their number; all have it on hover or tap', async () => {
  await show(TEN, 'own')
  drawn.edges = [67_500, 67_400]
  await waitFor(async () => expect(await labels()).toContainEqual(['↓', '3']))
  const row = (await picture()).querySelector('.line-edge') ?? document.body
  const names = async () => (await labels()).map(([name]) => name).slice(1)
  expect(await names()).toEqual(['SL LONG'])
  // With room for that row.
  const priceRange = { minValue: 67_400, maxValue: 67_409 }
  expect(drawn.autoscale(() => ({ priceRange }))).toMatchObject({ margins: { above: 10, below: 26 } })
  fireEvent.pointerEnter(row, { pointerType: 'mouse' })
  expect(await names()).toEqual(['SL LONG', 'Entry LONG', 'Liq. LONG'])
  fireEvent.pointerLeave(row, { pointerType: 'mouse' })
  expect(await names()).toEqual(['SL LONG'])
  const chip = row.querySelector('.line-fold') ?? document.body
  fireEvent.pointerDown(chip, { pointerType: 'touch' })
  expect(await names()).toHaveLength(3)
  fireEvent.pointerDown(chip, { pointerType: 'touch' })
  expect(await names()).toHaveLength(1)
  drawn.edges = [67_500, 67_290]
  await waitFor(async () => expect(await names(), 'the line drawn in the row').toEqual(['Entry LONG']))
})

test('price alerts of the market are lines that do not move; neither they nor a price change the range of the same lines', async () => {
  await show(TEN, 'own')
  await waitFor(async () => expect(await labels()).not.toEqual([]))
  const before = ranges()
  const alert = Alert.parse({ kind: 'price', market: 'BTC-USDC', price: '67700' })
  act(() => [alert, Alert.parse({ ...alert, market: 'ETH-USDC' })].forEach(setAlert))
  await waitFor(async () => expect(await labels()).toContainEqual(['Alert', '67 700.00']))
  const look = (name: string) => screen.getByText(name).closest('.line-label')?.className
  expect(look('Alert')).toBe('line-label line-placed line-fixed')
  expect(look('Entry LONG')).toContain(' line-long ')
  act(() => see(...TEN, '67700'))
  drawn.edges = [68_100, 67_100]
  await waitFor(async () => expect(await labels()).toContainEqual(['Alert (inactive)', '67 700.00']))
  expect(ranges()).toBe(before)
  const bell = await screen.findByRole('button', { name: 'Alerts for BTCUSDC: 1 alert set' })
  act(() => removeAlert(alertId(alert)))
  expect(screen.queryByText(/^Alert/)).toBeNull()
  expect(bell).toHaveAccessibleName('Alerts for BTCUSDC')
})

test('two stops at one price share a label, which shows both on hover; that of a pending order is told apart', async () => {
  see(...TEN)
  const stop = { startPrice: '67300', liquidation: '61000', stopLoss: '67200' }
  const pending = position({ orderId: 'c', state: 'NEW', startPrice: '67600', stopLoss: '67500' })
  await openCached({ orders: [position(stop), position({ ...stop, orderId: 'b' }), pending] }, { chart: 'own' })
  await waitFor(async () => expect(await labels()).toContainEqual(['2 × SL LONG', '67 200.00']))
  expect((await labels()).flat()).toContain('SL LONG (limit)')
  fireEvent.pointerEnter(screen.getByText('2 × SL LONG'), { pointerType: 'mouse' })
  expect((await labels()).filter(([name]) => name === 'SL LONG')).toHaveLength(2)
  // The list of all markets came later.
  const later = { updatedAt: Date.now() + 1_000 }
  act(() => void queryClient.setQueryData(ordersQuery().queryKey, { items: [], unreadable: 0 }, later))
  await waitFor(async () => expect(await labels()).toEqual([]))
})

/** Presses the + while the pointer is at this height, of 200 px between 68 000 and 67 000. */
async function pressPlus(y: number, { shiftKey = false } = {}) {
  await picture()
  // The chart is created after its container has rendered, and paints from then on.
  const plus = await waitFor(() => {
    act(() => {
      drawn.paint()
      drawn.point({ point: { x: 10, y } })
    })
    return screen.getByRole('button', { name: /^Limit 67\s\d{3}\.00: sets the limit price/ })
  })
  fireEvent.pointerEnter(plus)
  act(() => drawn.point({}))
  fireEvent.click(plus, { shiftKey })
  fireEvent.pointerLeave(plus)
}
const fieldOf = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })

test('the + at the pointer’s price creates a limit order at that price, with Shift sets the stop loss, and sends nothing', async () => {
  const { times } = await show(TEN, 'own')
  await pressPlus(150, { shiftKey: true })
  const stop = await fieldOf('Stop loss')
  expect(plain(stop.value)).toBe('67 250')
  await waitFor(() => expect(stop).toHaveFocus())
  expect(screen.queryByRole('textbox', { name: 'Limit price' })).toBeNull()
  await pressPlus(100)
  const limit = await fieldOf('Limit price')
  expect(plain(limit.value)).toBe('67 500')
  await waitFor(() => expect(limit).toHaveFocus())
  expect(times(createOrder.path)).toBe(0)
  const drafts = () => screen.queryAllByText(/^Draft: Limit/)
  expect(drafts()).not.toEqual([])
  // Once it is sent, the order has its own lines.
  const waiting = { market: bitcoin.market, type: 'LONG', amount: d('100'), leverage: 10 } as const
  act(() => orderUnderWay.set({ flow: null, sent: null, waiting }))
  expect(drafts()).toEqual([])
  drawn.edges = [10, -10]
  act(() => drawn.point({ point: { x: 10, y: 150 } }))
  expect(screen.queryByRole('button', { name: /sets the limit price/ })).toBeNull()
})

test('buttons and keys zoom, fit and go to the latest candle', async () => {
  const { chart, user } = await ownChart()
  for (const name of ['Zoom in', 'Zoom out', 'Fit', 'Latest'])
    await user.click(await screen.findByRole('button', { name }))
  const byButton = views()
  expect(byButton).toEqual([expect.objectContaining({ to: expect.closeTo(81.8) }), expect.anything(), 'all', 'latest'])
  drawn.calls.length = 0
  for (const key of ['+', '-', '0']) fireEvent.keyDown(chart, { key })
  fireEvent.keyDown(chart, { key: '0', ctrlKey: true })
  expect(views()).toEqual(byButton.slice(0, 3))
  fireEvent.keyDown(chart, { key: 'End' })
  expect(views()[3]).toBe('latest')
})

test('the wheel scrolls the page, and zooms with Ctrl, or once the chart was pressed, until the pointer leaves', async () => {
  const { chart } = await ownChart()
  await screen.findByRole('button', { name: 'Fit' })
  const isPagesOwn = (options = {}) => fireEvent.wheel(chart, { deltaY: 100, ...options })
  expect(isPagesOwn()).toBe(true)
  expect(isPagesOwn({ ctrlKey: true })).toBe(false)
  expect(isPagesOwn()).toBe(true)
  fireEvent.pointerDown(chart)
  expect(isPagesOwn()).toBe(false)
  fireEvent.pointerLeave(chart.parentElement ?? chart)
  expect(isPagesOwn()).toBe(true)
  expect(views()).toHaveLength(2)
  isPagesOwn({ deltaX: 150, ctrlKey: true })
  expect(views()[2]).toEqual({ from: 50, to: 150 })
})

test('an average is drawn on request and stays chosen', async () => {
  const { user } = await ownChart()
  await user.click(screen.getByRole('button', { name: 'Chart options' }))
  await user.click(screen.getByRole('checkbox', { name: 'EMA 20' }))
  expect(drawn.kinds).toEqual(['candles', 'line'])
  expect(localStorage.getItem('futuresAverages')).toBe('20')
  await user.click(screen.getByRole('checkbox', { name: 'EMA 20' }))
  expect(localStorage.getItem('futuresAverages')).not.toContain('20')
  localStorage.clear()
})

test('the chart gets the whole window, beside the order form; Escape, a focus behind them or the vendor’s gives it back', async () => {
  const { user } = await ownChart()
  const whole = screen.getByRole('button', { name: 'Whole window' })
  const isWhole = () => whole.closest('.chart-whole') !== null
  await user.click(whole)
  expect(whole).toHaveAttribute('aria-pressed', 'true')
  expect(isWhole()).toBe(true)
  await user.keyboard('{Escape}')
  expect(isWhole()).toBe(false)
  await user.click(whole)
  for (const other of ['.whole-head', '.chart-divider']) expect(document.querySelector(other)).toBeNull()
  const area = (await picture()).parentElement ?? document.body
  fireEvent.pointerLeave(area)
  expect(fireEvent.wheel(area, { deltaY: 100 })).toBe(false)
  const window = Object.assign(document.createElement('button'), { role: 'dialog' })
  document.body.append(window)
  act(() => window.focus())
  fireEvent.keyDown(window, { key: 'Escape' })
  window.remove()
  // Beside it from 980 px.
  act(() => [amountField(), screen.getByRole('main')].forEach((inSight) => inSight.focus()))
  expect(isWhole()).toBe(true)
  act(() => screen.getByRole('tab', { name: /^Positions/ }).focus())
  expect(isWhole()).toBe(false)
  await user.click(whole)
  act(() => screen.getByRole('region', { name: 'Orders and positions' }).focus())
  expect(isWhole(), 'once the orders were asked for').toBe(false)
  await user.click(whole)
  expect(isWhole()).toBe(true)
  for (const kind of ['Full', 'Simple']) await user.click(screen.getByRole('radio', { name: kind }))
  expect(await screen.findByRole('button', { name: 'Whole window' })).toHaveAttribute('aria-pressed', 'false')
})

test('the divider below the chart is moved by keys and the pointer, remembered, and set back by a double press', async () => {
  const { user } = await ownChart()
  const divider = screen.getByRole('separator', { name: 'Height of the chart' })
  const height = () => localStorage.getItem('futuresChartHeight')
  act(() => divider.focus())
  await user.keyboard('{ArrowDown}')
  // jsdom has no layout: it starts at the lowest.
  expect(height()).toBe('220')
  expect(divider.closest('section')?.style.getPropertyValue('--chart-h')).toBe('220px')
  await user.keyboard('{End}')
  expect(height()).toBe(String(window.innerHeight - 160))
  await user.keyboard('{Enter}')
  divider.setPointerCapture = () => {}
  fireEvent.pointerDown(divider, { button: 2, clientY: 300 })
  fireEvent.pointerMove(divider, { clientY: 350 })
  expect(height()).toBeNull()
  fireEvent.pointerDown(divider, { button: 0, clientY: 300 })
  fireEvent.pointerMove(divider, { clientY: 350 })
  fireEvent.pointerUp(divider)
  fireEvent.pointerMove(divider, { clientY: 400 })
  expect(height()).toBe('250')
  fireEvent.doubleClick(divider)
  expect(height()).toBeNull()
})

test('keys walk candles and lines, and pick up a level, which returns with the focus', async () => {
  await show(TEN, 'own')
  act(() => seePrice('67300.5', 9.1))
  const chart = await picture()
  const press = (...keys: string[]) => {
    for (const key of keys) fireEvent.keyDown(chart, { key })
    return plain(chart.parentElement?.querySelector('[role=status]')?.textContent ?? null)
  }
  act(() => chart.focus())
  const name = chart.ariaLabel
  expect(plain(name)).toMatch(/Your stop loss at 67 000\.00 lies 0\.45 % below the price\.$/)
  const prices = 'open 67 409.00, high 67 409.00, low 67 300.50, close 67 300.50'
  expect(press('ArrowLeft')).toBe(`14:09 UTC: ${prices}.`)
  expect(chart).toHaveAccessibleDescription(/^Left and right arrow: candles/)
  await waitFor(() => expect(views()).toEqual([{ from: 0, to: 100 }]))
  act(() => seePrice('67300', 9.2))
  expect(press(), 'a changing price is not announced').toBe(`14:09 UTC: ${prices}.`)
  expect(chart.ariaLabel, 'nor is it in the name').toBe(name)
  act(() => seePrice('67300.5', 9.3))
  const cursor = () => drawn.calls.findLast(([name]) => name === 'cursor')?.[1]
  expect(cursor()).toBeDefined()
  expect(press('ArrowDown')).toMatch(/^Entry LONG: 67 300\.00, .*; Enter opens the alerts\.$/)
  expect(cursor(), 'no candle any more').toBeUndefined()
  const level = 'SL LONG: 67 000.00, −0.45 % from the price, −4.4577 KXT. Enter picks it up.'
  expect(press('ArrowDown')).toBe(level)
  expect(press('Enter', 'ArrowUp')).toMatch(/^67 000\.01, −0\.45 % from the price, −4\.4575 KXT$/)
  expect(press('Escape')).toBe('SL LONG is back at 67 000.00.')
  press('Enter', 'ArrowUp')
  act(() => chart.blur())
  expect(chart.ariaLabel).not.toBe(name)
  expect(press('ArrowUp', 'ArrowUp')).toBe(level)
  expect(press('Enter', 'ArrowUp', 'Enter')).toBe('67 000.01 is entered in the dialog. Nothing is sent yet.')
})

test('a candle selected by keys keeps the crosshair when the next minute begins or the view moves, until the focus leaves', async () => {
  const { chart } = await ownChart()
  act(() => chart.focus())
  fireEvent.keyDown(chart, { key: 'ArrowLeft' })
  const last = () => drawn.calls.findLast(([name]) => name === 'cursor' || name === 'update')
  await waitFor(() => expect(last()).toEqual(['cursor', NOON / 1_000 + 540]))
  act(() => seePrice('67410', 9.2))
  await waitFor(() => expect(last()).toEqual(['update', expect.objectContaining({ close: 67_410 })]))
  act(() => seePrice('67420', 10))
  await waitFor(() => expect(last()).toEqual(['cursor', NOON / 1_000 + 540]))
  drawn.calls.length = 0
  const time = NOON / 1_000 + 540
  act(() => drawn.scroll({ from: 50 }))
  expect(last()).toEqual(['cursor', time])
  act(() => {
    drawn.paint()
    drawn.point({ time, point: { x: 10, y: 100 } })
  })
  const plus = () => screen.queryByRole('button', { name: /sets the limit price/ })
  expect(plus()).not.toBeNull()
  act(() => chart.blur())
  expect(plus()).toBeNull()
  expect(document.querySelector('.chart-prices')).toHaveTextContent('67 420.00')
})

test('Enter twice opens a level that is behind the liquidation as it is, and proposes no other', async () => {
  see(...TEN)
  const stop = position({ startPrice: '67300', liquidation: '61000', stopLoss: '60000' })
  await openCached({ orders: [stop] }, { chart: 'own' })
  const chart = await picture()
  for (const key of ['ArrowUp', 'Enter', 'Enter']) fireEvent.keyDown(chart, { key })
  expect(plain(chart.parentElement?.querySelector('[role=status]')?.textContent ?? null)).toBe(
    'SL LONG is back at 60 000.00.',
  )
  const dialog = within(await screen.findByRole('dialog'))
  const field = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Stop loss' })
  expect(plain(field.value)).toBe('60 000')
})

// Only the drawing, by what it tells the library.
test('older candles are asked for near the first', () => {
  const onStart = vi.fn()
  createCandleChart(document.createElement('div'), 2, onStart)
  drawn.scroll({ from: 30 })
  expect(onStart).not.toHaveBeenCalled()
  drawn.scroll({ from: 5 })
  expect(onStart).toHaveBeenCalledOnce()
})

test('the P&L of an entry carries the age of an old price, as that of the row', async () => {
  await show(TEN, 'own')
  const entry = async () => (await labels()).find(([name]) => name === 'Entry LONG')?.join(' ')
  await waitFor(async () => expect(await entry()).toMatch(/\d\ss old/))
  act(() => setPrice(queryClient, { market: bitcoin.market, price: d('67412') }, steadyNow()))
  await waitFor(async () => expect(await entry()).not.toMatch(/s old/), { timeout: 5_000 })
})

test('the table of another market has no candle of the one before, however long its history takes', async () => {
  config.datafeed = '/datafeed'
  onTestFinished(() => void (config.datafeed = null))
  const { go } = await openCached({ price: '67400' }, { chart: 'table' })
  const table = (symbol: string) => screen.findByRole('table', { name: `Prices of ${symbol} by the minute` })
  await waitFor(async () => expect((await table('BTCUSDC')).querySelectorAll('tbody tr').length).toBeGreaterThan(2))
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  await go('/market/ETH-USDC')
  expect((await table('ETHUSDC')).querySelectorAll('tbody tr')).toHaveLength(1)
})
