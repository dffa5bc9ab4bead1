import { readOklch, toHex, toSrgb } from '../../../src/domain/chart/oklch.ts'

/** A design token. Design Tokens Community Group, Format Module 2025.10. */
export interface Token {
  $type: 'color' | 'dimension' | 'duration' | 'number' | 'fontFamily' | 'fontWeight' | 'cubicBezier' | 'shadow'
  $value: unknown
  $description?: string
}

const measure = (text: string) => {
  const [, value, unit] = /^(-?[\d.]+)(px|rem|ms|s|em)$/.exec(text) ?? []
  return value === undefined ? null : { value: Number(value), unit: unit ?? '' }
}

/** In sRGB with its hex, which every tool reads; null if it is not a colour. */
function colour(text: string) {
  const read = readOklch(text)
  if (!read) return null
  const components = toSrgb(read)
  return { colorSpace: 'srgb', components, alpha: read.alpha, hex: toHex(components) }
}

/** '0 8px 24px -4px <colour>': offsets, blur, spread. A custom property as its colour is a reference to its token. */
function shadow(text: string, theme: string) {
  const [, lengths = '', named, written = ''] =
    /^((?:-?[\d.]+(?:px)? ){3,4})(?:var\(--color-([\w-]+)\)|(oklch\([^)]*\)))$/.exec(text) ?? []
  const color = named === undefined ? colour(written) : `{${theme}.color.${named}}`
  if (color === null) return null
  const [offsetX, offsetY, blur, spread] = [...lengths.trim().split(' '), '0'].map((one) => ({
    value: Number.parseFloat(one),
    unit: 'px',
  }))
  return { color, offsetX, offsetY, blur, spread }
}

/** Splits at commas outside brackets. */
const listed = (text: string) => text.split(/,\s*(?![^(]*\))/)

/** The token of a property, without its description; null if the format has no type for it. `theme`: the group for its references. */
export function tokenOf(name: string, text: string, theme: string): Token | null {
  const color = colour(text)
  if (color) return { $type: 'color', $value: color }
  if (name.startsWith('font-') && text.startsWith("'") && !/' \d/.test(text))
    return { $type: 'fontFamily', $value: listed(text).map((one) => one.replaceAll("'", '')) }
  if (name.startsWith('shadow-')) {
    const layers = listed(text).map((one) => shadow(one, theme))
    return layers.includes(null) ? null : { $type: 'shadow', $value: layers }
  }
  const bezier = /^cubic-bezier\((.+)\)$/.exec(text)?.[1]?.split(',').map(Number)
  if (bezier ?? text === 'linear') return { $type: 'cubicBezier', $value: bezier ?? [0, 0, 1, 1] }
  const measured = measure(text)
  if (measured?.unit === 'em') return { $type: 'number', $value: measured.value, $description: 'em' }
  if (measured)
    return { $type: measured.unit === 'ms' || measured.unit === 's' ? 'duration' : 'dimension', $value: measured }
  if (!/^-?[\d.]+$/.test(text)) return null
  return { $type: name.startsWith('weight-') ? 'fontWeight' : 'number', $value: Number(text) }
}
