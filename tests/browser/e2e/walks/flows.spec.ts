import { test } from '../support/exchange.ts'
import { waysThrough } from './walk.ts'
import { readWalks } from './walks.ts'

/** Ways of one test: they share what the browser keeps of the app's files, and a failure repeats no more than these. */
const TOGETHER = 5

// The ways come from the machines themselves: a transition that is new there fails here until it is walked.
// Each has a trader, and each worker an exchange, of its own.
test.describe.configure({ mode: 'parallel' })

for (const [what, { walk, play }] of Object.entries(await readWalks())) {
  const ways = waysThrough(walk)
  for (let first = 0; first < ways.length; first += TOGETHER) {
    const some = ways.slice(first, first + TOGETHER)
    test(`every step of ${what}, by all that leads to it, shows what it says: ways ${first + 1} to ${first + some.length} of ${ways.length}`, async ({ context, exchange }) => {
      for (const way of some) await play({ context, exchange }, way)
    })
  }
}
