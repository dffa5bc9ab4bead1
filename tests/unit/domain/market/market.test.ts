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
import { forAll } from '../../../forAll.ts'
import { market, NOON } from '../builders.ts'

const name = MarketName.parse('BTC-USDC')
const listed = ['ETH-USDC', 'BTC-USDC', 'ADA-USDC'].map((each) => market({ market: each }))

test('a market is displayed without its dash, its assets separately', () => {
  expect([symbol(name), baseAsset(name), quoteAsset(name)]).toEqual(['BTCUSDC', 'BTC', 'USDC'])
})

test('a market is found by name while listed', () => {
  expect(findMarket(listed, 'BTC-USDC')).toBe(listed[1])
  expect([
    findMarket(listed, 'BTCUSDC'),
    findMarket(listed, null),
    findMarket([], name),
    findMarket(undefined, name),
  ]).toEqual([null, null, null, null])
})

test('markets are sorted by displayed name', () => {
  const names = ['SOL-USDC', 'BTC-USDC', 'BTCB-USDC', 'btd-USDC'].map((each) => market({ market: each }))
  const shown = sortMarkets(names).map((each) => symbol(each.market))
  expect(shown).toEqual(['BTCBUSDC', 'BTCUSDC', 'btdUSDC', 'SOLUSDC'])
})

test('markets with equal displayed names keep their order', () => {
  const listedAs = (...names: string[]) =>
    sortMarkets(names.map((each) => market({ market: each }))).map((each) => each.market)
  expect(listedAs('AB-CD', 'ABC-D', 'A-BCD')).toEqual(['AB-CD', 'ABC-D', 'A-BCD'])
  expect(listedAs('A-BCD', 'ABC-D', 'AB-CD')).toEqual(['A-BCD', 'ABC-D', 'AB-CD'])
})

test('of duplicate markets the last one is shown', () => {
  const [only, ...others] = sortMarkets([market({ pricePrecision: 1 }), market({ pricePrecision: 2 })])
  expect([only?.pricePrecision, others.length]).toEqual([2, 0])
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

test('if there are markets and none is requested, one of them is always chosen', () => {
  const names = fc.constantFrom('ETH-USDC', 'BTC-USDC', 'ADA-USDC', 'DOGE-USDC', '', '__proto__')
  forAll(fc.option(names), (stored) => chosen(null, stored).endsWith('-USDC'))
})

test('a side opens at its time, and is open without one', () => {
  const later = market({ longsAvailableSince: NOON })
  expect(sideOpensAt(later, 'LONG', NOON - 1)).toBe(NOON)
  expect(sideOpensAt(later, 'LONG', NOON)).toBeNull()
  expect(sideOpensAt(later, 'SHORT', NOON - 1)).toBeNull()
  expect(sideOpensAt(market({ shortsAvailableSince: NOON }), 'SHORT', NOON - 1)).toBe(NOON)
})
