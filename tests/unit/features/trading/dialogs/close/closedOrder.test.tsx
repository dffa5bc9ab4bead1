// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '../../../../../../src/queries/client.ts'
import { storage } from '../../../../../../src/platform/storage.ts'
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

const details = () => within(dialog()).getByText('Details')

test('shows one sentence, the prices and the net result; the rest is one click away', async () => {
  const user = await openStory()
  expect(dialog().querySelectorAll('p')).toHaveLength(1)
  expect(within(dialog()).getByText('The price moved 2.00 % against you and reached your stop loss.')).toBeVisible()
  for (const name of ['Reason', 'Entry price', 'Close price', 'Net P&L']) expect(within(dialog()).getByText(name)).toBeVisible()
  expect(within(dialog()).getByText('Fee to open')).not.toBeVisible()
  expect(within(dialog()).queryByText('At another leverage')).toBeNull()
  await user.click(details())
  expect(within(dialog()).getByText('Fee to open')).toBeVisible()
})

test('a stop shows entry, exit, all fees, and how far the price moved against it', async () => {
  const user = await openStory()
  await user.click(details())
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

test('a liquidation is named as such', async () => {
  await openStory({ closureType: 'LIQUIDATION', closePrice: '47750', pnl: '-90', stopLoss: null })
  expect(dialogText()).toContain('The price moved 4.50 % against you and reached the liquidation price.')
  expect(within(dialog()).queryByText('Stop loss')).toBeNull()
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

test('its close button closes it', async () => {
  const user = await openStory()
  const buttons = within(dialog()).getAllByRole('button', { name: 'Close' })
  await user.click(buttons.at(-1)!)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('it is translated to Polish', async () => {
  storage.language.set('pl')
  await openStory({}, /^Historia zleceń/)
  expect(await screen.findByRole('heading', { name: 'Co się stało' })).toBeVisible()
  expect(dialogText()).toContain('Cena przesunęła się o 2.00 % na Twoją niekorzyść i doszła do Twojego stop lossa.')
})
