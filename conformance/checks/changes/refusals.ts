import { callFacts } from '../../../scripts/openapi/callFacts.ts'
import { contractCalls } from '../../../scripts/openapi/calls.ts'
import { codeOf, inWords, isRefused } from '../../answer.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'
import { ownMarket, smallestOrder } from '../../ownOrders.ts'
import { someContest } from '../../someContest.ts'

export const refusals: Check = {
  name: 'changes/refusals',
  title: 'What cannot be is refused with a code, by HTTP 2xx',
  section: 'Contract §1',
  app: 'shows a refusal’s own words by its code alone; another status counts as a failure of the exchange, a 5xx as an answer that was lost',
  async run(context) {
    const market = ownMarket(context)
    if (market === null) return notSeen('no market with a price takes LONGs')
    const known = { ...market, order: smallestOrder(market), contestId: someContest(context) }
    const asked = contractCalls.flatMap(({ name, endpoint }) =>
      Object.entries(callFacts(name).refused ?? {}).flatMap(([what, request]) => {
        const payload = request(known)
        return payload === null ? [] : [{ what, endpoint, payload }]
      }),
    )
    const faults: string[] = []
    for (const { what, endpoint, payload } of asked) {
      const answer = await context.ask(endpoint, payload, { isProbe: true })
      if (!isRefused(answer) || codeOf(answer) === null) faults.push(`${what} is answered: ${inWords(answer)}`)
    }
    return passUnless(faults, `${asked.length} refusals`)
  },
}
