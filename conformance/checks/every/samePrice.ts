import { type Check, notSeen, passUnless } from '../../check.ts'
import { plural } from '../../plural.ts'
import { askedPrices, farFrom, listedPrices } from '../../prices.ts'

/** Bid, ask and last price differ by less, and prices move by less in the time. */
const SPREAD = '0.05'
const MEANWHILE_MS = 30_000

export const samePrice: Check = {
  name: 'every/samePrice',
  title: 'A market has the same price in the list of markets and asked for alone',
  section: 'Specification §3',
  app: 'uses the newer of the two: prices, P&L and estimates jump between them, and an order is confirmed at the wrong one',
  run(context) {
    const listed = Map.groupBy(listedPrices(context), ({ market }) => market)
    const pairs = askedPrices(context).flatMap((asked) => {
      const [nearest] = (listed.get(asked.market) ?? []).toSorted(
        (left, right) => Math.abs(left.atMs - asked.atMs) - Math.abs(right.atMs - asked.atMs),
      )
      return nearest !== undefined && Math.abs(nearest.atMs - asked.atMs) < MEANWHILE_MS ? [{ asked, nearest }] : []
    })
    if (pairs.length === 0) return notSeen('no price was seen in both')
    return passUnless(
      pairs
        .filter(({ asked, nearest }) => farFrom(asked.price, nearest.price, SPREAD))
        .map(({ asked, nearest }) => `${asked.market}: ${nearest.price} in the list, ${asked.price} alone`),
      plural(pairs.length, 'price', 'prices'),
    )
  },
}
