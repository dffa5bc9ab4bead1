import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MarketName } from '../../../../src/api/scalars.ts'
import {
  sideOpensAt,
  chooseMarket,
  baseAsset,
  findMarket,
  quoteAsset,
  sortMarkets,
  symbol,
} from '../../../../src/domain/market/market.ts'
import { marketOrder, neighbourMarket } from '../../../../src/domain/market/marketOrder.ts'
import { isFound, marketNeedle } from '../../../../src/domain/market/marketSearch.ts'
import { priceMove } from '../../../../src/domain/market/priceMove.ts'
import { forAll } from '../../../forAll.ts'
import { d, market, NOON } from '../builders.ts'

const BTC = MarketName.parse('BTC-USDC')
const names = (...coins: string[]) => coins.map((coin) => MarketName.parse(`${coin}-USDC`))
const set = (...coins: string[]) => new Set(names(...coins))
const listed = names('ETH', 'BTC', 'ADA').map((each) => market({ market: each }))

test('a market is displayed without its dash, its assets separately', () => {
  expect([symbol(BTC), baseAsset(BTC), quoteAsset(BTC)]).toEqual(['BTCUSDC', 'BTC', 'USDC'])
})

test('a market is found by name while listed', () => {
  expect(findMarket(listed, 'BTC-USDC')).toBe(listed[1])
  expect([findMarket(listed, 'BTCUSDC'), findMarket(listed, null)]).toEqual([null, null])
  expect([findMarket([], BTC), findMarket(undefined, BTC)]).toEqual([null, null])
})

test('markets are sorted by displayed name; those with equal ones keep their order, of duplicates the last one is shown', () => {
  const sorted = (...markets: string[]) =>
    sortMarkets(markets.map((each) => market({ market: each }))).map((each) => each.market)
  const coins = ['BTCB-USDC', 'BTC-USDC', 'btd-USDC', 'SOL-USDC']
  expect(sorted(...coins.toReversed())).toEqual(coins)
  const equal = ['AB-CD', 'ABC-D', 'A-BCD']
  expect(sorted(...equal)).toEqual(equal)
  expect(sorted(...equal.toReversed())).toEqual(equal.toReversed())
  const twice = sortMarkets([market({ pricePrecision: 1 }), market({ pricePrecision: 2 })])
  expect(twice.map(({ pricePrecision }) => pricePrecision)).toEqual([2])
})

const chosen = (fromUrl: string | null, stored: string | null, markets = listed) => {
  const choice = chooseMarket({ fromUrl, stored, markets })
  return choice.kind === 'chosen' ? choice.market.market : choice.kind
}

test.each([
  ['the address names a market', chosen('ETH-USDC', 'BTC-USDC'), 'ETH-USDC'],
  ['the address names none of them', chosen('DOGE-USDC', 'BTC-USDC'), 'noMatchedMarket'],
  ['the address writes it otherwise', chosen('eth-usdc', 'BTC-USDC'), 'noMatchedMarket'],
  ['only a stored one is known', chosen(null, 'BTC-USDC'), 'BTC-USDC'],
  ['the stored one is gone', chosen(null, 'DOGE-USDC'), 'ADA-USDC'],
  ['nothing is known', chosen(null, null), 'ADA-USDC'],
  ['there are no markets', chosen(null, 'BTC-USDC', []), 'noMarkets'],
  ['there are no markets, though one is named', chosen('BTC-USDC', null, []), 'noMarkets'],
])('when %s', (_when, choice, expected) => {
  expect(choice).toBe(expected)
})

test('a side opens at its time, and is open without one', () => {
  const later = market({ longsAvailableSince: NOON })
  expect(sideOpensAt(later, 'LONG', NOON - 1)).toBe(NOON)
  expect(sideOpensAt(later, 'LONG', NOON)).toBeNull()
  expect(sideOpensAt(later, 'SHORT', NOON - 1)).toBeNull()
  expect(sideOpensAt(market({ shortsAvailableSince: NOON }), 'SHORT', NOON - 1)).toBe(NOON)
})

const all = names('ADA', 'BTC', 'DOGE', 'ETH', 'SOL')

test('favourites come first, then own markets, then the others; without a favourite the list is alphabetical', () => {
  expect(marketOrder(all, set('SOL', 'BTC'), set('ETH', 'BTC'))).toEqual(names('BTC', 'SOL', 'ETH', 'ADA', 'DOGE'))
  expect(marketOrder(all, set('GONE'), set('SOL'))).toEqual(all)
})

const coins = fc
  .uniqueArray(fc.stringMatching(/^[A-Z]{1,4}$/), { maxLength: 20 })
  .map((found) => names(...found.toSorted()))

test('every market is listed once, in its part, alphabetically', () => {
  forAll(coins, fc.func(fc.constantFrom(0, 1, 2)), (list, partOf) => {
    const part = (name: MarketName) => partOf(name)
    const favourites = new Set(list.filter((name) => part(name) === 0))
    const ordered = marketOrder(list, favourites, new Set(list.filter((name) => part(name) === 1)))
    expect(ordered.toSorted()).toEqual(list)
    for (const [index, name] of ordered.entries()) {
      const next = ordered[index + 1]
      if (next === undefined) continue
      if (favourites.size === 0 || part(name) === part(next)) expect(name < next).toBe(true)
      else expect(part(name)).toBeLessThan(part(next))
    }
  })
})

test('the neighbour of a market is the next in the list, which wraps around and starts with the favourites', () => {
  const [btc, eth, ada] = names('BTC', 'ETH', 'ADA')
  const next = (of = BTC, by: 1 | -1 = 1, favourites = set()) => neighbourMarket(listed, favourites, of, by)
  expect([next(btc), next(eth)]).toEqual([eth, ada])
  expect(next(ada, -1)).toBe(eth)
  expect(next(eth, 1, set('ETH'))).toBe(ada)
  expect(neighbourMarket(listed.slice(1, 2), set(), BTC, 1)).toBeNull()
})

test.each([
  ['btc', true],
  ['btc/usdc', true],
  [' btc usdc ', true],
  ['CUS', true],
  [' - ', true],
  ['eth', false],
  ['usdcbtc', false],
  ['b.c', false],
])('a search for %j finds BTCUSDC: %s', (typed, found) => {
  expect(isFound(BTC, marketNeedle(typed))).toBe(found)
})

test('a price moves up or down from the last different one, and has no direction without one', () => {
  expect([priceMove(d('2'), d('1')), priceMove(d('1'), d('2'))]).toEqual(['up', 'down'])
  expect([priceMove(d('1'), d('1.0')), priceMove(null, d('1')), priceMove(d('1'), null)]).toEqual([null, null, null])
})
