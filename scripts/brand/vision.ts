/** Linear sRGB, each part 0 to 1. */
export type Light = readonly [number, number, number]
type Matrix = readonly [Light, Light, Light]

/** Vision without one kind of cones. Machado, Oliveira and Fernandes 2009, severity 1.0, as in browsers' own tools. */
const CONES_MISSING = {
  protan: [
    [0.152_286, 1.052_583, -0.204_868],
    [0.114_503, 0.786_281, 0.099_216],
    [-0.003_882, -0.048_116, 1.051_998],
  ],
  deutan: [
    [0.367_322, 0.860_646, -0.227_968],
    [0.280_085, 0.672_501, 0.047_413],
    [-0.011_82, 0.042_94, 0.968_881],
  ],
  tritan: [
    [1.255_528, -0.076_749, -0.178_779],
    [-0.078_411, 0.930_809, 0.147_602],
    [0.004_733, 0.691_367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>

export const VISIONS = ['normal', 'protan', 'deutan', 'tritan'] as const
export type Vision = (typeof VISIONS)[number]

const within = (part: number) => Math.min(1, Math.max(0, part))

/** A colour as seen with this kind of vision. */
export function simulateVision(vision: Vision, light: Light): Light {
  if (vision === 'normal') return light
  const [red, green, blue] = light
  const part = ([r, g, b]: Light) => within(r * red + g * green + b * blue)
  const [first, second, third] = CONES_MISSING[vision]
  return [part(first), part(second), part(third)]
}
