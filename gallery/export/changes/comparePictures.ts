import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ViewChange } from './changes.ts'
import type { PrintedTree } from './readTree.ts'

/** Both commits, printed. */
export type Edition = Record<'before' | 'after', PrintedTree>

/** Whether a picture of two trees is the same: the same pixels have the same bytes. */
const isSame = (one: PrintedTree, other: PrintedTree, name: string, otherName = name) =>
  readFileSync(join(one.folder, name)).equals(readFileSync(join(other.folder, otherName)))

/** The name of a picture without the event that leads to its view. */
const withoutEvent = (name: string) => name.replace(/--.+?--/, '--')

/** The views that differ. If they were taken again, only if neither picture of the earlier commit equals one of the later. */
export function differingViews(editions: readonly Edition[]): ViewChange[] {
  const [first] = editions
  if (!first) return []
  const { before: older, after: newer } = first
  // One that could not be taken on a side is not compared.
  const isLost = new Set([...older.failed, ...newer.failed])
  const names = [...new Set([...newer.names, ...older.names])].filter((name) => !isLost.has(name))
  // Not a new view if only the event that first leads to it is another.
  const isReachedOtherwise = (name: string, here: PrintedTree, there: PrintedTree) =>
    there.names.some((one) => withoutEvent(one) === withoutEvent(name) && isSame(here, there, name, one))
  return names.flatMap((name): ViewChange[] => {
    const taken = (side: 'before' | 'after') =>
      editions.map((edition) => edition[side]).filter((tree) => tree.names.includes(name))
    const [before, after] = [taken('before'), taken('after')]
    if (before.length === 0) return isReachedOtherwise(name, newer, older) ? [] : [{ name, change: 'added' }]
    if (after.length === 0) return isReachedOtherwise(name, older, newer) ? [] : [{ name, change: 'removed' }]
    return before.some((one) => after.some((other) => isSame(one, other, name))) ? [] : [{ name, change: 'changed' }]
  })
}

/** Copies the pictures of the views that differ below `folder`. */
export function keepPictures(views: readonly ViewChange[], { before, after }: Edition, folder: string) {
  for (const { name, change } of views) {
    if (change !== 'added') cpSync(join(before.folder, name), join(folder, 'pictures/before', name))
    if (change !== 'removed') cpSync(join(after.folder, name), join(folder, 'pictures/after', name))
  }
}
