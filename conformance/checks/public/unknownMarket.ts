import { getPrice } from '../../../src/api/market.ts'
import { codeOf, inWords, isRefused } from '../../answer.ts'
import { type Check, passUnless } from '../../check.ts'

/** A valid market name that is not listed. */
const NOWHERE = 'XQZ-ZQX'

export const unknownMarket: Check = {
  name: 'public/unknownMarket',
  title: 'A request for the price of an unlisted market is refused with a code',
  section: 'Specification §7',
  app: 'treats any other answer as an error of the exchange and retries; without a code it shows a general text',
  async run(context) {
    const answer = await context.ask(getPrice, { market: NOWHERE }, { isProbe: true })
    return passUnless(
      isRefused(answer) && codeOf(answer) !== null ? [] : [`${getPrice.path} ${NOWHERE}: ${inWords(answer)}`],
      inWords(answer),
    )
  },
}
