import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { View } from '../types.ts'
import { viewsIn } from './viewsIn.ts'

const VIEWS = join(import.meta.dirname, '../views')

/** All views, for scripts and tests: views.ts without Vite. */
export async function readViews() {
  const names = (await readdir(VIEWS)).filter((name) => name.endsWith('.ts') && name !== 'views.ts')
  // Every other file of that folder is a view; a test requires one for every machine.
  const files = await Promise.all(
    names.map(async (name): Promise<[string, { view: View }]> => [name, await import(join(VIEWS, name))]),
  )
  return viewsIn(Object.fromEntries(files))
}
