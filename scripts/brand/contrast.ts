import type { Colour } from './colour.ts'
import { type Light, simulateVision, type Vision } from './vision.ts'

/** One component of sRGB, 0 to 1. */
const linear = (part: number) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

/** WCAG 2.2, relative luminance. */
const luminance = ([red, green, blue]: Light) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** Contrast of two opaque colours by WCAG 2.2, 1 to 21, for a kind of vision, in any order. */
export function contrast(one: Colour, other: Colour, vision: Vision = 'normal'): number {
  const seen = ({ rgb: [red, green, blue] }: Colour) =>
    luminance(simulateVision(vision, [linear(red), linear(green), linear(blue)]))
  const [a, b] = [seen(one), seen(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
