import { join } from 'node:path'
import type { Plugin } from 'vite'

const LOADER = join(import.meta.dirname, '../../src/platform/loadCode.ts')

/**
 * Replaces Vite's loader of late code, whose module id is private to Vite, by one that retries failed files. The build fails if there
 * was no such module.
 */
export function retryLateCode(): Plugin {
  let isReplaced = false
  return {
    name: 'retryLateCode',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => {
        isReplaced = true
        return `export { loadCode as __vitePreload } from ${JSON.stringify(LOADER)}`
      },
    },
    buildEnd(error) {
      if (!error && !isReplaced)
        this.error('Vite’s loader of late code was not found: see scripts/build/retryLateCode.ts')
    },
  }
}
