import { PRICE_MAX_AGE_MS } from '../../../src/limits.ts'
import { createOrder } from '../../../src/wire/order.ts'
import { getPrice, listMarkets } from '../../../src/wire/market.ts'
import { isChange } from '../network.ts'
import type { LawOf } from './law.ts'

/** A change goes out because somebody pressed, and a market order by a price that has just come. */
export const sending: LawOf = (world) => {
  let seen = 0
  return {
    name: 'sending',
    after: (step) => {
      const wrong: string[] = []
      for (const call of world.network.sent.slice(seen)) {
        if (!isChange(call.path)) continue
        const isPressed = ['press', 'pressTwice'].includes(step.do) || (step.do === 'key' && (step.key === 'Enter' || step.key === ' '))
        // A close of several sends one after the other, and an order waits for its late code.
        if (!isPressed && call.path === createOrder.path) wrong.push(`${call.tab} sent ${call.path} although nobody pressed`)
        if (call.path !== createOrder.path || call.body.includes('"price"')) continue
        const market = /"market":"([^"]+)"/.exec(call.body)?.[1] ?? ''
        const priced = world.network.answered.findLast((one) => one.page === call.page && one.isGood && one.atMs <= call.atMs && (one.path === listMarkets.path || (one.path === getPrice.path && one.body.includes(market))))
        if (!priced || call.atMs - priced.atMs > PRICE_MAX_AGE_MS + 1_000) wrong.push(`${call.tab} sent a market order by a price of ${priced ? `${call.atMs - priced.atMs} ms ago` : 'no time'}`)
      }
      seen = world.network.sent.length
      return wrong
    },
  }
}
