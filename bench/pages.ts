import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'

const newFolder = () => mkdtempSync(join(tmpdir(), 'futures-bench-'))

/** The app as it is delivered; answers its folder. */
export async function buildApp(): Promise<string> {
  const outDir = newFolder()
  await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  return outDir
}

/** The pages in plain React, beside which ours is measured; answers their folder. */
export async function buildReact(): Promise<string> {
  const outDir = newFolder()
  const root = join(import.meta.dirname, 'react')
  const input = [join(root, 'hello.html'), join(root, 'table.html')]
  await build({ root, configFile: false, base: '/react/', logLevel: 'warn', build: { outDir, emptyOutDir: true, rolldownOptions: { input } } })
  return outDir
}
