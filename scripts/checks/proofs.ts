/** The proofs of `npm run proofs`. docs/proofs/README.md explains their limits, and when to run each. */
export interface Proof {
  name: string
  /** Short description. */
  proves: string
  command: [string, ...string[]]
  /** Description of its options; empty if it has none. */
  options: string
  /** Duration on two cores without options. */
  minutes: number
  /** Options and minutes for a nightly run, if they differ. */
  night?: { options: string[]; minutes: number }
}

export const PROOFS: readonly Proof[] = [
  {
    name: 'protocol',
    proves: 'a change is sent once and never called “not done” wrongly, in every order of messages',
    command: ['vitest', 'run', 'tests/proofs/protocol'],
    options: '',
    minutes: 1,
  },
  {
    name: 'monkey',
    proves: 'the invariants of money, session and screen hold for a random user in Chromium',
    command: ['node', 'tests/proofs/monkey/run.ts'],
    options: '--seed 7, --minutes 2, --phone or --wide, --language pl',
    minutes: 5,
    night: { options: ['--minutes', '30'], minutes: 32 },
  },
  {
    name: 'simulation',
    proves: 'the same invariants hold over hours of random faults, in virtual time',
    command: ['node', 'scripts/checks/simulate.ts'],
    options: '--seeds 200, --from 500, --first, --twice, --kept, --replay FILE, --trace',
    minutes: 8,
    night: { options: ['--seeds', '500'], minutes: 60 },
  },
  {
    name: 'sabotage',
    proves: 'a test fails for each planted mistake',
    command: ['node', 'scripts/checks/sabotage/run.ts'],
    options: 'a part of a mistake’s name',
    minutes: 25,
  },
  {
    name: 'sabotage-by-simulation',
    proves: 'the simulation finds planted mistakes that it does not know',
    command: ['node', 'scripts/checks/sabotage/simulated.ts'],
    options: 'a part of a mistake’s name',
    minutes: 240,
    night: { options: [], minutes: 120 },
  },
  {
    name: 'mutation',
    proves: 'a test notices each small change of src/domain',
    command: ['node', 'scripts/checks/mutation.ts'],
    options: 'a file of src/domain',
    minutes: 60,
  },
  {
    name: 'reliability',
    proves: 'the goals R1 to R18, each with its figure',
    command: ['node', 'scripts/checks/reliability/run.ts'],
    options: 'R1 R6, --quick, --part 2/6',
    minutes: 76,
  },
]
