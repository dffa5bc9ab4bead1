import fc from 'fast-check'
import { expect, test } from 'vitest'
import { marketOrder } from '../../src/domain/marketOrder.ts'
import type { MarketName } from '../../src/wire/scalars.ts'

const names = (...coins: string[]) => coins.map((coin) => `${coin}-USDC` as MarketName)
const set = (...coins: string[]) => new Set(names(...coins))
const all = names('ADA', 'BTC', 'DOGE', 'ETH', 'SOL')

test('without a favourite the list is alphabetical, whatever is owned', () => {
  expect(marketOrder(all, set(), set('SOL'))).toEqual(all)
  expect(marketOrder(all, set('GONE'), set('SOL'))).toEqual(all)
})

test('favourites, then own markets, then the others, each in the order of the alphabet', () => {
  expect(marketOrder(all, set('SOL', 'BTC'), set('ETH', 'BTC'))).toEqual(names('BTC', 'SOL', 'ETH', 'ADA', 'DOGE'))
})

const coins = fc.uniqueArray(fc.stringMatching(/^[A-Z]{1,4}$/), { maxLength: 20 }).map((found) => names(...found.toSorted()))

test('no market is lost or told twice, none stands before one of an earlier part, and the parts are alphabetical', () => {
  fc.assert(
    fc.property(coins, fc.func(fc.constantFrom(0, 1, 2)), (list, partOf) => {
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
    }),
  )
})
