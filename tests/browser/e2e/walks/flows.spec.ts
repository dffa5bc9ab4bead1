import { isNight } from '../../../night.ts'
import { test } from '../support/exchange.ts'
import { pathsToTest } from './walk.ts'
import { readWalks } from './walks.ts'

/** Paths per test: they share the browser's cache, and a failure repeats no more than these. */
const TOGETHER = 5
const PATH_MS = 60_000

// Paths are generated from the machines: a new transition fails here until an action causes it. The gate walks to every outcome, the
// night along every transition.
// Each test has its own trader, and each worker its own exchange.
test.describe.configure({ mode: 'parallel' })

const walks = Object.entries(await readWalks())
const known = new Map(walks.map(([, { walk }]) => [walk.machine, new Set<string>()]))
for (const [what, { walk, play }] of walks) {
  const ways = pathsToTest(walk, isNight, known.get(walk.machine))
  for (let first = 0; first < ways.length; first += TOGETHER) {
    const some = ways.slice(first, first + TOGETHER)
    test(`${what} shows the state after every step: paths ${first + 1} to ${first + some.length} of ${ways.length}`, async ({
      context,
      exchange,
    }) => {
      test.setTimeout(some.length * PATH_MS)
      for (const way of some) await play({ context, exchange }, way)
    })
  }
}
