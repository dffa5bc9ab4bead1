// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { otherTab } from '../../../otherTab.ts'
import { amountField, sentOrders, field, long, openTrading, plain, showLevels } from '../tradingPage.ts'

/** A form with a stop loss, with the code of risk sizing loaded. */
async function openStopped(stop: string) {
  const app = await openTrading()
  const { user } = app
  await showLevels(user)
  await user.type(field('Stop loss'), stop)
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  await user.click(await screen.findByText('Size by risk'))
  await waitFor(() => expect(scroll).toHaveBeenCalled())
  await screen.findByRole('button', { name: 'Set amount' })
  return app
}
const setAmount = () => screen.getByRole('button', { name: 'Set amount' })
const offer = () => plain(setAmount().previousElementSibling?.textContent ?? null)

test('one click sets the amount that loses 1 % of the balance at the stop, fees included; it can be edited', async () => {
  const { user } = await openStopped('65660')
  expect(offer()).toBe('589.02 KXTloses 124.8016 KXT with fees')
  await user.click(setAmount())
  expect(amountField()).toHaveValue('589.02')
  await user.click(screen.getByRole('radio', { name: /^0\.5/ }))
  expect(screen.getByText('Amount set to 589.02 KXT')).toBeInTheDocument()
  await user.type(amountField(), '{Backspace}5')
  await user.click(long())
  await screen.findByText('Order accepted')
  expect(sentOrders()[0]).toMatchObject({
    payload: { type: 'LONG', amount: '589.05', stopLoss: '65660', leverage: 10 },
  })
})

test('a stop above the price is sized for a SHORT, whose closing fee is higher; without a stop nothing is sized', async () => {
  const { user } = await openStopped('68340')
  expect(offer()).toBe('588.36 KXTloses 124.8029 KXT with fees')
  await user.click(screen.getByRole('switch'))
  expect(screen.queryByRole('button', { name: 'Set amount' })).toBeNull()
})

test('another share, or an amount, can be chosen, and is stored; another tab’s choice leaves the typed one', async () => {
  const { user, leave } = await openStopped('65660')
  await user.click(screen.getByRole('radio', { name: /^0\.5/ }))
  expect(offer()).toContain('294.51 KXT')
  await user.click(screen.getByRole('radio', { name: 'KXT' }))
  expect(setAmount()).toBeDisabled()
  await user.type(field('Max loss in KXT'), '5')
  const stored = Object.keys(localStorage).find((key) => key.startsWith('futuresRisk')) ?? expect.fail('not stored')
  act(() => otherTab(stored, '"1%"'))
  await user.type(field('Max loss in KXT'), '0')
  expect(offer()).toBe('235.98 KXTloses 49.9994 KXT with fees')

  leave()
  const { user: again } = await openTrading()
  await again.click(await screen.findByText('Size by risk'))
  expect(await screen.findByRole('radio', { name: 'KXT' })).toBeChecked()
  expect(field('Max loss in KXT')).toHaveValue('50')
})
