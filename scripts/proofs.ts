/**
 * npm run proofs                              the four, with their minutes
 * npm run proofs -- simulation --seeds 200    one of them, with its own options
 */
import './setup/requireNode.ts'
import { spawnSync } from 'node:child_process'
import { ensureChromium } from './setup/chromium.ts'

type Command = readonly [command: string, ...words: string[]]
interface Proof {
  proves: string
  /** On two cores, at its largest. */
  minutes: number
  commands: readonly Command[]
}

/** docs/proofs/README.md says what each of them cannot see. */
const PROOFS: Readonly<Record<string, Proof>> = {
  protocol: {
    proves: 'a change is sent once and never called “not done” wrongly, in every order of messages',
    minutes: 1,
    commands: [['vitest', 'run', 'tests/proofs/protocol']],
  },
  reliability: {
    proves: 'the goals R1 to R18, at their full size',
    minutes: 20,
    commands: [
      [
        'vitest',
        'run',
        'tests/proofs/reliability',
        'tests/unit/machines',
        'tests/unit/domain/money',
        'tests/unit/domain/account',
        'tests/unit/domain/timeZones',
        'tests/sandbox/persistence',
      ],
      ['playwright', 'test', '--config', 'tests/proofs/reliability/browser'],
      ['playwright', 'test', '/trading/reliability.spec'],
    ],
  },
  simulation: {
    proves: 'the invariants of money, session and screen hold over hours of random faults, in virtual time',
    minutes: 20,
    commands: [['node', 'scripts/checks/simulate.ts']],
  },
  mutation: {
    proves: 'a test notices each small change of src/domain, src/machines and src/queries',
    minutes: 200,
    commands: [['node', 'scripts/checks/mutation.ts']],
  },
}

const run = ([command, ...words]: Command) =>
  spawnSync(command, words, { stdio: 'inherit', env: { ...process.env, NIGHT: '1' } }).status === 0

/** Runs one proof to its end, and says how it ended. The options go to its last command. */
function prove(name: string, { commands }: Proof, options: readonly string[]) {
  const startedAt = performance.now()
  if (name === 'reliability') ensureChromium()
  const isGreen = commands
    .map((command, nth) => run(nth === commands.length - 1 ? [...command, ...options] : command))
    .every(Boolean)
  console.log(`${isGreen ? 'ok  ' : 'FAIL'} ${name}, ${Math.round((performance.now() - startedAt) / 60_000)} min`)
  return isGreen
}

const [wanted = '--help', ...options] = process.argv.slice(2)
const proof = PROOFS[wanted]
if (proof) process.exit(prove(wanted, proof, options) ? 0 : 1)
console.log(
  [
    'npm run proofs -- NAME [its options]',
    ...Object.entries(PROOFS).map(([name, { proves, minutes }]) => `${name}, ${minutes} min: ${proves}`),
  ].join('\n'),
)
process.exit(wanted === '--help' ? 0 : 2)
