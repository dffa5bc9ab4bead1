import { getPrice, listMarkets } from '../../../../src/api/market.ts'
import { createOrder } from '../../../../src/api/orderChanges.ts'
import { PRICE_MAX_AGE_MS, VERIFY_FOR_MS } from '../../../../src/constants/limits.ts'
import { isChange } from '../network.ts'
import type { World } from '../world.ts'
import type { InvariantOf } from './invariant.ts'

/** One confirmation is sent once. */
function sentAgain({ network, recorders }: World): string[] {
  const confirmations = Map.groupBy(
    recorders.flatMap((recorder) => recorder.history().asked),
    ({ key }) => key,
  )
  const sent = Map.groupBy(
    network.sent.filter(({ key }) => key !== null),
    ({ key }) => key,
  )
  return [...sent].flatMap(([key, all]) =>
    confirmations.has(key) && all.length > (confirmations.get(key)?.length ?? 0)
      ? [`${all[0]?.path} was confirmed ${confirmations.get(key)?.length} times and sent ${all.length} times`]
      : [],
  )
}

/** A page does not send an equal change while the first is in flight, nor with the same key before its outcome can be known. */
function sentTooSoon({ network: { sent } }: World): string[] {
  const changes = sent.filter(({ path }) => isChange(path))
  return changes.flatMap((call, index) => {
    const before = changes
      .slice(0, index)
      .findLast((other) => other.page === call.page && other.path === call.path && other.body === call.body)
    if (!before) return []
    if (before.endedAtMs === null || before.endedAtMs > call.atMs)
      return [`${call.tab} sent ${call.path} again while it was on its way`]
    const isSameKey = call.key !== null && call.key === before.key
    return isSameKey && call.atMs - before.atMs < VERIFY_FOR_MS
      ? [`${call.tab} sent ${call.path} again ${call.atMs - before.atMs} ms later, before it could be known`]
      : []
  })
}

/** The same order again has the key of one that did not arrive, and never of one that did. */
function keysOf({ recorders }: World): string[] {
  return recorders.flatMap((recorder) => {
    const orders = recorder.history().asked.filter(({ what, key }) => key !== null && what.startsWith(createOrder.path))
    return orders.flatMap((order, index) => {
      const before = orders[index - 1]
      if (before?.what !== order.what) return []
      const lastOutcome = before.outcomes.at(-1)
      if (lastOutcome === 'notArrived' && before.key !== order.key)
        return ['an order that had not arrived was sent again under another key']
      return lastOutcome === 'done' && before.key === order.key
        ? ['another order was sent under the key of the one before, which was there']
        : []
    })
  })
}

/** A change is sent because of a click, and a market order at a fresh price. */
export const sending: InvariantOf = (world) => {
  let seen = 0
  return {
    after: (step) => {
      const wrong: string[] = []
      for (const call of world.network.sent.slice(seen)) {
        if (!isChange(call.path)) continue
        const isPressed =
          ['press', 'pressTwice'].includes(step.do) || (step.do === 'key' && (step.key === 'Enter' || step.key === ' '))
        // Closing several sends orders one after the other, and an order waits for its late code.
        if (!isPressed && call.path === createOrder.path)
          wrong.push(`${call.tab} sent ${call.path} although nobody pressed`)
        // A close waits for no price: its dialog says how old the price is.
        if (call.path !== createOrder.path || call.body.includes('"price"')) continue
        const market = /"market":"([^"]+)"/.exec(call.body)?.[1] ?? ''
        const priced = world.network.answered.findLast(
          (one) =>
            one.page === call.page &&
            one.isGood &&
            one.atMs <= call.atMs &&
            (one.path === listMarkets.path || (one.path === getPrice.path && one.body.includes(market))),
        )
        if (!priced || call.atMs - priced.atMs > PRICE_MAX_AGE_MS + 1_000)
          wrong.push(
            `${call.tab} sent a market order by a price of ${priced ? `${call.atMs - priced.atMs} ms ago` : 'no time'}`,
          )
      }
      seen = world.network.sent.length
      return [...wrong, ...sentAgain(world), ...sentTooSoon(world), ...keysOf(world)]
    },
  }
}
