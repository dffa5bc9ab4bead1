// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { chooseHidden } from '../../../../src/app/command-palette/chooseHidden.ts'
import { amountField, openTrading, plain } from '../../features/trading/tradingPage.ts'

afterEach(() => act(() => chooseHidden(false)))
const form = () => plain(screen.getByRole('form', { name: 'New order' }).textContent)

test('the error for more than the balance does not show the balance', async () => {
  const { user } = await openTrading()
  await user.type(amountField(), '99999')
  expect(form()).toContain('Maximum 12 480.3071 KXT')
  act(() => chooseHidden(true))
  expect(form()).not.toContain('12 480')
  expect(form()).toContain('More than your available balance')
  expect(screen.getByRole('region', { name: 'Balance' })).not.toHaveTextContent(/\d\.\d{4}/)
})
