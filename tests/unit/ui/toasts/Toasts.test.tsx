// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { TOAST_ACTION_MS, TOAST_MS } from '../../../../src/constants/limits.ts'
import { useOpened } from '../../../../src/ui/overlay/useOpened.ts'
import { toast } from '../../../../src/ui/toasts/toast.ts'
import { Toasts } from '../../../../src/ui/toasts/Toasts.tsx'
import { englishTexts } from '../texts.ts'

beforeAll(englishTexts)
const windowOf = (px: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: px >= 16 * Number(/[\d.]+/.exec(query)?.[0]),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
beforeEach(() => {
  vi.useFakeTimers()
  windowOf(1440)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const say = (message: Parameters<typeof toast>[0]) => act(() => toast(message))

test('a toast sent before Toasts is mounted is shown', () => {
  toast({ kind: 'success', title: 'Position opened' })
  render(<Toasts />)
  expect(within(screen.getByRole('status')).getByText('Position opened')).toBeVisible()
})

test('both live regions exist before the first toast; an error is an alert', () => {
  render(<Toasts />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  say({ kind: 'error', title: 'Order not accepted', text: 'The balance is not enough.' })
  expect(screen.getByRole('alert')).toHaveTextContent('Order not accepted')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a toast closes after five seconds, a sticky one stays until dismissed', () => {
  render(<Toasts />)
  say({ kind: 'info', title: 'Goes' })
  say({ kind: 'info', title: 'Stays', sticky: true })
  pass(TOAST_MS - 1)
  expect(screen.getByText('Goes')).toBeVisible()
  pass(1)
  expect(screen.getByText('Goes')).not.toBeVisible()

  fireEvent.click(screen.getByRole('button', { name: 'Dismiss this message' }))
  expect(screen.queryByText('Stays')).toBeNull()
})

test('the next message of a topic takes the place of the last one, for its whole time; of another topic, it stands beside it', () => {
  render(<Toasts />)
  say({ kind: 'success', title: 'Order accepted', topic: '1' })
  pass(TOAST_MS - 1)
  say({ kind: 'success', title: 'Order accepted, too', topic: '2' })
  say({ kind: 'success', title: 'Order filled', topic: '1' })
  expect(screen.getByRole('status')).toHaveTextContent(/^Order filledOrder accepted, too$/)
  pass(TOAST_MS - 1)
  expect(screen.getByText('Order filled')).toBeVisible()
  pass(1)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

const point = (stack: HTMLElement) => {
  // jsdom has no layout.
  stack.getBoundingClientRect = () => new DOMRect(0, 0, 380, 70)
  fireEvent.pointerMove(window, { clientX: 40, clientY: 40 })
}
test.each([
  ['the pointer', point, () => fireEvent.pointerMove(window, { clientX: 400, clientY: 40 })],
  ['a finger that scrolls', point, () => fireEvent.pointerOut(document.body)],
  ['the focus', (card: HTMLElement) => fireEvent.focus(card), (card: HTMLElement) => fireEvent.blur(card)],
])('under %s the timer pauses', (_, hold, release) => {
  render(<Toasts />)
  say({ kind: 'success', title: 'Position opened' })
  pass(TOAST_MS - 1_000)
  const stack = screen.getByRole('status').parentElement ?? document.body
  act(() => void hold(stack))
  pass(10 * TOAST_MS)
  expect(screen.getByText('Position opened')).toBeVisible()

  act(() => void release(stack))
  pass(999)
  expect(screen.getByText('Position opened')).toBeVisible()
  pass(1)
  expect(screen.queryByText('Position opened')).toBeNull()
})

test('closing the hovered toast resumes the others’ timers', () => {
  render(<Toasts />)
  say({ kind: 'success', title: 'First' })
  say({ kind: 'success', title: 'Second' })
  const first = screen.getAllByRole('button', { name: 'Dismiss this message' })[0] ?? document.body
  act(() => first.focus())
  fireEvent.click(first)
  expect(screen.getByText('First')).not.toBeVisible()
  pass(TOAST_MS)
  expect(screen.queryByText('Second')).toBeNull()
})

test('a toast with a button stays long enough to reach it by keyboard', () => {
  render(<Toasts />)
  say({ kind: 'info', title: 'Position closed', action: { label: 'View', onPress: () => {} } })
  pass(TOAST_ACTION_MS - 1)
  expect(screen.getByText('Position closed')).toBeVisible()
  pass(1)
  expect(screen.queryByText('Position closed')).toBeNull()
})

test('a toast’s action runs once, and closes it', () => {
  render(<Toasts />)
  const view = vi.fn<() => void>()
  say({ kind: 'info', title: 'Position closed', action: { label: 'View', onPress: view } })
  fireEvent.click(within(screen.getByRole('status')).getByRole('button', { name: 'View' }))
  expect(view).toHaveBeenCalledOnce()
  expect(screen.queryByText('Position closed')).toBeNull()
})

test('at most three are shown; a repeated one is counted, and sticky ones are dropped last', () => {
  render(<Toasts />)
  say({ kind: 'info', title: 'Liquidated', sticky: true })
  for (let times = 0; times < 4; times++) say({ kind: 'success', title: 'Order accepted', text: 'BTCUSDC' })
  expect(screen.getByText('Order accepted ×4')).toBeVisible()
  say({ kind: 'success', title: 'Saved' })
  say({ kind: 'success', title: 'Cancelled' })
  expect(screen.queryByText(/Order accepted/)).toBeNull()
  for (const title of ['Liquidated', 'Saved', 'Cancelled']) expect(screen.getByText(title)).toBeVisible()
})

test.each([1440, 390])('with three sticky ones a later one takes the place of the oldest, %i px', (px) => {
  windowOf(px)
  render(<Toasts />)
  for (const title of ['First', 'Second', 'Third']) say({ kind: 'info', title, sticky: true })
  say({ kind: 'error', title: 'Order refused' })
  expect(screen.getByText('Order refused').closest('.toast-behind')).toBeNull()
  expect(screen.queryByText('First')).toBeNull()
})

test('one that goes leaves its place empty until the later ones are gone, so that none moves under a finger', () => {
  render(<Toasts />)
  for (const title of ['First', 'Second', 'Third']) say({ kind: 'info', title, sticky: true })
  const dismiss = (index: number) =>
    fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss this message' })[index]!)
  dismiss(0)
  expect(screen.getByText('First')).not.toBeVisible()
  expect(screen.getByText('Second')).toBeVisible()
  dismiss(1)
  dismiss(0)
  for (const title of ['First', 'Second', 'Third']) expect(screen.queryByText(title)).toBeNull()
})

const isBehind = (title: string) => screen.getByText(title).closest('.toast-behind') !== null

test('on a phone the newest is shown, with the number of those behind it, whose time waits', () => {
  windowOf(390)
  render(<Toasts />)
  say({ kind: 'success', title: 'First' })
  say({ kind: 'error', title: 'Second' })
  expect([isBehind('First'), isBehind('Second')]).toEqual([true, false])
  expect(screen.getByText('+1')).toBeVisible()
  pass(TOAST_MS)
  expect(screen.queryByText('Second')).toBeNull()
  expect(isBehind('First')).toBe(false)
  pass(TOAST_MS)
  expect(screen.queryByText('First')).toBeNull()
})

test('so it is on a tablet while a window is open', () => {
  windowOf(820)
  render(<Toasts />)
  say({ kind: 'error', title: 'First' })
  say({ kind: 'success', title: 'Second' })
  expect(isBehind('First')).toBe(false)
  const { unmount: close } = renderHook(useOpened)
  expect([isBehind('First'), isBehind('Second')]).toEqual([true, false])
  expect(screen.getByText('+1')).toBeVisible()
  close()
  expect(isBehind('First')).toBe(false)
})
