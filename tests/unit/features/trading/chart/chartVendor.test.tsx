// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CHART_DEADLINE_MS } from '../../../../../src/constants/limits.ts'
import { chartFrameUrl, VendorChart } from '../../../../../src/features/trading/chart/VendorChart.tsx'
import { i18n } from '../../../../../src/i18n/i18n.ts'
import { englishTexts } from '../../../ui/texts.ts'

// Only the frame, with messages and deadline controlled by the test; the panel's reaction is tested in a browser.
beforeAll(async () => void (await englishTexts()))
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const src = chartFrameUrl({ symbol: 'BTCUSDC', theme: 'dark', lang: 'pl', script: '/charts/widget.js' })

function show() {
  const onFail = vi.fn()
  const part = (isStarted: boolean) => (
    <I18nextProvider i18n={i18n}>
      <VendorChart src={src} symbol="BTCUSDC" isStarted={isStarted} onFail={onFail} />
    </I18nextProvider>
  )
  const { rerender } = render(part(false))
  return { onFail, start: () => rerender(part(true)) }
}
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const frame = () => screen.queryByTitle<HTMLIFrameElement>('Price chart of BTCUSDC')
const post = (data: unknown, source: MessageEventSource | null | undefined) =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, source: source ?? null, origin: 'null' })))
const isLoading = () => screen.queryByRole('status') !== null

test('the frame loads once started, is sandboxed, and survives refreshes', () => {
  const { start } = show()
  expect(frame()).toBeNull()
  start()
  const first = frame()
  expect(first).toHaveAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox')
  expect(first).toHaveAttribute('referrerpolicy', 'no-referrer')
  start()
  expect(frame()).toBe(first)
})

test('a chart that has reported ready is never replaced', () => {
  const { onFail, start } = show()
  start()
  expect(isLoading()).toBe(true)
  post({ type: 'chart-ready' }, frame()?.contentWindow)
  expect(isLoading()).toBe(false)
  wait(10 * CHART_DEADLINE_MS)
  expect(onFail).not.toHaveBeenCalled()
})

test('a chart without a message until the deadline has failed, once', () => {
  const { onFail, start } = show()
  start()
  wait(CHART_DEADLINE_MS - 1_000)
  expect(onFail).not.toHaveBeenCalled()
  wait(1_000)
  expect(onFail).toHaveBeenCalledOnce()
})

test.each([
  ['from the page itself', { type: 'chart-ready' }, () => window],
  ['from nobody', { type: 'chart-ready' }, () => null],
  ['of another kind', { type: 'order', side: 'LONG' }, () => frame()?.contentWindow],
  ['that is a text', 'chart-ready', () => frame()?.contentWindow],
  ['that is nothing', null, () => frame()?.contentWindow],
])('a message %s is ignored', (_, data, source) => {
  const { onFail, start } = show()
  start()
  post(data, source())
  expect(isLoading()).toBe(true)
  expect(onFail).not.toHaveBeenCalled()
  wait(CHART_DEADLINE_MS)
  expect(onFail).toHaveBeenCalledOnce()
})
