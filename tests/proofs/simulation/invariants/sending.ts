import { getPrice, listMarkets } from '../../../../src/api/market.ts'
import { createOrder } from '../../../../src/api/orderChanges.ts'
import { PRICE_MAX_AGE_MS, VERIFY_FOR_MS } from '../../../../src/constants/limits.ts'
import { isChange, type ReceivedAnswer, type SentRequest } from '../network.ts'
import type { InvariantOf } from './invariant.ts'

/** An equal change of the page was still in flight, or had the same key and an outcome that could not be known yet. */
function isTooSoon(call: SentRequest, earlier: readonly SentRequest[]): boolean {
  const before = earlier.findLast(
    (other) => other.page === call.page && other.path === call.path && other.body === call.body,
  )
  if (!before) return false
  if (before.endedAtMs === null || before.endedAtMs > call.atMs) return true
  return call.key !== null && call.key === before.key && call.atMs - before.atMs < VERIFY_FOR_MS
}

/** A limit order has its own price; any other goes by the last one that the page received. */
function isByFreshPrice({ page, body, atMs }: SentRequest, answered: readonly ReceivedAnswer[]): boolean {
  const market = /"market":"([^"]+)"/.exec(body)?.[1] ?? ''
  const priced = answered.findLast(
    (one) =>
      one.page === page &&
      one.isGood &&
      one.atMs <= atMs &&
      (one.path === listMarkets.path || (one.path === getPrice.path && one.body.includes(market))),
  )
  return body.includes('"price"') || (priced !== undefined && atMs - priced.atMs <= PRICE_MAX_AGE_MS + 1_000)
}

/** A change is sent once, an order because of a click, and a market order at a fresh price. */
export const sending: InvariantOf = ({ network: { sent, answered } }) => {
  let seen = 0
  return {
    after: (step) => {
      const isPressed =
        step.do === 'press' || step.do === 'pressTwice' || (step.do === 'key' && /^(Enter| )$/.test(step.key))
      const wrong = sent.slice(seen).flatMap((call, nth) => {
        const isOrder = call.path === createOrder.path
        return [
          isChange(call.path) && isTooSoon(call, sent.slice(0, seen + nth)) ? 'too soon after the same' : [],
          // Closing several sends orders one after the other. A close waits for no price: its dialog says how old the price is.
          isOrder && !isPressed ? 'although nobody pressed' : [],
          isOrder && !isByFreshPrice(call, answered) ? 'at a stale price' : [],
        ]
          .flat()
          .map((how) => `${call.tab} sent ${call.path} ${how}`)
      })
      seen = sent.length
      return wrong
    },
  }
}
