/** The reliability goals, by name: docs/proofs/reliability.md. */
export const GOALS = Array.from({ length: 18 }, (_, index) => `R${index + 1}`)

/** A command that measures goals: its tests print their figures (tests/proofs/reliability/figure.ts). */
export interface Campaign {
  goals: readonly string[]
  command: readonly string[]
  /** Whether it opens a build in a browser. */
  needsBuild: boolean
  /** Set if it has one size, that of npm run test:all; --quick skips it. */
  hasOneSize?: boolean
}

const UNITS: [goal: string, tests: string[]][] = [
  ['R1', ['proofs/reliability/answers.test', 'proofs/reliability/polls.test', 'proofs/reliability/order.test']],
  ['R2', ['proofs/reliability/schemas.test', 'proofs/reliability/fields.test']],
  ['R3', ['unit/machines/']],
  ['R4', ['proofs/reliability/market.test']],
  ['R5', ['proofs/reliability/lost.test', 'proofs/reliability/several.test']],
  ['R6', ['proofs/reliability/storm.test']],
  ['R11', ['proofs/reliability/money.test']],
  ['R12', ['unit/domain/account/returnPath.test']],
  ['R13', ['proofs/reliability/zones.test']],
  ['R14', ['proofs/reliability/storage.test']],
]

const BROWSER: [goal: string, tests: string[]][] = [
  ['R1', ['answers', 'network']],
  ['R9', ['hours']],
  ['R14', ['storage']],
  ['R15', ['scale']],
  ['R18', ['faults']],
]

/** All campaigns, in order. `kills`: number of times R10 kills the exchange. `part`: part of the end-to-end run, `1/1` for all of it. */
export const campaigns = ({ kills, part }: { kills: number; part: string }): Campaign[] => [
  ...UNITS.map(([goal, tests]) => ({
    goals: [goal],
    command: ['vitest', 'run', '--testTimeout', '600000', ...tests.map((name) => `tests/${name}`)],
    needsBuild: false,
  })),
  { goals: ['R10'], command: ['node', 'tests/proofs/reliability/kill.ts', `${kills}`], needsBuild: false },
  ...BROWSER.map(([goal, tests]) => ({
    goals: [goal],
    command: ['playwright', 'test', '--config', 'tests/proofs/reliability/browser', ...tests.map((name) => `/${name}.spec`)],
    needsBuild: true,
  })),
  { goals: ['R4', 'R5'], command: ['playwright', 'test', 'e2e/trading/reliability.spec'], needsBuild: true },
  { goals: ['R7', 'R8'], command: ['playwright', 'test', '--shard', part], needsBuild: true, hasOneSize: true },
  { goals: ['R16'], command: ['node', 'scripts/checks/reliability/supply.ts'], needsBuild: true },
  { goals: ['R17'], command: ['node', 'scripts/checks/sabotage/run.ts'], needsBuild: false, hasOneSize: true },
]
