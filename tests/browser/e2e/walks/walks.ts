import { readdir } from 'node:fs/promises'
import type { PlayableWalk } from './walkStage.ts'

/** Every walk there is, by what the trader does: the `walks` of walk<Machine>.ts. A new one is walked without further registration. */
export async function readWalks(): Promise<Readonly<Record<string, PlayableWalk>>> {
  const names = (await readdir(import.meta.dirname)).filter((name) => /^walk[A-Z]\w*\.ts$/.test(name)).toSorted()
  const files = await Promise.all(names.map(async (name): Promise<{ walks?: Record<string, PlayableWalk> }> => import(`./${name}`)))
  return Object.assign({}, ...files.map(({ walks }) => walks))
}
