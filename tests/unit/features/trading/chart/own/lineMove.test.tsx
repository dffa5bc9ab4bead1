// @vitest-environment jsdom
import { act, createEvent, fireEvent } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { type ChartLine, orderLines } from '../../../../../../src/domain/chart/orderLines.ts'
import { ChartLines } from '../../../../../../src/features/trading/chart/own/lines/ChartLines.tsx'
import { useLineMove } from '../../../../../../src/features/trading/chart/own/lines/useLineMove.ts'
import { DialogsContext } from '../../../../../../src/features/trading/dialogs/dialogs.tsx'
import { i18n } from '../../../../../../src/i18n/i18n.ts'
import { createStore } from '../../../../../../src/platform/store.ts'
import { position } from '../../../../domain/builders.ts'
import { priced, renderPart, tellMarkets } from '../../renderPart.tsx'

const market = priced('BTC-USDC', '50000')
const order = position({ startPrice: '50000', stopLoss: '48000' })
const lines = orderLines([order], new Map())
beforeAll(() => i18n.loadNamespaces('chart'))

/** 10 KXT per pixel: the stop loss is at 400. */
const scale = createStore({ top: 52_000, bottom: 46_000, height: 600, width: 400 })

function Lines({ shown = lines }: { shown?: ChartLine[] }) {
  return <ChartLines market={market} lines={shown} scale={scale} move={useLineMove(market, shown)} chosen={null} />
}

test('the label of a typed level stands at its line, however many others crowd there', () => {
  tellMarkets([market])
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

// Without the chart: only the drop between two renders is looked at.
test('a dropped line takes the price under the pointer, even if its last move is not rendered yet', () => {
  Element.prototype.setPointerCapture = () => {}
  tellMarkets([market])
  const open = vi.fn(async () => {})
  const { container } = renderPart(
    <DialogsContext value={{ open, prefetch: async () => {} }}>
      <Lines />
    </DialogsContext>,
  )
  const handle = container.querySelector('[data-line$="stopLoss"]') ?? expect.fail('no handle')
  const area = container.querySelector('.chart-lines') ?? expect.fail('no lines')
  const at = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', element: Element, clientY: number) =>
    createEvent[type](element, { pointerId: 1, clientY, button: 0 })
  fireEvent(handle, at('pointerDown', handle, 400))
  fireEvent(area, at('pointerMove', area, 420))
  act(() => {
    area.dispatchEvent(at('pointerMove', area, 450))
    area.dispatchEvent(at('pointerUp', area, 470))
  })
  expect(open).toHaveBeenCalledExactlyOnceWith({ kind: 'levels', order, proposal: { stopLoss: '47300' } })
})
