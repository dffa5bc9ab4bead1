/** R16: the deployed files, and the known vulnerabilities of their packages according to npm. Uses the build in DIST. */
import '../../setup/requireNode.ts'
import { spawnSync } from 'node:child_process'
import { figure } from '../../../tests/proofs/reliability/figure.ts'
import { undeliverable } from '../../build/finalizeBuild.ts'

/** The part of npm's report that is used. */
interface Audit {
  metadata: { vulnerabilities: { high: number; critical: number } }
}

const found = undeliverable(process.env['DIST'] ?? 'dist')
for (const what of found) console.log(what)
figure('R16', 'files and texts in the build that must not be delivered', found.length, 0)

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', shell: process.platform === 'win32' })
const known = /"metadata"/.test(stdout) ? (JSON.parse(stdout) as Audit).metadata.vulnerabilities : null
const weaknesses = known === null ? null : known.high + known.critical
figure('R16', 'high and critical weaknesses known of what is delivered', weaknesses ?? '-', 0)
if (weaknesses === null) console.log('The registry did not answer npm audit.')
process.exit(found.length + (weaknesses ?? 0) === 0 ? 0 : 1)
