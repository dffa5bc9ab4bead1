import type { Curve } from '../../../domain/results/curve.ts'
import type { Decimal, Instant } from '../../../api/scalars.ts'

/** The drawing's own units. */
export const SIZE = { width: 1_000, height: 200 }

export interface CurveScale {
  x: (at: Instant) => number
  y: (total: Decimal | 0) => number
}

/** From moments and KXT to a place in the drawing; floats, since they are pixels only. */
export function scaleOf({ points, highest, lowest }: Curve): CurveScale {
  const [first = 0, last = 0] = [points.at(0)?.at, points.at(-1)?.at]
  const [top, height] = [Number(highest), Number(highest) - Number(lowest)]
  return {
    x: (at) => (last === first ? SIZE.width : ((at - first) / (last - first)) * SIZE.width),
    y: (total) => (height === 0 ? SIZE.height / 2 : ((top - Number(total)) / height) * SIZE.height),
  }
}

const place = (pixels: number) => String(Math.round(pixels * 10) / 10)

/** The curve from zero: level until a trade is closed, then up or down at once. */
export function curvePath(curve: Curve, { x, y }: CurveScale): string {
  return `M0 ${place(y(0))}${curve.points.map(({ at, total }) => `H${place(x(at))}V${place(y(total))}`).join('')}H${SIZE.width}`
}
