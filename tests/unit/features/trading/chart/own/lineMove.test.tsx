// @vitest-environment jsdom
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type ChartLine, orderLines } from '../../../../../../src/domain/chart/orderLines.ts'
import { ChartLines } from '../../../../../../src/features/trading/chart/own/lines/ChartLines.tsx'
import { useLineMove } from '../../../../../../src/features/trading/chart/own/lines/useLineMove.ts'
import { DialogsContext } from '../../../../../../src/features/trading/dialogs/dialogs.tsx'
import { useDraft } from '../../../../../../src/features/trading/order-form/OrderFormProvider.tsx'
import { i18n } from '../../../../../../src/i18n/i18n.ts'
import { createStore } from '../../../../../../src/platform/store.ts'
import { d, position } from '../../../../domain/builders.ts'
import { priced, renderPart, tellMarkets } from '../../renderPart.tsx'
import { plain } from '../../tradingPage.ts'

const market = priced('BTC-USDC', '50000')
const order = position({ startPrice: '50000', stopLoss: '48000', liquidation: '46500' })
const lines = orderLines([order], new Map())
beforeAll(() => i18n.loadNamespaces('chart'))

/** 10 KXT per pixel: the stop loss is at 400. */
const scale = createStore({ top: 52_000, bottom: 46_000, height: 600, width: 400 })

function Lines({ shown = lines }: { shown?: ChartLine[] }) {
  const move = useLineMove(market, shown)
  return (
    <>
      <ChartLines market={market} lines={shown} scale={scale} move={move} chosen={null} isWhole={false} />
      <output>{useDraft(market).price}</output>
    </>
  )
}

test('the label of a typed level stands at its line, however many others crowd there', () => {
  const stops = ['48000', '48010', '48020', '48030', '48040', '48050'].map((stopLoss) =>
    position({ orderId: stopLoss, startPrice: '50000', stopLoss }),
  )
  const [typed] = orderLines([position({ startPrice: '50000', stopLoss: '47990' })], new Map()).slice(-1)
  if (typed?.kind !== 'stopLoss') expect.fail('no typed level')
  const crowd = [...orderLines(stops, new Map()), { ...typed, id: 'draft', order: null }]
  const { container } = renderPart(<Lines shown={crowd} />)
  expect(container.querySelector('.line-placed [data-line="draft"], .line-placed[data-line="draft"]')).not.toBeNull()
  expect(container.querySelectorAll('.line-placed').length).toBeLessThan(crowd.length)
})

const open = vi.fn(async () => {})
beforeEach(() => {
  open.mockClear()
  Element.prototype.setPointerCapture = () => {}
  tellMarkets([market])
})

/** Presses a line's handle at 400 px, and moves the pointer to these heights. */
function press(kind: string, moves: number[] = [], shown = lines, opensDialogs = false) {
  const part = <Lines shown={shown} />
  const { container } = renderPart(
    opensDialogs ? part : <DialogsContext value={{ open, prefetch: async () => {} }}>{part}</DialogsContext>,
  )
  const find = (selector: string) => container.querySelector(selector)
  const area = find('.chart-lines') ?? expect.fail('no lines')
  const at = (type: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel', clientY: number, on = area) =>
    createEvent[type](on, { pointerId: 1, clientY, button: 0 })
  const handle = find(`[data-line$="${kind}"]`) ?? expect.fail('no handle')
  fireEvent(handle, at('pointerDown', 400, handle))
  for (const y of moves) fireEvent(area, at('pointerMove', y))
  return { area, at, find }
}

// Without the chart: only the drop between two renders is looked at.
test.each([
  ['takes the price under the pointer, even if its last move is not rendered yet', [420, 450, 470], '47300'],
  ['is moved by a few pixels', [404, 404], '47960'],
  ['is only pressed by a tremble', [402, 402], undefined],
  ['stays below the price', [100, 100], '49999.99'],
])('a dropped line %s', (_, heights, stopLoss) => {
  const { area, at } = press('stopLoss', heights.slice(0, -2))
  const [last, end] = heights.slice(-2)
  act(() => {
    area.dispatchEvent(at('pointerMove', last!))
    area.dispatchEvent(at('pointerUp', end!))
  })
  const how = stopLoss ? { proposal: { stopLoss } } : { field: 'stopLoss' }
  expect(open).toHaveBeenCalledExactlyOnceWith({ kind: 'levels', order, ...how })
})

test('a line held still is dropped at the price it showed, though the scale changed meanwhile', () => {
  const before = scale.get()
  onTestFinished(() => scale.set(before))
  const { area, at } = press('stopLoss', [420])
  act(() => scale.set({ ...before, top: 53_000 }))
  fireEvent(area, at('pointerUp', 420))
  expect(open).toHaveBeenCalledExactlyOnceWith({ kind: 'levels', order, proposal: { stopLoss: '47800' } })
})

test('a line that is moved says its price, distance and result; a cancelled pointer puts it back', () => {
  const { area, at, find } = press('stopLoss', [420])
  expect(plain(find('.line-moved')!.textContent)).toBe('SL LONG×1047 800.00−4.40 %−44.0000KXT')
  fireEvent(area, at('pointerCancel', 420))
  expect([find('.line-moved'), open.mock.calls]).toEqual([null, []])
})

test.each([
  ['entry', { price: '50000' }],
  ['liquidation', { position: order }],
])('a press on the %s line opens the alerts with it', (kind, more) => {
  fireEvent.click(press(kind).area)
  expect(open).toHaveBeenCalledExactlyOnceWith({ kind: 'alerts', market: market.market, ...more })
})

test.each([{ moves: [] }, { moves: [300] }])(
  'a take profit, pressed or dropped, opens its field',
  async ({ moves }) => {
    const shown = orderLines([{ ...order, takeProfit: d('52000') }], new Map())
    const { area, at } = press('takeProfit', moves, shown, true)
    fireEvent(area, at('pointerUp', moves[0] ?? 400))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Take profit' })).toHaveFocus(), { timeout: 5000 })
  },
)

test('the draft’s limit line fills its price into the form', () => {
  const bounds = { mustBe: 'below', apart: null, notPast: null } as const
  const none = { side: null, order: null, isPending: false, closes: null }
  const { area, at } = press('limit', [420], [{ ...none, id: 'limit', kind: 'limit', price: d('48000'), bounds }])
  fireEvent(area, at('pointerUp', 420))
  expect(screen.getByRole('status')).toHaveTextContent('47800')
})
