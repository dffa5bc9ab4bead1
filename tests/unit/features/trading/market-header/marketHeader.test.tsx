// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { Profiler } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { LivePrice } from '../../../../../src/features/trading/market/LivePrice.tsx'
import { MarketFacts } from '../../../../../src/features/trading/market-header/MarketFacts.tsx'
import { MarketHeader } from '../../../../../src/features/trading/market-header/MarketHeader.tsx'
import { i18n } from '../../../../../src/i18n/i18n.ts'
import { marketsQuery } from '../../../../../src/queries/markets.ts'
import { setPrice } from '../../../../../src/queries/prices.ts'
import { d } from '../../../domain/builders.ts'
import { layOut, priced, type PricedMarket, showTrading, startTexts, tellMarkets } from '../tradingScreen.tsx'

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

const show = (market: PricedMarket, ageMs = 0) =>
  showTrading(
    () => <MarketHeader market={market} />,
    (client) => tellMarkets(client, [market], { ageMs }),
  )

const price = () => screen.getByText('Price').parentElement!
/** Another class starts the plate's animation anew. */
const plate = () => document.querySelector('.price-plate')!.className

test('the price has the decimals of its market and says where it went', async () => {
  await show(btc)
  expect(price()).toHaveTextContent('67 418.25')
  expect(price()).toHaveTextContent('rising')
  expect(screen.getByText('67 418.25')).toHaveClass('text-long')
  expect(document.title.replaceAll('\u00a0', ' ')).toBe('▲ 67 418.25 BTCUSDC · Futures')
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
  expect(plate()).not.toContain('flashes')

  const refresh = async (told: string, inMs: number, shown: string) => {
    setPrice(client, { market: btc.market, price: d(told) }, Date.now() + inMs)
    await waitFor(() => expect(price()).toHaveTextContent(shown))
  }
  await refresh('67420.5', 1, '67 420.50')
  const first = plate()
  expect(first).toContain('bg-long-soft flashes')

  await refresh('67420.5', 2, '67 420.50')
  expect(plate()).toBe(first)

  await refresh('67419', 3, '67 419.00')
  expect(plate()).toContain('bg-short-soft flashes-again')

  await refresh('67418', 4, '67 418.00')
  expect(plate()).not.toContain('flashes-again')
  expect(plate()).toContain('flashes')
})

test('a price that moves is drawn anew, and nothing of what it costs to trade', async () => {
  const drawn = { price: 0, costs: 0 }
  const count = (part: keyof typeof drawn) => () => void (drawn[part] += 1)
  function Costs() {
    const { data } = useQuery({ ...marketsQuery, enabled: false })
    return <Profiler id="costs" onRender={count('costs')}>{data?.items.map((each) => <MarketFacts key={each.market} market={each} />)}</Profiler>
  }
  const { client } = await showTrading(
    () => (
      <>
        <Profiler id="price" onRender={count('price')}><LivePrice market={btc} /></Profiler>
        <Costs />
      </>
    ),
    (prepared) => tellMarkets(prepared, [btc]),
  )
  const before = { ...drawn }
  tellMarkets(client, [priced('BTC-USDC', '67500', '67418.25')])
  await waitFor(() => expect(price()).toHaveTextContent('67 500.00'))
  expect(drawn.price).toBeGreaterThan(before.price)
  expect(drawn.costs).toBe(before.costs)
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
  expect(screen.getByText('Finansowanie long / short').parentElement).toHaveTextContent('1 % / 0.8 %')
  expect(screen.getByText('Opłata za otwarcie / zamknięcie').parentElement).toHaveTextContent('0.06 % / –')
  expect(screen.getByText('Min. zlecenie').parentElement).toHaveTextContent('10 KXT')
})
