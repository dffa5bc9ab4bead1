/** npm run gallery:coverage: visits every view and every screen of the gallery and rewrites gallery/board. One worker, because all write one file. */
import { spawnSync } from 'node:child_process'

const { status } = spawnSync('playwright', ['test', 'galleryViews.spec.ts', 'galleryScreens.spec.ts', '--workers', '1'], {
  stdio: 'inherit',
  env: { ...process.env, GALLERY_COVERAGE: 'write' },
})
process.exit(status ?? 1)
