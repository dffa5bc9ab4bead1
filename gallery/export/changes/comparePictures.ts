import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

export interface Comparison {
  /** Pixels that differ, and all of them. */
  pixels: number
  of: number
  /** The differing pixels in red over the later picture in grey, as PNG; null if none differs. */
  difference: Buffer | null
}

/** The picture on a larger ground, which is transparent where the picture ends. */
function onGround(picture: PNG, width: number, height: number): PNG {
  const ground = new PNG({ width, height, fill: true })
  ground.data.fill(0)
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0)
  return ground
}

/** Compares two PNG files exactly: every differing pixel counts, and the additional area of a larger picture. Throws if one is no PNG. */
export function comparePictures(before: Buffer, after: Buffer): Comparison {
  const then = PNG.sync.read(before)
  if (before.equals(after)) return { pixels: 0, of: then.width * then.height, difference: null }
  const now = PNG.sync.read(after)
  const [width, height] = [Math.max(then.width, now.width), Math.max(then.height, now.height)]
  const of = width * height
  const drawn = new PNG({ width, height })
  const pixels = pixelmatch(onGround(then, width, height).data, onGround(now, width, height).data, drawn.data, width, height, { threshold: 0, includeAA: true, alpha: 0.3 })
  return { pixels, of, difference: pixels > 0 ? PNG.sync.write(drawn) : null }
}
