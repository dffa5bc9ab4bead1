import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MarketName } from '../../../../src/api/scalars.ts'
import { marketOrder, neighbourMarket } from '../../../../src/domain/market/marketOrder.ts'
import { forAll } from '../../../forAll.ts'

const names = (...coins: string[]) => coins.map((coin) => `${coin}-USDC` as MarketName)
const set = (...coins: string[]) => new Set(names(...coins))
const all = names('ADA', 'BTC', 'DOGE', 'ETH', 'SOL')

test('without a favourite the list is alphabetical, regardless of positions', () => {
  expect(marketOrder(all, set(), set('SOL'))).toEqual(all)
  expect(marketOrder(all, set('GONE'), set('SOL'))).toEqual(all)
})

test('favourites come first, then own markets, then the others, each alphabetically', () => {
  expect(marketOrder(all, set('SOL', 'BTC'), set('ETH', 'BTC'))).toEqual(names('BTC', 'SOL', 'ETH', 'ADA', 'DOGE'))
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

describe('the neighbour of a market', () => {
  const listed = ['ETH-USDC', 'BTC-USDC', 'ADA-USDC'].map((market) => ({ market: MarketName.parse(market) }))
  const name = (market: string) => MarketName.parse(market)

  test('is the next in the list, which wraps around and starts with the favourites', () => {
    expect(neighbourMarket(listed, new Set(), name('BTC-USDC'), 1)).toBe('ETH-USDC')
    expect(neighbourMarket(listed, new Set(), name('ETH-USDC'), 1)).toBe('ADA-USDC')
    expect(neighbourMarket(listed, new Set(), name('ADA-USDC'), -1)).toBe('ETH-USDC')
    expect(neighbourMarket(listed, new Set([name('ETH-USDC')]), name('ETH-USDC'), 1)).toBe('ADA-USDC')
  })

  test('is null if there is no other', () =>
    expect(neighbourMarket(listed.slice(0, 1), new Set(), name('ETH-USDC'), 1)).toBeNull())

  test('returns to the start after as many steps as there are markets', () => {
    forAll(fc.nat(2), fc.constantFrom(1 as const, -1 as const), (start, by) => {
      const from = listed[start]!.market
      const end = listed.reduce((at) => neighbourMarket(listed, new Set(), at, by)!, from)
      expect(end).toBe(from)
    })
  })
})
