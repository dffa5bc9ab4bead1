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
const shown = (title: string) => screen.queryByText(title)
const isBehind = (title: string) => screen.getByText(title).closest('.toast-behind') !== null
const dismiss = (index: number) =>
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss this message' })[index]!)

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

test('a toast closes after five seconds, one with a button when a keyboard could reach it, a sticky one never', () => {
  render(<Toasts />)
  say({ kind: 'info', title: 'Goes' })
  say({ kind: 'info', title: 'Waits', action: { label: 'View', onPress: () => {} } })
  say({ kind: 'info', title: 'Stays', sticky: true })
  pass(TOAST_MS - 1)
  expect(shown('Goes')).toBeVisible()
  pass(1)
  expect(shown('Goes')).not.toBeVisible()
  pass(TOAST_ACTION_MS - TOAST_MS - 1)
  expect(shown('Waits')).toBeVisible()
  pass(1)
  expect(shown('Waits')).not.toBeVisible()
  pass(10 * TOAST_ACTION_MS)
  expect(shown('Stays')).toBeVisible()
})

test('a toast’s action runs once, and closes it', () => {
  render(<Toasts />)
  const view = vi.fn<() => void>()
  say({ kind: 'info', title: 'Position closed', action: { label: 'View', onPress: view } })
  fireEvent.click(within(screen.getByRole('status')).getByRole('button', { name: 'View' }))
  expect(view).toHaveBeenCalledOnce()
  expect(shown('Position closed')).toBeNull()
})

test('the next message of a topic takes the place of the last one, for its whole time; of another topic, it stands beside it', () => {
  render(<Toasts />)
  say({ kind: 'success', title: 'Order accepted', topic: '1' })
  pass(TOAST_MS - 1)
  say({ kind: 'success', title: 'Order accepted, too', topic: '2' })
  say({ kind: 'success', title: 'Order filled', topic: '1' })
  expect(screen.getByRole('status')).toHaveTextContent(/^Order filledOrder accepted, too$/)
  pass(TOAST_MS - 1)
  expect(shown('Order filled')).toBeVisible()
  pass(1)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a focused toast that is replaced or dropped holds up no others', () => {
  render(<Toasts />)
  const ofOrder = (title: string) =>
    say({ kind: 'info', title, topic: '1', action: { label: 'View', onPress: () => {} } })
  const replace = () => ofOrder('Filled')
  const drop = () => ['One', 'Two', 'Three'].forEach((title) => say({ kind: 'info', title }))
  for (const change of [replace, drop]) {
    ofOrder('Accepted')
    act(() => screen.getByRole('button', { name: 'View' }).focus())
    change()
    pass(TOAST_ACTION_MS)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  }
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
  act(() => void release(stack))
  pass(999)
  expect(shown('Position opened')).toBeVisible()
  pass(1)
  expect(shown('Position opened')).toBeNull()
})

test('closing the hovered toast resumes the others’ timers', () => {
  render(<Toasts />)
  for (const title of ['First', 'Second']) say({ kind: 'success', title })
  act(() => screen.getAllByRole('button', { name: 'Dismiss this message' })[0]?.focus())
  dismiss(0)
  expect(shown('First')).not.toBeVisible()
  pass(TOAST_MS)
  expect(shown('Second')).toBeNull()
})

test('at most three are shown; a repeated one is counted, and sticky ones are dropped last', () => {
  render(<Toasts />)
  say({ kind: 'info', title: 'Liquidated', sticky: true })
  for (let times = 0; times < 4; times++) say({ kind: 'success', title: 'Order accepted', text: 'BTCUSDC' })
  expect(shown('Order accepted ×4')).toBeVisible()
  for (const title of ['Saved', 'Cancelled']) say({ kind: 'success', title })
  expect(screen.queryByText(/Order accepted/)).toBeNull()
  for (const title of ['Liquidated', 'Saved', 'Cancelled']) expect(shown(title)).toBeVisible()
})

test.each([1440, 390])('with three sticky ones a later one takes the place of the oldest, %i px', (px) => {
  windowOf(px)
  render(<Toasts />)
  for (const title of ['First', 'Second', 'Third']) say({ kind: 'info', title, sticky: true })
  say({ kind: 'error', title: 'Order refused' })
  expect(isBehind('Order refused')).toBe(false)
  expect(shown('First')).toBeNull()
})

test('one that goes leaves its place empty until the later ones are gone, so that none moves under a finger', () => {
  render(<Toasts />)
  for (const title of ['First', 'Second', 'Third']) say({ kind: 'info', title, sticky: true })
  dismiss(0)
  expect(shown('First')).not.toBeVisible()
  expect(shown('Second')).toBeVisible()
  dismiss(1)
  dismiss(0)
  for (const title of ['First', 'Second', 'Third']) expect(shown(title)).toBeNull()
})

test('on a phone the newest is shown, with the number of those behind it, whose time waits', () => {
  windowOf(390)
  render(<Toasts />)
  say({ kind: 'success', title: 'First' })
  say({ kind: 'error', title: 'Second' })
  expect([isBehind('First'), isBehind('Second')]).toEqual([true, false])
  expect(shown('+1')).toBeVisible()
  pass(TOAST_MS)
  expect(shown('Second')).toBeNull()
  expect(isBehind('First')).toBe(false)
  pass(TOAST_MS)
  expect(shown('First')).toBeNull()
})

test('on a tablet only the newest is shown while a window is open', () => {
  windowOf(820)
  render(<Toasts />)
  say({ kind: 'error', title: 'First' })
  say({ kind: 'success', title: 'Second' })
  expect(isBehind('First')).toBe(false)
  const { unmount: close } = renderHook(useOpened)
  expect([isBehind('First'), isBehind('Second')]).toEqual([true, false])
  close()
  expect(isBehind('First')).toBe(false)
})
