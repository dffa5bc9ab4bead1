import { join } from 'node:path'
import type { Plugin } from 'vite'

const LOADER = join(import.meta.dirname, '../../src/platform/loadCode.ts')

/** Replaces Vite's loader of late code, whose module id is private to Vite, by one that retries failed files. */
export const retryLateCode = (): Plugin => ({
  name: 'retryLateCode',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { loadCode as __vitePreload } from ${JSON.stringify(LOADER)}`,
  },
})
