import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { serveFolder } from '../../../../gallery/static.ts'

/** A test with the gallery as a static site, built once per worker, without pictures; `gallery` is its address, `site` its folder. */
export const test = base.extend<object, { gallery: string; site: string }>({
  site: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'gallery-'))
      const build = [
        'node_modules/vite/bin/vite.js',
        'build',
        '--config',
        'gallery/vite.config.ts',
        '--outDir',
        folder,
        '--emptyOutDir',
        '--logLevel',
        'error',
      ]
      execFileSync(process.execPath, build, {
        stdio: 'inherit',
        env: { ...process.env, NODE_OPTIONS: '', GALLERY_PICTURES: join(folder, 'none') },
      })
      await use(folder)
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  gallery: [
    async ({ site }, use) => {
      const { address, stop } = await serveFolder(site)
      await use(address)
      stop()
    },
    { scope: 'worker' },
  ],
})
