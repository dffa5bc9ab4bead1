import { getPrice } from '../../../src/api/market.ts'
import { codeOf, inWords, isRefused } from '../../answer.ts'
import { type Check, passUnless } from '../../check.ts'

/** A valid market name that is not listed. */
const NOWHERE = 'XQZ-ZQX'

export const unknownMarket: Check = {
  name: 'public/unknownMarket',
  title: 'The price of a market that is not listed is refused with a code',
  section: 'Specification §7',
  app: 'takes anything but a refusal for a fault of the exchange and asks again; without a code its words say less',
  async run(context) {
    const answer = await context.ask(getPrice, { market: NOWHERE }, { isProbe: true })
    return passUnless(isRefused(answer) && codeOf(answer) !== null ? [] : [`${getPrice.path} ${NOWHERE}: ${inWords(answer)}`], inWords(answer))
  },
}
