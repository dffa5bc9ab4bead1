import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import type { Side, ViewChange } from './changes.ts'
import type { PrintedTree } from './readTree.ts'

/** Both commits, printed. */
export type Edition = Record<'before' | 'after', PrintedTree>

/** A view that differs, with its pictures as PNG. */
interface DifferingView {
  found: ViewChange
  pictures: Partial<Record<Side, Buffer>>
}

/** The picture on a larger ground, which is transparent where the picture ends. */
function onGround(picture: PNG, width: number, height: number): PNG {
  const ground = new PNG({ width, height, fill: true })
  ground.data.fill(0)
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0)
  return ground
}

/**
 * Compares two PNG files exactly: every differing pixel counts, and the additional area of a larger picture. Null if they are equal;
 * else the differing pixels in red over the later picture in grey. Throws if one is no PNG.
 */
export function comparePictures(before: Buffer, after: Buffer): { pixels: number; of: number; difference: Buffer } | null {
  if (before.equals(after)) return null
  const [then, now] = [PNG.sync.read(before), PNG.sync.read(after)]
  const [width, height] = [Math.max(then.width, now.width), Math.max(then.height, now.height)]
  const drawn = new PNG({ width, height })
  const pixels = pixelmatch(onGround(then, width, height).data, onGround(now, width, height).data, drawn.data, width, height, { threshold: 0, includeAA: true, alpha: 0.3 })
  return pixels > 0 ? { pixels, of: width * height, difference: PNG.sync.write(drawn) } : null
}

/**
 * The views that differ. A second edition has those that differ in the first, taken again: then a view counts as changed only if
 * neither of the earlier commit's pictures equals either of the later one's.
 */
export function differingViews(editions: readonly Edition[]): DifferingView[] {
  const [first] = editions
  if (!first) return []
  const { before: older, after: newer } = first
  // One that could not be taken on a side is not compared.
  const isLost = new Set([...older.failed, ...newer.failed])
  const names = [...new Set([...newer.names, ...older.names])].filter((name) => !isLost.has(name))
  return names.flatMap((name): DifferingView[] => {
    const [before, after] = (['before', 'after'] as const).map((side) =>
      editions.flatMap(({ [side]: { folder, names: taken } }) => (taken.includes(name) ? readFileSync(join(folder, name)) : [])),
    ) as [Buffer[], Buffer[]] // of two sides
    const [then, now] = [before.at(-1), after.at(-1)]
    if (!then || !now) return [{ found: { name, change: then ? 'removed' : 'added', pixels: 0, of: 0 }, pictures: { ...(then && { before: then }), ...(now && { after: now }) } }]
    const compared = before.flatMap((one) => after.map((other) => comparePictures(one, other)))
    const last = compared.at(-1)
    if (!last || compared.includes(null)) return []
    const { pixels, of, difference } = last
    return [{ found: { name, change: 'changed', pixels, of }, pictures: { before: then, after: now, difference } }]
  })
}

/** Writes the pictures of the views that differ below `folder`. */
export function writePictures(views: readonly DifferingView[], folder: string) {
  for (const { found, pictures } of views)
    for (const [side, picture] of Object.entries(pictures)) {
      const file = join(folder, 'pictures', side, found.name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, picture)
    }
}
