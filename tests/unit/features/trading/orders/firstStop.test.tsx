// @vitest-environment jsdom
import '../../../../../src/features/trading/orders/first-steps/FirstStop.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { amountField, dialog, exchange, long, openTrading, plain } from '../tradingPage.ts'
import { personaEmail } from '../../../../../sandbox/engine/personas.ts'
import { editOrder } from '../../../../../src/api/order.ts'

test('after the first fill without a stop, one is offered 1 % away: proposed in the dialog, not set', async () => {
  const demo = personaEmail('demo')
  exchange().account(demo)
  exchange().world.ordersOf.set(demo, [])
  const { user } = await openTrading()
  await screen.findByText('First steps')
  // The background tasks have loaded once the palette has: both are in one file.
  await screen.findByText(/^Search and/)
  await user.type(amountField(), '100')
  await user.click(long())
  await screen.findByText('Order accepted')
  const title = await screen.findByText(/^Opened at /)
  const entry = Number(plain(title.textContent).replaceAll(/[^\d.]/g, ''))
  const offer = within(title.closest<HTMLElement>('.toast') ?? document.body)
  await user.click(offer.getByRole('button', { name: 'Set a stop loss' }))
  await screen.findByRole('heading', { name: 'Stop loss / Take profit' })
  const proposed = plain(within(dialog()).getByRole<HTMLInputElement>('textbox', { name: 'Stop loss' }).value)
  expect(Number(proposed.replaceAll(' ', ''))).toBeCloseTo(entry * 0.99, 1)
  expect(exchange().journal().filter(({ path }) => path === editOrder.path)).toEqual([])
})
