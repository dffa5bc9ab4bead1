import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest test files: if started last, they would leave the other cores idle at the end. */
const LONGEST = [
  'proofs/simulation/seeds',
  'tooling/architecture/compiler',
  'unit/features/trading/dialogs/payment/',
  'sandbox/persistence',
  'sandbox/ledger',
  'tooling/conformance/',
  'proofs/reliability/',
  'unit/features/trading/dialogs/',
]

/** Start order of a file: its index in the list, else after all of them. */
function turnOf({ moduleId }: TestSpecification): number {
  const turn = LONGEST.findIndex((name) => moduleId.includes(`tests/${name}`))
  return turn === -1 ? LONGEST.length : turn
}

/** Starts the slowest files first. Vitest knows durations only from an earlier run, and sorts by size before that. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => turnOf(one) - turnOf(other))
  }
}
