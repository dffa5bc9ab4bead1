// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LEVERAGES, type Leverage } from '../../../../../../src/constants/limits.ts'
import { storage } from '../../../../../../src/platform/storage.ts'
import { amountField, dialog, dialogOpened, field, openTrading, press, valueOf } from '../../tradingPage.ts'

const chip = () => press(/^Leverage ×/)

/** Opens the dialog after typing into the form. */
async function choose(leverage: Leverage, amount: string | null = '1000', price: string | null = null) {
  storage.leverage.set(leverage)
  const { user } = await openTrading()
  if (amount !== null) await user.type(amountField(), amount)
  if (price !== null) {
    await user.click(screen.getByRole('radio', { name: 'Limit' }))
    await user.type(field('Limit price'), price)
  }
  await user.click(chip())
  await dialogOpened()
  return user
}
const step = (leverage: number) => within(dialog()).getByRole('radio', { name: `×${leverage}` })

test('value, quantity and both liquidation prices follow the leverage', async () => {
  const user = await choose(10)
  await waitFor(() => expect(valueOf('Value')).toBe('10 000.0000 KXT'))
  expect(valueOf('Quantity')).toBe('0.14925373 BTC')
  expect(valueOf('Est. liquidation, LONG')).toBe('60 635.00')
  await user.click(press('Higher leverage'))
  expect(valueOf('Value')).toBe('20 000.0000 KXT')
  expect(valueOf('Est. liquidation, LONG')).toBe('63 985.00')
  expect(valueOf('Est. liquidation, SHORT')).toBe('70 015.00')
})

test('arrows are disabled at the ends; a step is announced after them only: the focus on a step says it', async () => {
  const user = await choose(50)
  await user.click(press('Higher leverage'))
  expect(press('Higher leverage')).toBeDisabled()
  expect(step(100)).toBeChecked()
  expect(step(100)).toHaveFocus()
  const announced = within(dialog()).getByRole('status')
  await user.click(press('Lower leverage'))
  expect(announced).toHaveAttribute('aria-live', 'polite')
  for (let times = 1; times < LEVERAGES.length - 1; times += 1) await user.click(press('Lower leverage'))
  expect(press('Lower leverage')).toBeDisabled()
  expect(step(10)).toHaveFocus()
  await user.keyboard('{ArrowRight}{ArrowUp}{ArrowLeft}')
  expect(step(20)).toBeChecked()
  expect(step(20)).toHaveFocus()
  expect(announced).toHaveTextContent('×20')
  expect(announced).toHaveAttribute('aria-live', 'off')
})

test('Cancel, or Enter held since before it opened, chooses nothing, and the focus is back where it was', async () => {
  const user = await choose(20)
  await user.click(step(100))
  fireEvent.keyDown(step(100), { key: 'Enter', repeat: true })
  await user.click(press('Cancel'))
  await waitFor(() => expect(chip()).toHaveFocus())
  expect(chip()).toHaveAccessibleName('Leverage ×20')
  expect(storage.leverage.get()).toBe(20)
})

test.each(['Confirm', 'Enter'])('%s chooses it, in the form and for the next visit', async (way) => {
  const user = await choose(20)
  await user.click(step(100))
  await (way === 'Enter' ? user.keyboard('{Enter}') : user.click(press('Confirm')))
  await waitFor(() => expect(chip()).toHaveAccessibleName('Leverage ×100'))
  expect(storage.leverage.get()).toBe(100)
})

test('with a limit above the market a LONG is liquidated below the market, a SHORT above its limit', async () => {
  await choose(50, '1000', '70000')
  await waitFor(() => expect(valueOf('Est. liquidation, LONG')).toBe('65 995.00'))
  expect(valueOf('Est. liquidation, SHORT')).toBe('71 050.00')
  expect(valueOf('Quantity')).toBe('0.71428571 BTC')
})
