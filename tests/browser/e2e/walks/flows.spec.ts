import { test } from '../support/exchange.ts'
import { readWalks } from './walks.ts'

// The ways come from the machines themselves: a transition that is new there fails here until it is walked.
test.setTimeout(300_000)
// Each has a trader, and each worker an exchange, of its own.
test.describe.configure({ mode: 'parallel' })

for (const [what, { play }] of Object.entries(await readWalks())) {
  test(`every step of ${what}, by all that leads to it, shows what it says`, ({ context, exchange }) => play({ context, exchange }))
}
