import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasNginx } from '../../../../scripts/setup/nginx.ts'
import { figure } from '../../../proofs/reliability/figure.ts'

/** Set before the workers start, so that all of them use the same file. */
const COUNTED = 'FUTURES_VIOLATIONS'

/** Stores the lines of nginx's violation log for the end of the run. */
export const countReports = (log: string) => appendFileSync(process.env[COUNTED] ?? '', log)

/** Before all workers: prints the server in use. After them: fails if browsers reported any violation in the whole run. */
export default function wholeRun() {
  if (!hasNginx()) {
    if (process.env['CI'] !== undefined) throw new Error('No nginx: npm run test:all installs it, see deploy/README.md')
    console.warn(
      'No nginx here: the end-to-end tests go through the paper exchange’s own server, and reported violations are not counted.',
    )
    return undefined
  }
  console.log('The end-to-end tests go through nginx with the configuration of deploy/.')
  const folder = mkdtempSync(join(tmpdir(), 'futures-run-'))
  const file = join(folder, 'violations.log')
  process.env[COUNTED] = file
  appendFileSync(file, '')
  return () => {
    const reports = readFileSync(file, 'utf8').split('\n').filter(Boolean)
    rmSync(folder, { recursive: true, force: true })
    figure('R7', 'violations of the Content-Security-Policy reported in the run', reports.length, 0)
    if (reports.length > 0) throw new Error(`Violations were reported:\n${reports.join('\n')}`)
  }
}
