/**
 * npm run test:changed [-- main] runs each test file that differs from a commit (default: HEAD~1) ten times, to detect tests that
 * depend on order or speed before they are merged. Browser tests need a build.
 */
import './setup/requireNode.ts'
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const TIMES = 10
const [base = 'HEAD~1'] = process.argv.slice(2)

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
const changed = [
  ...git('diff', '--name-only', base, '--', 'tests'),
  ...git('ls-files', '--others', '--exclude-standard', '--', 'tests'),
].filter((file) => existsSync(file))
const unit = changed.filter((file) => /\.test\.tsx?$/.test(file))
const browser = changed.filter((file) => file.startsWith('tests/browser/e2e/') && file.endsWith('.spec.ts'))

const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0

console.log(`${unit.length} unit and ${browser.length} browser test files differ from ${base}.`)
let red = 0
for (let time = 1; unit.length > 0 && time <= TIMES; time += 1) if (!run('vitest', 'run', ...unit)) red += 1
if (browser.length > 0 && !run('playwright', 'test', ...browser, '--repeat-each', String(TIMES))) red += 1
console.log(
  red === 0
    ? `ok   green ${TIMES} times`
    : 'FAIL a test fails, always or sometimes: fix the cause, do not repeat the test',
)
process.exit(red === 0 ? 0 : 1)
