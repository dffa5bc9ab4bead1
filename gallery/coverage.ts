/**
 * npm run gallery:coverage [-- orderForm toasts closeOrder]
 *
 * Visits every view and every screen of the gallery, or only the screens of these areas and the views of these machines, and rewrites
 * gallery/checks/coverage. One worker, because all write one file.
 */
import { spawnSync } from 'node:child_process'
import { areas } from './screens/areas.ts'
import { readViews } from './view/readViews.ts'

const requested = process.argv.slice(2)
const names = [...areas.map(({ name }) => name), ...Object.keys(await readViews())]
const unknown = requested.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`There is no area and no machine ${unknown.map((name) => `“${name}”`).join(', ')}: ${names.join(', ')}`)
  process.exit(2)
}
const some = requested.length > 0 ? ['--grep', String.raw`\b(?:${requested.join('|')}): every (?:choice|view)`] : []
const { status } = spawnSync('playwright', ['test', '--config', 'tests/browser/gallery', 'views.spec.ts', 'screens.spec.ts', ...some, '--workers', '1'], { stdio: 'inherit', env: { ...process.env, GALLERY_COVERAGE: 'write' } })
process.exit(status ?? 1)
