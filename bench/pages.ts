import { join } from 'node:path'
import { build } from 'vite'

const BUILT = join(import.meta.dirname, '../.cache/bench')

/** Builds the app as shipped; returns its folder. */
export async function buildApp(): Promise<string> {
  const outDir = join(BUILT, 'app')
  await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  return outDir
}

/** Builds the plain React pages used as a baseline; returns their folder. */
export async function buildReact(): Promise<string> {
  const outDir = join(BUILT, 'react')
  const root = join(import.meta.dirname, 'react')
  const input = [join(root, 'hello.html'), join(root, 'table.html')]
  await build({
    root,
    configFile: false,
    base: '/react/',
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, rolldownOptions: { input } },
  })
  return outDir
}
