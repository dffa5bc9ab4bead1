import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Side, ViewChange } from './changes.ts'
import { comparePictures } from './comparePictures.ts'
import type { PrintedTree } from './readTree.ts'

/** Compares the pictures of two commits and keeps those that differ in `folder`/pictures. One that could not be taken on a side is left out. */
export function compareViews(before: PrintedTree, after: PrintedTree, folder: string): ViewChange[] {
  const keep = (side: Side, name: string, picture: Buffer) => {
    const file = join(folder, 'pictures', side, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, picture)
  }
  const pictureIn = (tree: PrintedTree, name: string) => (tree.names.includes(name) ? readFileSync(join(tree.folder, name)) : null)
  const isLost = new Set([...before.failed, ...after.failed])
  const names = [...new Set([...after.names, ...before.names])].filter((name) => !isLost.has(name))
  return names.map((name): ViewChange => {
    const [then, now] = [pictureIn(before, name), pictureIn(after, name)]
    if (!then || !now) {
      const side = then ? 'before' : 'after'
      const picture = then ?? now
      if (picture) keep(side, name, picture)
      return { name, change: then ? 'removed' : 'added', pixels: 0, of: 0 }
    }
    const { difference, pixels, of } = comparePictures(then, now)
    if (!difference) return { name, change: 'same', pixels, of }
    keep('before', name, then)
    keep('after', name, now)
    keep('difference', name, difference)
    return { name, change: 'changed', pixels, of }
  })
}
