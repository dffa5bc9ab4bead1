// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storage } from '../../../../../src/platform/storage.ts'
import { queryClient } from '../../../../../src/queries/call/client.ts'
import {
  amountField,
  chooseLeverage,
  sentOrders,
  exchange,
  field,
  long,
  openTrading,
  plain,
  showLevels,
  short,
} from '../tradingPage.ts'

/** An order of 100 KXT at ×10 on a market at 67 000, with levels typed in a unit. */
async function openIn(unit: RegExp) {
  storage.details.set(true)
  const app = await openTrading()
  const { user } = app
  await user.type(amountField(), '100')
  await showLevels(user)
  await user.click(screen.getByRole('radio', { name: unit }))
  return app
}
/** The values below a level's field, by label: LONG and SHORT with their prices, then the other units. */
function readingOf(name: string): Record<string, string> {
  const terms = field(name).closest('.field')?.parentElement?.querySelectorAll('dt') ?? []
  return Object.fromEntries(
    [...terms].map((term) => [term.textContent, plain(term.nextElementSibling?.textContent ?? null)]),
  )
}

test('a stop of 2 % shows its price for LONG and for SHORT, with details its value in the other units; SHORT sends the prices of its side', async () => {
  const { user } = await openIn(/^%/)
  await user.type(field('Stop loss'), '2')
  await waitFor(() =>
    expect(readingOf('Stop loss')).toEqual({ LONG: '65 660.00', SHORT: '68 340.00', KXT: '−20.0000', ROI: '−20.00 %' }),
  )
  expect(screen.getByText('before fees')).toBeVisible()
  act(() => storage.details.set(false))
  expect(readingOf('Stop loss')).toEqual({ LONG: '65 660.00', SHORT: '68 340.00' })
  await user.click(screen.getByRole('radio', { name: /^ROI/ }))
  await waitFor(() => expect(field('Stop loss')).toHaveValue('20'))
  await user.type(field('Take profit'), '30')
  await user.click(short())
  expect(await screen.findByText('Order accepted')).toBeVisible()
  expect(sentOrders()).toMatchObject([{ payload: { type: 'SHORT', stopLoss: '68340', takeProfit: '64990' } }])
})

test('the typed text stays while price and amount change, and its price follows', async () => {
  const { user } = await openIn(/^KXT/)
  await user.type(field('Take profit'), '50')
  await waitFor(() => expect(readingOf('Take profit')).toMatchObject({ LONG: '70 350.00' }))
  await user.clear(amountField())
  await user.type(amountField(), '200')
  expect(field('Take profit')).toHaveValue('50')
  expect(readingOf('Take profit')).toMatchObject({ LONG: '68 675.00' })
  exchange().movePrice('BTC-USDC', '60000', true)
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(readingOf('Take profit')).toMatchObject({ LONG: '61 500.00' }))
  expect(field('Take profit')).toHaveValue('50')
})

test('a level without a valid price shows an error for the affected side, and is not sent', async () => {
  const { user } = await openIn(/^ROI/)
  await user.type(field('Take profit'), '1200')
  expect(await screen.findByText('out of reach')).toBeVisible()
  expect(short()).toHaveAttribute('aria-disabled', 'true')
  expect(long()).not.toHaveAttribute('aria-disabled')
  const both = { LONG: '147 400.00', SHORT: 'out of reach' }
  expect(readingOf('Take profit')).toEqual({ ...both, 'From entry': '120.00 %', KXT: '+1 200.0000' })
  const before = sentOrders().length
  await user.click(short())
  expect(screen.getByText('The price cannot fall that far')).toBeVisible()
  expect(sentOrders()).toHaveLength(before)
  await user.click(screen.getByRole('radio', { name: /^%/ }))
  await waitFor(() => expect(screen.queryByText('The price cannot fall that far')).toBeNull())
})

test('the unit is stored, and survives a reload with the typed text', async () => {
  const { user, leave } = await openIn(/^ROI/)
  await user.type(field('Stop loss'), '15')
  expect(storage.levelUnit.get()).toBe('return')
  leave()
  await openTrading()
  expect(field('Stop loss')).toHaveValue('15')
  const units = await screen.findByRole('radiogroup', { name: 'Unit of stop loss and take profit' })
  expect(within(units).getByRole('radio', { name: /^ROI/ })).toBeChecked()
})

test('arrow keys keep a level on the way over units that cannot express it', async () => {
  const { user } = await openTrading()
  await showLevels(user)
  await user.type(field('Stop loss'), '66000')
  await user.click(screen.getByRole('radio', { name: /^ROI/ }))
  const ofClick = field('Stop loss').value
  expect(ofClick).not.toBe('')
  await user.keyboard('{ArrowLeft}')
  expect(field('Stop loss')).toHaveValue('')
  await user.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}')
  expect(field('Stop loss')).toHaveValue(ofClick)
})

test('a changed limit price takes back the error of a level that was on its wrong side', async () => {
  const { user } = await openTrading()
  await user.click(screen.getByRole('radio', { name: 'Limit' }))
  await user.type(amountField(), '100')
  await user.type(field('Limit price'), '60000')
  await showLevels(user)
  await user.type(field('Stop loss'), '65000')
  await user.click(long())
  expect(field('Stop loss')).toBeInvalid()
  await user.clear(field('Limit price'))
  expect(field('Stop loss')).toBeValid()
  await user.click(long())
  expect(field('Limit price')).toBeInvalid()
  for (const name of ['Market', 'Limit']) await user.click(screen.getByRole('radio', { name }))
  expect(field('Limit price')).toBeValid()
})

test('an error goes with its cause: the amount of a level in KXT, the leverage of a value', async () => {
  const { user } = await openIn(/^KXT/)
  await user.type(field('Stop loss'), '5000')
  await user.click(long())
  expect(field('Stop loss')).toBeInvalid()
  await user.type(amountField(), '0')
  expect(field('Stop loss')).toBeValid()

  await user.tab()
  act(() => storage.amountUnit.set('value'))
  await user.clear(field('Amount (value)'))
  await user.type(field('Amount (value)'), '200000')
  await user.click(long())
  expect(field('Amount (value)')).toBeInvalid()
  await chooseLeverage(user, '×20')
  expect(field('Amount (value)')).toBeValid()
})
