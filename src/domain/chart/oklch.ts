// One converter for the chart's drawing library and for the tools that write tokens and brands; docs/decisions.md explains why it is our own.

/** A colour as in CSS; opacity from 0 to 1. */
interface Oklch {
  /** 0 to 1. */
  lightness: number
  chroma: number
  /** Degrees. */
  hue: number
  alpha: number
}

const WRITTEN = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)(?:deg)?(?:\s*\/\s*([\d.]+))?\s*\)$/

/** Parses 'oklch(77.5% 0.115 282 / 0.5)'; null if it is not one. */
export function readOklch(text: string): Oklch | null {
  const [, lightness, unit, chroma, hue, alpha = '1'] = WRITTEN.exec(text) ?? []
  return lightness === undefined
    ? null
    : {
        lightness: Number(lightness) / (unit === '%' ? 100 : 1),
        chroma: Number(chroma),
        hue: Number(hue),
        alpha: Number(alpha),
      }
}

const gamma = (linear: number) => (linear <= 0.003_130_8 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055)

/** The colour in sRGB, each component 0 to 1, clipped to its gamut. Björn Ottosson, "A perceptual color space". */
export function toSrgb({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const radians = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(radians), chroma * Math.sin(radians)]
  const long = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3
  const medium = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3
  const short = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3
  const part = (linear: number) => Number(Math.min(1, Math.max(0, gamma(linear))).toFixed(4))
  return [
    part(4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short),
    part(-1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short),
    part(-0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701 * short),
  ]
}

/** '#aaadfd' */
export const toHex = (parts: readonly number[]): string =>
  `#${parts
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
