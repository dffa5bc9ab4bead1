import { listMarkets } from '../../../src/api/market.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'
import { plural } from '../../plural.ts'
import { repeated } from '../../repeated.ts'

export const marketNames: Check = {
  name: 'public/marketNames',
  title: 'Every market is listed once, in every response',
  section: 'Specification §3',
  app: 'shows the later of two markets with the same name; for a market that is missing at times, the page shows that it does not exist',
  run(context) {
    const lists = context.seen(listMarkets).map(({ data }) => data.markets.items.map(({ market }) => market))
    const [first = [], last = []] = [lists[0], lists.at(-1)]
    if (first.length === 0) return notSeen('no market is listed')
    const gone = first.filter((market) => !last.includes(market)).map((market) => `${market} was listed, then not`)
    return passUnless(
      [...lists.flatMap((names) => repeated(names).map((market) => `${market} is listed twice`)), ...gone],
      plural(first.length, 'market', 'markets'),
    )
  },
}
