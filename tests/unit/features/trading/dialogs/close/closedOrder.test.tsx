// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '../../../../../../src/queries/client.ts'
import { position } from '../../../../domain/builders.ts'
import { dialog, dialogOpened, openTab, openTrading, plain, press, dialogText, tellOrders, valueOf } from '../../tradingPage.ts'

const CLOSED = {
  state: 'CLOSED',
  leverage: 20,
  startPrice: '50000',
  closePrice: '49000',
  liquidation: '47750',
  stopLoss: '49000',
  pnl: '-40',
  feeOpen: '1.2',
  feeClose: '1.1',
  feeFunding: '0.05',
  closureType: 'STOP_LOSS',
  closeDate: Date.UTC(2025, 10, 21, 16, 30),
}

/** Opens it by clicking its reason in the history. */
async function openStory(fields: object = {}, history = /^Order history/) {
  tellOrders(position({ ...CLOSED, ...fields }))
  const { user } = await openTrading()
  await openTab(user, history)
  await user.click(press(/, BTCUSDC LONG ×20$/))
  await dialogOpened()
  return user
}

test('a stop shows one sentence, the prices and the net result; one click away is the rest, with all fees', async () => {
  const user = await openStory()
  expect(dialog().querySelectorAll('p')).toHaveLength(1)
  expect(within(dialog()).getByText('The price moved 2.00 % against you and reached your stop loss.')).toBeVisible()
  for (const name of ['Reason', 'Entry price', 'Close price', 'Net P&L']) expect(within(dialog()).getByText(name)).toBeVisible()
  expect(within(dialog()).getByText('Fee to open')).not.toBeVisible()
  expect(within(dialog()).queryByText('At another leverage')).toBeNull()
  await user.click(within(dialog()).getByText('Details'))
  expect(within(dialog()).getByText('Fee to open')).toBeVisible()
  expect(within(dialog()).getByRole('heading', { name: 'What happened' })).toBeVisible()
  expect(valueOf('Entry price')).toBe('50 000.00')
  expect(valueOf('Close price')).toBe('49 000.00')
  expect(valueOf('Stop loss')).toBe('49 000.00')
  expect(valueOf('Liquidation price')).toBe('47 750.00')
  expect(valueOf('Reason')).toBe('Stop loss')
  expect(valueOf('Closed')).toBe('2025-11-21 16:30 UTC')
  expect(['P&L before fees', 'Fee to open', 'Fee to close', 'Funding', 'Net P&L'].map(valueOf)).toEqual(['−40.0000 KXT', '1.2000 KXT', '1.1000 KXT', '0.0500 KXT', '−42.3500 KXT'])
})

test('a trade closed manually shows how close it came to liquidation', async () => {
  await openStory({ closureType: 'MANUAL' })
  expect(dialogText()).toContain('The price moved 2.00 % against you, 44.44 % of the way to liquidation (47 750.00).')
})

test('after a liquidation it shows the liquidation price at each other leverage, and whether the exit reached it', async () => {
  await openStory({ closureType: 'LIQUIDATION' })
  const others = within(within(dialog()).getByRole('heading', { name: 'At another leverage' }).parentElement!).getAllByRole('listitem')
  expect(others.map(({ textContent }) => plain(textContent))).toEqual([
    'At ×10 the liquidation price would have been 45 250.00.',
    'At ×50 the liquidation price would have been 49 250.00: the close price reached it.',
    'At ×100 the liquidation price would have been 49 750.00: the close price reached it.',
  ])
})

test('if the exchange’s result differs from the prices, both are shown', async () => {
  await openStory({ pnl: '-39' })
  expect(within(dialog()).getByText('From entry and close price')).toBeVisible()
  expect(valueOf('P&L before fees')).toBe('−39.0000 KXT')
  expect(valueOf('From entry and close price')).toBe('−40.0000 KXT')
})

test('an unknown value is a dash without an explanation', async () => {
  await openStory({ closePrice: null, pnl: null, feeClose: null, closureType: 'MANUAL' })
  expect(valueOf('Close price')).toBe('–')
  expect(valueOf('Fee to close')).toBe('–')
  expect(dialogText()).not.toMatch(/against|moved|would have been/)
})

test('it does not change when the list does', async () => {
  await openStory()
  tellOrders()
  await act(() => queryClient.invalidateQueries({ queryKey: ['orders'] }))
  expect(await screen.findByText('Nothing here')).toBeInTheDocument()
  expect(valueOf('Close price')).toBe('49 000.00')
  expect(dialog()).toBeVisible()
})
