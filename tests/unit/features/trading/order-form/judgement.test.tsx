// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storage } from '../../../../../src/platform/storage.ts'
import { amountField, field, long, openTrading, plain, showLevels } from '../tradingPage.ts'

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => plain(cell.textContent))
const row = (name: RegExp) => cells(screen.getByRole('row', { name }))
const lateRow = async (name: RegExp) => cells(await screen.findByRole('row', { name }))

test('both sides are estimated before a click: size and liquidation, with details its distance, break-even, fees', async () => {
  const { user } = await openTrading()
  const quantity = () => screen.getByText('Quantity', { selector: 'dt' }).nextElementSibling
  // Nothing moves while an amount is typed.
  expect(row(/^Estimated liquidation price/)).toEqual(['60 635.00', '73 365.00'])
  expect(quantity()).toHaveTextContent('– BTC')
  for (const folded of [/Break-even/, /Funding/]) expect(screen.queryByRole('row', { name: folded })).toBeNull()
  act(() => storage.details.set(true))
  expect(await lateRow(/to liquidation/)).toEqual(['−9.50 %', '+9.50 %'])
  expect(row(/^Funding per day/)).toEqual(['–', '–'])
  await user.type(amountField(), '1000')
  expect(quantity()).toHaveTextContent('0.14925373 BTC')
  expect(row(/^Funding per day/)).toEqual(['−6.0000', '−3.0000'])
  expect(row(/Break-even/)).toEqual(['67 080.45', '66 919.64'])
  expect(plain(screen.getByText('Opening fee').nextElementSibling?.textContent ?? null)).toBe('6.0000 KXT')
})

test('the levels have their results and reward to risk, net of fees, on the side they fit: in a line, or with details', async () => {
  const { user } = await openTrading()
  await user.type(amountField(), '100')
  await showLevels(user)
  await user.type(field('Stop loss'), '65660')
  expect(await screen.findByText('After fees: SL −21.19')).toBeVisible()
  await user.type(field('Take profit'), '69680')
  expect(await screen.findByText('After fees: SL −21.19 · TP +38.78 · R:R 1.83')).toBeVisible()
  expect(screen.queryByText(/^LONG −/)).toBeNull()
  act(() => storage.details.set(true))
  expect(await lateRow(/^At the stop loss/)).toEqual(['−21.1880', '–'])
  expect(row(/^At the take profit/)).toEqual(['+38.7760', '–'])
  expect(row(/^Reward to risk/)).toEqual(['1.83', '–'])
  expect(screen.getByText('These levels work for LONG only.')).toBeVisible()
  await user.clear(field('Stop loss'))
  await user.type(field('Stop loss'), '68000')
  expect(screen.getByText(/^These levels work for neither side/)).toBeVisible()
})

test('a limit that fills immediately is estimated at the market price; its quantity uses the limit', async () => {
  storage.details.set(true)
  const { user } = await openTrading()
  await user.type(amountField(), '100')
  await user.click(screen.getByRole('radio', { name: 'Limit' }))
  await user.type(field('Limit price'), '70000')
  // The LONG opens at the market price of 67 000; the SHORT waits at 70 000.
  expect(row(/^Estimated liquidation price/)).toEqual(['60 635.00', '76 650.00'])
  expect(row(/to liquidation/)).toEqual(['−9.50 %', '+9.50 %'])
  expect(screen.getByText(/0\.01428571/)).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Market' }))
  expect(screen.getByText(/0\.01492537/)).toBeVisible()
})

test('a stop beyond liquidation offers the leverage at which it triggers first, or says that none does; it can be sent', async () => {
  storage.details.set(true)
  storage.leverage.set(100)
  const { user } = await openTrading()
  await user.type(amountField(), '100')
  await showLevels(user)
  await user.type(field('Stop loss'), '65660')
  await user.click(await screen.findByRole('button', { name: 'Use ×20: the stop triggers first' }))
  expect(screen.getByRole('button', { name: /Leverage/ })).toHaveTextContent('×20')
  await waitFor(() => expect(screen.queryByText(/before this stop/)).toBeNull())
  expect(storage.leverage.get()).toBe(20)
  await user.clear(field('Stop loss'))
  await user.type(field('Stop loss'), '30000')
  const warning = /^LONG: you would be liquidated at 63.985\.00 before this stop, even at ×10\.$/
  expect(await screen.findByText(warning)).toBeVisible()
  const said = 'LONG: you would be liquidated before this stop.'
  await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(said))
  expect(screen.getByText('LONG −100.0000 KXT')).toBeVisible()
  await user.click(long())
  expect(await screen.findByText('Order accepted')).toBeVisible()
})

test('a size typed as value keeps it at the leverage offered', async () => {
  storage.leverage.set(100)
  storage.amountUnit.set('value')
  storage.levelUnit.set('money')
  const { user } = await openTrading()
  await user.type(field('Amount (value)'), '10000')
  await showLevels(user)
  await user.type(field('Stop loss'), '97')
  expect(await screen.findByRole('button', { name: 'Use ×50: the stop triggers first' })).toBeVisible()
})
