import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Side, ViewChange } from './changes.ts'
import { comparePictures, type Comparison } from './comparePictures.ts'
import type { PrintedTree } from './readTree.ts'

/** Both commits, printed. */
export interface Edition {
  before: PrintedTree
  after: PrintedTree
}

const pictureIn = (tree: PrintedTree, name: string) => (tree.names.includes(name) ? readFileSync(join(tree.folder, name)) : null)

function namesIn({ before, after }: Edition): string[] {
  // One that could not be taken on a side is not compared.
  const isLost = new Set([...before.failed, ...after.failed])
  return [...new Set([...after.names, ...before.names])].filter((name) => !isLost.has(name))
}

/** The pictures that both commits have and that differ. */
export const differingIn = (edition: Edition): string[] =>
  namesIn(edition).filter((name) => {
    const [then, now] = [pictureIn(edition.before, name), pictureIn(edition.after, name)]
    return then !== null && now !== null && comparePictures(then, now).difference !== null
  })

/**
 * Compares the pictures of two commits and stores the differing ones in `folder`/pictures. `again`: differing pictures, taken
 * again on both sides. A picture counts as changed only if neither of the earlier commit's equals either of the later one's.
 */
export function compareViews(first: Edition, again: Edition | null, folder: string): ViewChange[] {
  const keep = (side: Side, name: string, picture: Buffer) => {
    const file = join(folder, 'pictures', side, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, picture)
  }
  return namesIn(first).map((name): ViewChange => {
    const [then, now] = [pictureIn(first.before, name), pictureIn(first.after, name)]
    if (!then || !now) {
      const side = then ? 'before' : 'after'
      const picture = then ?? now
      if (picture) keep(side, name, picture)
      return { name, change: then ? 'removed' : 'added', pixels: 0, of: 0 }
    }
    const pictures = (tree: PrintedTree | undefined, own: Buffer) => {
      const other = tree ? pictureIn(tree, name) : null
      return other ? [own, other] : [own]
    }
    const sides = { before: pictures(again?.before, then), after: pictures(again?.after, now) }
    let last: Comparison = comparePictures(then, now)
    for (const one of sides.before)
      for (const other of sides.after) {
        last = comparePictures(one, other)
        if (!last.difference) return { name, change: 'same', pixels: 0, of: last.of }
      }
    keep('before', name, sides.before.at(-1) ?? then)
    keep('after', name, sides.after.at(-1) ?? now)
    if (last.difference) keep('difference', name, last.difference)
    return { name, change: 'changed', pixels: last.pixels, of: last.of }
  })
}
