import { listMarkets } from '../../../src/api/market.ts'
import { type Check, finding, notSeen, pass } from '../../check.ts'

export const someMarket: Check = {
  name: 'public/someMarket',
  title: 'At least one market is listed',
  section: 'Specification §3',
  app: 'shows that there are no markets',
  run(context) {
    const last = context.seen(listMarkets).at(-1)?.data.markets.items
    if (last === undefined) return notSeen('the markets could not be read')
    return last.length === 0 ? finding('the list of markets is empty') : pass()
  },
}
