import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'

const newFolder = () => mkdtempSync(join(tmpdir(), 'futures-bench-'))

/** Builds the app as shipped; returns its folder. */
export async function buildApp(): Promise<string> {
  const outDir = newFolder()
  await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  return outDir
}

/** Builds the plain React pages used as a baseline; returns their folder. */
export async function buildReact(): Promise<string> {
  const outDir = newFolder()
  const root = join(import.meta.dirname, 'react')
  const input = [join(root, 'hello.html'), join(root, 'table.html')]
  await build({ root, configFile: false, base: '/react/', logLevel: 'warn', build: { outDir, emptyOutDir: true, rolldownOptions: { input } } })
  return outDir
}
