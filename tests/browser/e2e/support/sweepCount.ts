import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { figure } from '../../../proofs/reliability/figure.ts'

/** Set before the workers start, so that all of them use the same file. */
const COUNTED = 'FUTURES_AXE_VIEWS'
const REPORTS = '.cache/reports'

/** Stores the number of violations of one view, for the end of the run. */
export const countView = (violations: number) => appendFileSync(process.env[COUNTED] ?? '', `${violations}\n`)

/** After all workers: prints figure R8, and stores it with the other reports. */
export default function sweepCount() {
  const folder = mkdtempSync(join(tmpdir(), 'futures-axe-'))
  const file = join(folder, 'views.log')
  process.env[COUNTED] = file
  appendFileSync(file, '')
  return () => {
    const counts = readFileSync(file, 'utf8').split('\n').filter(Boolean).map(Number)
    rmSync(folder, { recursive: true, force: true })
    if (counts.length === 0) return
    const [violations, views] = [counts.reduce((sum, count) => sum + count, 0), counts.length]
    figure('R8', `axe violations in ${views} views`, violations, 0)
    mkdirSync(REPORTS, { recursive: true })
    writeFileSync(`${REPORTS}/r8.json`, `${JSON.stringify({ violations, views })}\n`)
  }
}
