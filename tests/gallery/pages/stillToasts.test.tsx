// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { longTexts } from '../../../gallery/frame/longTexts.ts'
import { textOf } from '../../../gallery/frame/step.ts'
import { stopTime } from '../../../gallery/frame/time.ts'
import { TOAST_MS } from '../../../src/constants/limits.ts'
import { i18n } from '../../../src/i18n/i18n.ts'
import { toast } from '../../../src/ui/toasts/toast.ts'
import { Toasts } from '../../../src/ui/toasts/Toasts.tsx'
import { englishTexts } from '../../unit/ui/texts.ts'

beforeAll(englishTexts)
beforeEach(() => {
  vi.useFakeTimers()
  // jsdom has no layout.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(1_000, 16, 380, 70))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Second by second: React draws after each. */
async function pass(ms: number) {
  for (let passed = 0; passed < ms; passed += 1_000) await act(() => vi.advanceTimersByTimeAsync(1_000))
}

test('in a still view a toast never hides', async () => {
  stopTime()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  render(<Toasts />)
  act(() => toast({ kind: 'error', title: 'Order not accepted' }))
  await pass(20 * TOAST_MS)
  expect(screen.getByText('Order not accepted')).toBeVisible()
  act(() => toast({ kind: 'info', title: 'Order cancelled' }))
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss this message' })[1]!)
  await pass(20 * TOAST_MS)
  expect(screen.getByText('Order cancelled')).toBeVisible()
  expect(screen.getByText('Order not accepted')).not.toBeVisible()
})

test('a long text with an unknown value is found by its beginning', () => {
  i18n.use(longTexts)
  i18n.options.postProcess = [longTexts.name]
  const shown = i18n.t('orderNews.one.stopLoss', { name: 'BTCUSDC LONG ×20' })
  i18n.options.postProcess = []
  const usual = i18n.t('orderNews.one.stopLoss', { name: 'BTCUSDC LONG ×20' })
  i18n.options.postProcess = [longTexts.name]
  expect(shown.length).toBeGreaterThan(usual.length)
  const [before = '', after = ''] = textOf(['orderNews.one.stopLoss', { name: '…' }]).split('…')
  expect(shown).toContain(`${before}BTCUSDC LONG ×20${after}`)
  i18n.options.postProcess = []
})
