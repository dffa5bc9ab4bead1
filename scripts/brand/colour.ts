import * as z from '../../src/api/zod.ts'
import { toHex, toSrgb } from '../../src/domain/chart/oklch.ts'

/** A colour for measuring, and as written in a style sheet. */
export interface Colour {
  /** sRGB, each part 0 to 1. */
  rgb: readonly [number, number, number]
  /** 0 to 1. */
  alpha: number
  css: string
}

const share = z.number().check(z.gte(0), z.lte(1))
const alpha = z._default(share, 1)
const Srgb = z.object({ colorSpace: z.literal('srgb'), components: z.tuple([share, share, share]), alpha })
const Oklch = z.object({
  colorSpace: z.literal('oklch'),
  components: z.tuple([share, z.number().check(z.gte(0), z.lte(0.5)), z.number().check(z.gte(0), z.lte(360))]),
  alpha,
})
const Value = z.discriminatedUnion('colorSpace', [Srgb, Oklch])

const short = (part: number) => String(Number(part.toFixed(4)))
const veil = (opacity: number) => (opacity === 1 ? '' : ` / ${short(opacity)}`)

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i

/** '#f0b90b' as a value in sRGB; anything else unchanged. */
function withoutHex(value: unknown): unknown {
  if (typeof value !== 'string' || !HEX.test(value)) return value
  const digits = value.length > 5 ? value.slice(1) : value.slice(1).replaceAll(/./g, '$&$&')
  const [red, green, blue, opacity = 1] = [...digits.matchAll(/../g)].map(([pair]) => Number.parseInt(pair, 16) / 255)
  return { colorSpace: 'srgb', components: [red, green, blue], alpha: opacity }
}

/** The $value of a colour token (DTCG 2025.10) in sRGB or OKLCH, or a hex colour; null for any other. */
export function readColour(value: unknown): Colour | null {
  const { data } = Value.safeParse(withoutHex(value))
  if (!data) return null
  const [first, second, third] = data.components
  if (data.colorSpace === 'oklch') {
    const rgb = toSrgb({ lightness: first, chroma: second, hue: third, alpha: data.alpha })
    return {
      rgb,
      alpha: data.alpha,
      css: `oklch(${short(first * 100)}% ${short(second)} ${short(third)}${veil(data.alpha)})`,
    }
  }
  const bytes = data.components.map((part) => Math.round(part * 255))
  return {
    rgb: data.components,
    alpha: data.alpha,
    css: data.alpha === 1 ? toHex(data.components) : `rgb(${bytes.join(' ')}${veil(data.alpha)})`,
  }
}
