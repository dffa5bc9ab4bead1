import { callFacts } from '../../../scripts/openapi/callFacts.ts'
import { contractCalls } from '../../../scripts/openapi/calls.ts'
import { codeOf, inWords, isRefused } from '../../answer.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'
import { ownMarket, smallestOrder } from '../../own/drafts.ts'
import { someContest } from '../../someContest.ts'

export const refusals: Check = {
  name: 'changes/refusals',
  title: 'Impossible requests are refused with a code, by HTTP 2xx or 4xx',
  section: 'Contract §1',
  app: 'shows the text of a code only for such an answer; without a code it shows a general text, and takes a 408, 409 or 5xx for a lost response',
  async run(context) {
    const market = ownMarket(context)
    if (market === null) return notSeen('no market with a price takes LONGs')
    // One that is accepted could not be told from a trader's own.
    if (context.ledger.before === null) return notSeen('the orders could not be read, so none was asked for')
    const known = { ...market, order: smallestOrder(market), contestId: someContest(context) }
    const probes = contractCalls.flatMap(({ name, endpoint }) =>
      Object.entries(callFacts(name).refused ?? {}).flatMap(([what, request]) => {
        const payload = request(known)
        return payload === null ? [] : [{ what, endpoint, payload }]
      }),
    )
    const faults: string[] = []
    for (const { what, endpoint, payload } of probes) {
      context.ledger.asks(market.market, context.clock.now())
      const answer = await context.ask(endpoint, payload, { isProbe: true })
      if (!isRefused(answer) || codeOf(answer) === null) faults.push(`${what} is answered: ${inWords(answer)}`)
    }
    return passUnless(faults, `${probes.length} refusals`)
  },
}
