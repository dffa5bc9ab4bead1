import { readdir } from 'node:fs/promises'
import type { PlayableWalk } from './walkStage.ts'

/** All walks by name: the `walks` of each walk<Machine>.ts. A new one needs no registration. */
export async function readWalks(): Promise<Readonly<Record<string, PlayableWalk>>> {
  const names = (await readdir(import.meta.dirname)).filter((name) => /^walk[A-Z]\w*\.ts$/.test(name)).toSorted()
  const files = await Promise.all(
    names.map(async (name): Promise<{ walks?: Record<string, PlayableWalk> }> => import(`./${name}`)),
  )
  return Object.assign({}, ...files.map(({ walks }) => walks))
}
