// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { LEVERAGES } from '../../../../../src/constants/limits.ts'
import { queryClient } from '../../../../../src/queries/client.ts'
import { storage } from '../../../../../src/platform/storage.ts'
import { amountField, exchange, field, openTrading, plain, showLevels } from '../tradingPage.ts'

// The estimates of both sides are collapsed at first.
beforeEach(() => storage.details.set(true))

const cells = (row: HTMLElement) => within(row).getAllByRole('cell').map((cell) => plain(cell.textContent))
const row = (name: RegExp) => cells(screen.getByRole('row', { name }))
const lateRow = async (name: RegExp) => cells(await screen.findByRole('row', { name }))

test('both sides show how far the price may move to liquidation, and the cost of a day’s funding', async () => {
  const { user } = await openTrading()
  expect(await lateRow(/to liquidation/)).toEqual(['−9.50 %', '+9.50 %'])
  expect(row(/^Funding a day/)).toEqual(['–', '–'])
  await user.type(amountField(), '100')
  expect(row(/^Funding a day/)).toEqual(['−0.6000', '−0.3000'])
})

test('with both levels, the side they fit shows their results and reward to risk, net of fees', async () => {
  const { user } = await openTrading()
  await user.type(amountField(), '100')
  await showLevels(user)
  await user.type(field('Stop loss'), '65660')
  expect(await lateRow(/^At the stop loss/)).toEqual(['−21.1880', '–'])
  await user.type(field('Take profit'), '69680')
  expect(row(/^At the take profit/)).toEqual(['+38.7760', '–'])
  expect(row(/^Reward : risk/)).toEqual(['1.83 : 1', '–'])
  expect(screen.getByText('These levels work for LONG only.')).toBeVisible()
  await user.clear(field('Stop loss'))
  await user.type(field('Stop loss'), '68000')
  expect(screen.getByText(/^These levels work for neither side/)).toBeVisible()
})

test('a limit that fills immediately is estimated at the market price; its quantity uses the limit', async () => {
  const { user } = await openTrading()
  await user.type(amountField(), '100')
  await user.click(screen.getByRole('radio', { name: 'Limit' }))
  await user.type(field('Limit price'), '70000')
  // The LONG opens at the market price of 67 000; the SHORT waits at 70 000.
  expect(row(/^Estimated liquidation price/)).toEqual(['60 635.00', '76 650.00'])
  expect(row(/to liquidation/)).toEqual(['−9.50 %', '+9.50 %'])
  expect(screen.getByText(/0\.01428571/)).toBeVisible()

  await showLevels(user)
  await user.type(field('Take profit'), '69000')
  expect(await lateRow(/^At the take profit/)).toEqual(['+28.6328', '+13.0943'])
  expect(screen.getByText(/^LONG \+29\.8507/)).toBeVisible()
  expect(screen.getByText(/^SHORT \+14\.2857/)).toBeVisible()
  await user.clear(field('Take profit'))
  await user.type(field('Stop loss'), '68000')
  expect(screen.getByText('These levels work for neither side.')).toBeVisible()

  await user.clear(field('Stop loss'))
  await user.type(field('Stop loss'), '62000')
  await user.click(screen.getByRole('button', { name: /^LONG/ }))
  expect(await screen.findByText('Order accepted')).toBeVisible()
})

test('a stop beyond liquidation offers the largest leverage at which it triggers first', async () => {
  storage.leverage.set(100)
  const { user } = await openTrading()
  await showLevels(user)
  await user.type(field('Stop loss'), '65660')
  await user.click(await screen.findByRole('button', { name: 'Use ×20: the stop comes first' }))
  expect(screen.getByRole('button', { name: /Leverage/ })).toHaveTextContent('×20')
  await waitFor(() => expect(screen.queryByText(/comes first/)).toBeNull())
  expect(storage.leverage.get()).toBe(20)
})

test('a stop beyond liquidation at every leverage says so, also at the smallest', async () => {
  storage.leverage.set(50)
  const { user } = await openTrading()
  await showLevels(user)
  await user.type(field('Stop loss'), '30000')
  expect(await screen.findByText(`LONG: liquidation at 65 995.00 comes first, even at ×${LEVERAGES[0]}.`)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Use ×/ })).toBeNull()
  await user.clear(field('Stop loss'))
  await user.type(field('Stop loss'), '65000')
  expect(await screen.findByRole('button', { name: 'Use ×20: the stop comes first' })).toBeVisible()
  expect(screen.queryByText(/even at/)).toBeNull()
})

test('liquidation before the stop is announced once, after a pause in typing, and not again with each price', async () => {
  const { user } = await openTrading()
  await showLevels(user)
  const announced: string[] = []
  const watch = new MutationObserver(() => {
    for (const region of screen.queryAllByRole('status')) {
      const text = region.textContent
      if (text !== announced.at(-1) && text.includes('before this stop loss')) announced.push(text)
      if (/at 60/.test(text)) announced.push(text)
    }
  })
  watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  await user.type(field('Stop loss'), '30000')
  expect(await screen.findByText(`LONG: liquidation at 60 635.00 comes first, even at ×${LEVERAGES[0]}.`)).toBeVisible()
  expect(announced).toEqual([])
  await waitFor(() => expect(announced).toEqual(['LONG: liquidation comes before this stop loss.']))
  for (const price of ['67100', '67200']) {
    exchange().movePrice('BTC-USDC', price, true)
    await act(() => queryClient.invalidateQueries({ queryKey: ['markets'] }))
  }
  expect(await screen.findByText(/^LONG: liquidation at 60 816.00 comes first/)).toBeVisible()
  watch.disconnect()
  expect(announced).toHaveLength(1)
})

test('a stop of which liquidation comes first for SHORT only is said to be one of SHORT', async () => {
  const { user } = await openTrading()
  await showLevels(user)
  await user.type(field('Stop loss'), '90000')
  expect(await screen.findByText(/^SHORT: liquidation at/)).toBeVisible()
  expect(screen.queryByText(/^LONG: liquidation/)).toBeNull()
})
