// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { amountField, dialog, exchange, long, openTrading, plain } from '../tradingPage.ts'
import { personaEmail } from '../../../../../sandbox/engine/personas.ts'
import { editOrder } from '../../../../../src/api/order.ts'

test('after the first fill without a stop one is offered 1 % away: proposed in the dialog, not set', async () => {
  const demo = personaEmail('demo')
  exchange().account(demo)
  exchange().world.ordersOf.set(demo, [])
  const { user } = await openTrading()
  await screen.findByText('First steps')
  await user.type(amountField(), '100')
  await user.click(long())
  await screen.findByText('Order accepted')
  const offer = within((await screen.findByText(/^Opened at 67.000\.00$/)).closest<HTMLElement>('.toast') ?? document.body)
  await user.click(offer.getByRole('button', { name: 'Set a stop loss' }))
  await screen.findByRole('heading', { name: 'Stop loss / Take profit' })
  expect(plain(within(dialog()).getByRole<HTMLInputElement>('textbox', { name: 'Stop loss' }).value)).toBe('66 330')
  expect(exchange().journal().filter(({ path }) => path === editOrder.path)).toEqual([])
})
