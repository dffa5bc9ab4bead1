// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { heading, openAnew as open } from '../../openApp.tsx'

// React logs every error that a boundary has caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

test('a crashed page leaves the top bar alone, and is there at Try again, with the focus on its heading', async () => {
  const { user, router } = await open('/terms')
  let isBroken = true
  router.routesById['/_shell/contests/$contestId'].update({
    component: () => {
      if (isBroken) throw new Error('broken')
      return <h1>The repaired page</h1>
    },
  })
  await act(() => router.navigate({ to: '/contests/$contestId', params: { contestId: 'broken' } }))
  expect(await heading('This page stopped working')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the exchange' })).toBeVisible()
  isBroken = false
  screen.getByRole('button', { name: 'Try again' }).focus()
  await user.keyboard('{Enter}')
  expect(await heading('The repaired page')).toHaveFocus()
})

test('an uncaught error is reported', async () => {
  await open('/terms')
  await heading('Terms')
  act(() => void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new TypeError('x') })))
  expect(await screen.findByText('Something went wrong')).toBeVisible()
})
