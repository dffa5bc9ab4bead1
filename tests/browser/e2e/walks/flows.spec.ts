import { test } from '../support/exchange.ts'
import { pathsToTest } from './walk.ts'
import { closing } from './walkCloseOrder.ts'
import { entering } from './walkGate.ts'
import { joining } from './walkJoin.ts'
import { settingLevels } from './walkLevels.ts'
import { opening } from './walkOpenOrder.ts'
import { resetting } from './walkReset.ts'
import { switchingRollover } from './walkRollover.ts'

/** Paths per test: they share the browser's cache, and a failure repeats no more than these. */
const TOGETHER = 5
const PATH_MS = 60_000

// Every flow is walked here, but closing several positions, which tests/unit has. Paths are generated from the machines: a new
// transition fails here until an action causes it. The gate walks to every outcome, the night along every transition. Each test has
// its own trader, and each worker its own exchange.
test.describe.configure({ mode: 'parallel' })

const walks = {
  'opening a position': opening,
  'closing a position': closing,
  'resetting the balance': resetting,
  'setting stop loss and take profit': settingLevels,
  'switching the rollover': switchingRollover,
  'joining a contest': joining,
  'the gate': entering,
}
for (const [what, { walk, play }] of Object.entries(walks)) {
  const ways = pathsToTest(walk)
  if (ways.length === 0) throw new Error(`no path of ${what}`)
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
