import { test } from '../support/exchange.ts'
import { pathsToTest } from './walk.ts'
import { readWalks } from './walks.ts'

/** Paths per test: they share the browser's cache, and a failure repeats no more than these. */
const TOGETHER = 5

// Paths are generated from the machines: a new transition fails here until it is covered.
// Each test has its own trader, and each worker its own exchange.
test.describe.configure({ mode: 'parallel' })

for (const [what, { walk, play }] of Object.entries(await readWalks())) {
  const ways = pathsToTest(walk)
  for (let first = 0; first < ways.length; first += TOGETHER) {
    const some = ways.slice(first, first + TOGETHER)
    test(`every transition of ${what}, by every cause, shows its state: paths ${first + 1} to ${first + some.length} of ${ways.length}`, async ({ context, exchange }) => {
      for (const way of some) await play({ context, exchange }, way)
    })
  }
}
