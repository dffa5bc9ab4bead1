import { test } from '../support/exchange.ts'
import { sayWay, waysThrough } from './walk.ts'
import { readWalks } from './walks.ts'

// The ways come from the machines themselves: a transition that is new there fails here until it is walked.
// Each has a trader, and each worker an exchange, of its own.
test.describe.configure({ mode: 'parallel' })

for (const [what, { walk, play }] of Object.entries(await readWalks()))
  for (const way of waysThrough(walk)) test(`${what}: ${sayWay(way)}`, ({ page, exchange }) => play({ page, exchange }, way))
