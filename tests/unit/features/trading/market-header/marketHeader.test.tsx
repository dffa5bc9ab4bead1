// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getPrice, listMarkets } from '../../../../../src/api/market.ts'
import { MarketName } from '../../../../../src/api/scalars.ts'
import { storage } from '../../../../../src/platform/storage.ts'
import { queryClient } from '../../../../../src/queries/call/client.ts'
import { market } from '../../../domain/builders.ts'
import { agePrices, exchange, fault, long, openTrading, plain, tell } from '../tradingPage.ts'

const BTC = MarketName.parse('BTC-USDC')
const price = () => screen.getByText('Price').parentElement!
/** Another class restarts the flash animation. */
const plate = () => document.querySelector('.price-plate')!.className

/** Moves the price there, from 67 000 or from its last value. */
async function move(to: string, shown: string) {
  exchange().movePrice(BTC, to, true)
  await act(() => queryClient.invalidateQueries({ queryKey: ['price'] }))
  await waitFor(() => expect(price()).toHaveTextContent(shown))
}

test('the price has its market’s decimals; a changed one flashes, its move is a triangle, a word and a colour; the first has none', async () => {
  await openTrading()
  expect(price()).not.toHaveTextContent(/rising|falling/)
  expect(plate()).not.toContain('flashes')
  await move('67418.25', '67 418.25')
  expect(price()).toHaveTextContent('rising')
  expect(within(price()).getByText('67 418.25')).toHaveClass('text-long')
  expect(plain(document.title)).toBe('▲ 67 418.25 BTCUSDC · Futures')
  const first = plate()
  expect(first).toContain('bg-long-soft flashes')
  await move('67418.25', '67 418.25')
  expect(plate()).toBe(first)

  await move('66900', '66 900.00')
  expect(price()).toHaveTextContent('falling')
  expect(within(price()).getByText('66 900.00')).toHaveClass('text-short')
  expect(plate()).toContain('bg-short-soft flashes-again')
})

test('an unknown price is a dash, and blocks LONG and SHORT', async () => {
  tell(listMarkets.path, { markets: [{ ...market(), price: null }] })
  fault({ path: getPrice.path, kind: 'status', status: 503, times: 0 })
  await openTrading()
  expect(price()).toHaveTextContent('–')
  expect(document.title).toBe('BTCUSDC · Futures')
  expect(screen.getByText('There is no price for this market yet')).toBeVisible()
  expect(long()).toBeDisabled()
})

test('a stale price shows its age; a fresh one does not', async () => {
  await openTrading()
  expect(screen.queryByText(/s old/)).toBeNull()
  fault({ path: '*', kind: 'status', status: 503, times: 0 })
  act(() => agePrices(24_500))
  expect(await within(price()).findByText(/^2[4-9] s old$/)).toBeVisible()
})

test('trading costs are next to the price, also in Polish', async () => {
  storage.language.set('pl')
  const rates = { fundingLongFeeRate: '0.01', fundingShortFeeRate: '0.008', orderCloseFeeRate: null }
  tell(listMarkets.path, { markets: [{ ...market(), ...rates }] })
  await openTrading()
  expect(screen.getByText('Finansowanie long / short').parentElement).toHaveTextContent('1 % / 0.8 %')
  expect(screen.getByText('Opłata za otwarcie / zamknięcie').parentElement).toHaveTextContent('0.06 % / –')
  expect(screen.getByText('Min. zlecenie').parentElement).toHaveTextContent('10 KXT')
})
