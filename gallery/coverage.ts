/**
 * npm run gallery:coverage [-- orderForm toasts]
 *
 * Visits every view and every screen of the gallery, or only the screens of these areas, and rewrites gallery/checks/board. One worker, because all write one file.
 */
import { spawnSync } from 'node:child_process'
import { areas } from './screens/areas.ts'

const asked = process.argv.slice(2)
const names = areas.map(({ name }) => name)
const unknown = asked.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`There is no area ${unknown.map((name) => `“${name}”`).join(', ')}: ${names.join(', ')}`)
  process.exit(2)
}
const tests = asked.length > 0 ? ['galleryScreens.spec.ts', '--grep', String.raw`\b(?:${asked.join('|')}): every choice`] : ['galleryViews.spec.ts', 'galleryScreens.spec.ts']
const { status } = spawnSync('playwright', ['test', ...tests, '--workers', '1'], { stdio: 'inherit', env: { ...process.env, GALLERY_COVERAGE: 'write' } })
process.exit(status ?? 1)
