import { closeOrder, createOrder, editOrder } from '../../../src/api/order.ts'
import type { Endpoint } from '../../../src/api/endpoint.ts'
import { joinContest } from '../../../src/api/contest.ts'
import { codeOf, inWords, isRefused } from '../../answer.ts'
import { type Check, judged, notSeen } from '../../check.ts'
import { ownMarket, smallest } from '../../ownOrders.ts'
import { someContest } from '../../someContest.ts'

export const refusals: Check = {
  name: 'changes/refusals',
  title: 'What cannot be is refused with a code, by HTTP 2xx',
  section: 'Contract §1',
  app: 'shows a refusal’s own words by its code alone; another status counts as a failure of the exchange, a 5xx as an answer that was lost',
  async run(context) {
    const market = ownMarket(context)
    if (market === null) return notSeen('no market with a price takes LONGs')
    const order = smallest(market)
    const nowhere = { orderId: '0', market: market.market }
    const contestId = someContest(context)
    const asked: [what: string, endpoint: Endpoint, payload: unknown][] = [
      ['an order of 0', createOrder, { ...order, amount: '0' }],
      ['a leverage of 7', createOrder, { ...order, leverage: 7 }],
      ['a stop loss above the price of a LONG', createOrder, { ...order, stopLoss: `${Math.ceil(Number(market.price) * 2)}` }],
      ['closing an order that is not there', closeOrder, nowhere],
      ['editing an order that is not there', editOrder, nowhere],
      ...(contestId === null ? [] : [['joining with a wrong token', joinContest, { contestId, contestUserToken: 'no-such-token' }] satisfies [string, Endpoint, unknown]]),
    ]
    const faults: string[] = []
    for (const [what, endpoint, payload] of asked) {
      const answer = await context.ask(endpoint, payload, { isProbe: true })
      if (!isRefused(answer) || codeOf(answer) === null) faults.push(`${what} is answered: ${inWords(answer)}`)
    }
    return judged(faults, `${asked.length} refusals`)
  },
}
