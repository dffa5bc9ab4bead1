// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Exchange } from '../../../../sandbox/exchange.ts'
import { departures, heading, openAnew as open } from '../../openApp.tsx'
import { otherTab } from '../../otherTab.ts'

test('a session ended in another tab hides the page, terminates nothing, and offers Log in below a focused message', async () => {
  const { user, times } = await open('/terms')
  const title = await heading('Terms')
  title.tabIndex = -1
  title.focus()
  act(() => otherTab('sessionExpiry', null))
  expect(await heading('You are logged out')).toHaveFocus()
  expect(screen.queryByRole('heading', { name: 'Terms' })).toBeNull()
  expect(departures).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(departures).toHaveLength(1))
  expect(times('/api/auth/session/terminate') + times('/api/user/auth/session/terminate')).toBe(0)
})

test('a login in another tab reopens the gate for the new user', async () => {
  const { times } = await open('/terms')
  await heading('Terms')
  act(() => otherTab('sessionExpiry', null))
  await heading('You are logged out')
  act(() => otherTab('sessionExpiry', String(Date.now() + 60_000)))
  expect(await heading('Terms')).toBeVisible()
  expect(times('/api/user/profile/get')).toBe(2)
})

/** The tab was hidden and is shown again. */
const showTab = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))

test.each([
  ['another tab has stored their mark', () => act(() => otherTab('futuresUser', '1700000000000'))],
  [
    'they logged in while this tab was hidden',
    (exchange: Exchange) => {
      exchange.account('demo@paper.example').futuresConfirmationDate = 1_700_000_000_000
      showTab()
    },
  ],
])('another user of this browser ends the session, and starts the page: %s', async (_, logIn) => {
  const { user, exchange, times } = await open('/market/BTC-USDC')
  await user.type(await screen.findByRole('textbox', { name: 'Amount (margin)' }), '77')
  const { session } = await import('../../../../src/queries/call/session.ts')
  // Until the background tasks, which load late, are watching.
  await waitFor(() => {
    logIn(exchange)
    expect(session.status()).toBe('leaving')
  })
  expect(screen.queryByRole('textbox', { name: 'Amount (margin)' })).toBeNull()
  const polled = times('/futures/api/user/orders/list')
  showTab()
  expect(times('/futures/api/user/orders/list')).toBe(polled)
})

test('toasts are removed before the next user logs in', async () => {
  await open('/terms')
  await heading('Terms')
  const { toast } = await import('../../../../src/ui/toasts/toast.ts')
  act(() => toast({ kind: 'error', title: 'Payment failed', sticky: true }))
  expect(await screen.findByText('Payment failed')).toBeVisible()
  act(() => otherTab('sessionExpiry', null))
  await heading('You are logged out')
  await waitFor(() => expect(screen.queryByText('Payment failed')).toBeNull())
})
