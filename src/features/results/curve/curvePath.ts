import type { Curve } from '../../../domain/results/curve.ts'
import type { Decimal, Instant } from '../../../api/scalars.ts'

/** Size of the drawing in its own units. */
export const SIZE = { width: 1_000, height: 200 }

export interface CurveScale {
  x: (at: Instant) => number
  y: (total: Decimal | 0) => number
}

/** Maps time and KXT to coordinates of the drawing; floats, since they are pixels only. */
export function scaleOf({ points, highest, lowest }: Curve): CurveScale {
  const [first = 0, last = 0] = [points.at(0)?.at, points.at(-1)?.at]
  const [top, height] = [Number(highest), Number(highest) - Number(lowest)]
  return {
    x: (at) => (last === first ? SIZE.width : ((at - first) / (last - first)) * SIZE.width),
    y: (total) => (height === 0 ? SIZE.height / 2 : ((top - Number(total)) / height) * SIZE.height),
  }
}

const toTenth = (pixels: number) => String(Math.round(pixels * 10) / 10)

/** The curve from zero: a step at each closed trade. */
export function curvePath(curve: Curve, { x, y }: CurveScale): string {
  return `M0 ${toTenth(y(0))}${curve.points.map(({ at, total }) => `H${toTenth(x(at))}V${toTenth(y(total))}`).join('')}H${SIZE.width}`
}
