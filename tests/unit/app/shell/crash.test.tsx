// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Boundary } from '../../../../src/shared/page/Boundary.tsx'
import { heading, openAnew as open } from '../../openApp.tsx'
import { openBroken } from '../openBroken.tsx'

// React logs every error that a boundary has caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

test('a crashed page does not affect the top bar or other pages', async () => {
  const { user, mend } = await openBroken()
  expect(await heading('This page stopped working')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the exchange' })).toBeVisible()
  mend()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await heading('The repaired page')).toBeVisible()
})

test('a panel that throws shows an error in its place; the other panels continue', async () => {
  await open('/terms')
  await heading('Terms')
  const user = userEvent.setup()
  let broken = true
  const Panel = () => {
    if (broken) throw new Error('broken')
    return <p>Orders</p>
  }
  render(
    <>
      <Boundary title="Orders and positions">
        <Panel />
      </Boundary>
      <button type="button">LONG</button>
    </>,
  )
  // The toast region is an alert, too, once its code has loaded.
  expect(
    screen
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
      .join(),
  ).toContain('Orders and positions')
  expect(screen.getByRole('button', { name: 'LONG' })).toBeVisible()
  broken = false
  await user.click(screen.getAllByRole('button', { name: /Try again|common.tryAgain/ })[0]!)
  expect(screen.getByText('Orders')).toBeVisible()
})

test('an uncaught error is reported', async () => {
  await open('/terms')
  await heading('Terms')
  act(() => void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new TypeError('x') })))
  expect(await screen.findByText('Something went wrong')).toBeVisible()
})
