// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { chooseHidden } from '../../../../src/shared/hide-amounts/chooseHidden.ts'
import { amountField, openTrading, plain } from '../../features/trading/tradingPage.ts'
import { amountsOn } from './amountsOn.ts'

afterEach(() => act(() => chooseHidden(false)))
const form = () => plain(screen.getByRole('form', { name: 'New order' }).textContent)

test('the error for more than the balance does not show the balance', async () => {
  const { user } = await openTrading()
  await user.type(amountField(), '99999')
  expect(form()).toContain('Maximum 12 480.3071 KXT')
  act(() => chooseHidden(true))
  expect(form()).not.toContain('12 480')
  expect(form()).toContain('More than your available balance')
})

test('the amount that is typed stays, the one in the message of the order goes', async () => {
  const { user } = await openTrading()
  act(() => chooseHidden(true))
  await user.type(amountField(), '123')
  expect(amountField()).toHaveValue('123')
  expect(plain(screen.getByRole('button', { name: /^LONG hidden KXT ×10/ }).textContent)).not.toContain('123')
  await user.click(screen.getByRole('button', { name: /^LONG/ }))
  expect(await screen.findByText('Order accepted')).toBeVisible()
  expect(amountsOn(document)).toEqual([])
  act(() => chooseHidden(false))
  expect(amountsOn(document).map(plain)).toContain('123.0000')
})
