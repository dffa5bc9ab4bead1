// @vitest-environment jsdom
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { notifyIfUnseen, notifyOwnEvents } from '../../../../../src/features/trading/alerts/notifyIfUnseen.ts'
import { storedAlerts } from '../../../../../src/features/trading/alerts/storedAlerts.ts'
import { session, watchOtherTabs } from '../../../../../src/queries/call/session.ts'
import { otherTab } from '../../../otherTab.ts'
import { knowUser } from '../../../queries/knownUser.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.title = ''
})

const look = (focused: boolean) => vi.spyOn(document, 'hasFocus').mockReturnValue(focused)
const seen = () => {
  const { title } = document
  look(true)
  window.dispatchEvent(new Event('focus'))
  return title
}

test('a hidden tab’s title says what happened, of one’s own orders unless that is switched off; one with the focus is not marked', () => {
  knowUser()
  look(true)
  notifyIfUnseen({ title: 'Position closed' })
  expect(document.title).not.toContain('(!)')
  look(false)
  notifyOwnEvents({ title: 'Position closed' })
  expect(seen()).toContain('(!) Position closed')

  look(false)
  storedAlerts.change({ tellsOwn: false })
  notifyOwnEvents({ title: 'Position closed' })
  expect(seen()).not.toContain('(!)')

  look(false)
  notifyIfUnseen({ title: 'BTCUSDC reached 67 500.00', brief: 'BTCUSDC 67 500' })
  expect(seen()).toContain('(!) BTCUSDC 67 500 ·')
  expect(document.title).not.toContain('(!)')
})

test('the browser tells only what is chosen, and allowed; the mark stays as long as another window has the focus', () => {
  const browser = vi.fn(() => new EventTarget())
  vi.stubGlobal('Notification', browser)
  look(false)
  const tell = (title: string, notifies: boolean, permission = 'granted') => {
    Object.assign(browser, { permission })
    storedAlerts.change({ notifies })
    notifyIfUnseen({ title })
  }
  tell('not chosen', false)
  tell('not allowed', true, 'denied')
  tell('both', true)
  expect(browser.mock.calls).toEqual([['both', { tag: 'both' }]])
  document.dispatchEvent(new Event('visibilitychange'))
  expect(seen()).toContain('(!)')
})

/** The system shows notifications, which `close`. */
function allowed(close: () => void) {
  const browser = vi.fn(function shown() {
    return Object.assign(new EventTarget(), { close })
  })
  vi.stubGlobal('Notification', Object.assign(browser, { permission: 'granted' }))
  storedAlerts.change({ notifies: true })
  look(false)
  return browser
}

test('two events of one title are two notifications, which go once the tab is seen', () => {
  const close = vi.fn()
  const browser = allowed(close)
  for (const topic of ['order 1', 'order 2', 'order 2']) notifyIfUnseen({ title: 'Liquidation closer than 5 %', topic })
  const tags = browser.mock.calls.map(([, options]: unknown[]) => (options as NotificationOptions).tag)
  expect(new Set(tags).size).toBe(2)
  expect(close).not.toHaveBeenCalled()
  seen()
  expect(close).toHaveBeenCalledTimes(3)
})

test('what the system shows goes at the end of the session', () => {
  const close = vi.fn()
  allowed(close)
  session.succeeded()
  notifyIfUnseen({ title: 'Position closed' })
  onTestFinished(watchOtherTabs())
  otherTab('sessionExpiry', null)
  expect(close).toHaveBeenCalledOnce()
})

test('the mark goes within a second where the focus came without an event, into the frame of a chart', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  look(false)
  notifyIfUnseen({ title: 'Position closed' })
  vi.advanceTimersByTime(1_000)
  expect(document.title).toContain('(!)')
  look(true)
  vi.advanceTimersByTime(1_000)
  expect(document.title).not.toContain('(!)')
})
