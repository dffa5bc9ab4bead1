// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { MarketHeader } from '../../src/components/trading/MarketHeader.tsx'
import { i18n } from '../../src/i18n/i18n.ts'
import { marketsQuery, type PricedMarket, priceQuery } from '../../src/queries/markets.ts'
import { d } from '../domain/builders.ts'
import { layOut, priced, showTrading, startTexts } from './tradingScreen.tsx'

const silent = setupServer(http.post('*/futures/api/*', () => HttpResponse.error()))

beforeAll(async () => {
  layOut()
  silent.listen()
  await startTexts()
})
beforeEach(() => i18n.changeLanguage('en'))
afterEach(cleanup)
afterAll(() => silent.close())

const btc = priced('BTC-USDC', '67418.25', '67400')
const tell = (price: string | null, previousPrice: string | null) => ({
  price: price === null ? null : d(price),
  previousPrice: previousPrice === null ? null : d(previousPrice),
})

const show = (market: PricedMarket, ageMs = 0) =>
  showTrading(
    () => <MarketHeader market={market} />,
    (client) => client.setQueryData(marketsQuery.queryKey, { items: [market], leftOut: 0 }, { updatedAt: Date.now() - ageMs }),
  )

const price = () => screen.getByText('Price').parentElement!
const plate = () => document.querySelector('.price-plate')

test('the price has the decimals of its market and says where it went', async () => {
  await show(btc)
  expect(price()).toHaveTextContent('67 418.25')
  expect(price()).toHaveTextContent('rising')
  expect(screen.getByText('67 418.25')).toHaveClass('text-long')
  expect(document.title.replaceAll('\u00a0', ' ')).toBe('67 418.25 BTCUSDC · Futures')
})

test('a price that fell is told by triangle, word and colour; one without a price before by none', async () => {
  await show(priced('BTC-USDC', '67400', '67418.25'))
  expect(price()).toHaveTextContent('falling')
  expect(screen.getByText('67 400.00')).toHaveClass('text-short')
  cleanup()

  await show(priced('BTC-USDC', '67400'))
  expect(price()).not.toHaveTextContent(/rising|falling/)
})

test('only a price that differs flashes, and never the first one', async () => {
  const { client } = await show(btc)
  expect(plate()).toBeNull()

  const refresh = async (told: ReturnType<typeof tell>, inMs: number, shown: string) => {
    client.setQueryData(priceQuery(btc.market).queryKey, told, { updatedAt: Date.now() + inMs })
    await waitFor(() => expect(price()).toHaveTextContent(shown))
  }
  await refresh(tell('67420.5', '67418.25'), 1, '67 420.50')
  const first = plate()
  expect(first).toHaveClass('bg-long-soft')

  await refresh(tell('67420.5', '67418.25'), 2, '67 420.50')
  expect(plate()).toBe(first)

  await refresh(tell('67419', '67420.5'), 3, '67 419.00')
  expect(plate()).not.toBe(first)
  expect(plate()).toHaveClass('bg-short-soft')
})

test('an unknown price is a dash', async () => {
  await show(priced('BTC-USDC', null))
  expect(price()).toHaveTextContent('–')
  expect(document.title).toBe('BTCUSDC · Futures')
})

test('a price whose refreshes were missed carries its age', async () => {
  await show(btc, 24_500)
  expect(screen.getByText('24 s old')).toBeVisible()
})

test('a fresh price carries none', async () => {
  await show(btc)
  expect(screen.queryByText(/s old/)).toBeNull()
})

test('what it costs to trade stands beside the price, in Polish too', async () => {
  await i18n.changeLanguage('pl')
  const costs = { fundingLongFeeRate: d('0.01'), fundingShortFeeRate: d('0.008'), orderOpenFeeRate: d('0.0006'), orderCloseFeeRate: null }
  await show({ ...btc, ...costs })
  expect(screen.getByText('Finansowanie long / short').parentElement).toHaveTextContent('1 / 0.8 %')
  expect(screen.getByText('Opłata za otwarcie / zamknięcie').parentElement).toHaveTextContent('0.06 / – %')
  expect(screen.getByText('Min. zlecenie').parentElement).toHaveTextContent('10 KXT')
})
