import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBrand } from '../../../scripts/brand/readBrand.ts'
import { folderOf } from '../../folderOf.ts'

export const PRODUCT_CSS = readFileSync('src/ui/styles/tokens.css', 'utf8')

/** Reads a brand made of these files; strings are written as is, anything else as JSON. */
export function brandOf(files: Record<string, unknown>) {
  const texts = Object.entries(files).map(
    ([name, content]) => [name, typeof content === 'string' ? content : JSON.stringify(content)] as const,
  )
  const folder = folderOf(Object.fromEntries(texts))
  const file = join(folder, 'brand.json')
  return { file, ...readBrand(file, PRODUCT_CSS) }
}

const oklch = (lightness: number, chroma: number, hue: number) => ({
  $value: { colorSpace: 'oklch', components: [lightness, chroma, hue] },
})

/** A brand that sets one colour, the same in both themes. */
export const withColour = (name: string, value: unknown) =>
  brandOf({
    'brand.json': { tokens: 'tokens.json' },
    'tokens.json': Object.fromEntries(
      ['dark', 'light'].map((theme) => [theme, { color: { $type: 'color', [name]: value } }]),
    ),
  })
export const grey = (lightness: number) => oklch(lightness, 0, 0)
export const red = (lightness: number) => oklch(lightness, 0.17, 33)
