import * as z from '../../src/api/zod.ts'
import { type Colour, readColour } from './colour.ts'
import { isGroup, RefusedToken, tokensIn, valueOf, type TokenFile } from './tokenFile.ts'
import { designTokens } from './tokens/tokens.ts'

export const THEMES = ['dark', 'light'] as const
type Theme = (typeof THEMES)[number]

/** The colours of both themes by their names in src/ui/styles/tokens.css, and the radii as CSS writes them. */
export interface Palette {
  colours: Readonly<Record<Theme, ReadonlyMap<string, Colour>>>
  radii: ReadonlyMap<string, string>
}

const Radius = z.object({ value: z.number().check(z.gte(0)), unit: z.enum(['px', 'rem']) })
const COLOUR = /^(dark|light)\.color\.(.+)$/
/** A translucent overlay; any other colour is measured, and has to be opaque. */
const VEIL = 'scrim'

function readAll(
  given: readonly TokenFile[],
  all: ReadonlyMap<string, TokenFile>,
  refuse: (why: string) => void,
): Palette {
  const colours = { dark: new Map<string, Colour>(), light: new Map<string, Colour>() }
  const radii = new Map<string, string>()
  for (const token of given) {
    const { name, type } = token
    const value = valueOf(token, all)
    const [, theme, colourName = ''] = COLOUR.exec(name) ?? []
    if (theme === 'dark' || theme === 'light') {
      const colour = type === 'color' ? readColour(value) : null
      if (!colour)
        refuse(
          `${name} is no colour in srgb or oklch: ${JSON.stringify(value)}. Write "#f0b90b", or {"colorSpace":"oklch","components":[0.81,0.16,88]}`,
        )
      else if (colour.alpha < 1 && colourName !== VEIL)
        refuse(`${name} has to be opaque, as "#f0b90b" is: its contrast would be another on each ground`)
      else colours[theme].set(colourName, colour)
    } else if (name.startsWith('radius.')) {
      const { data } = Radius.safeParse(value)
      if (data) radii.set(name.slice('radius.'.length), `${data.value}${data.unit}`)
      else refuse(`${name} is no dimension in px or rem: ${JSON.stringify(value)}. Write {"value":8,"unit":"px"}`)
    }
  }
  return { colours, radii }
}

/** The product's own tokens, from src/ui/styles/tokens.css. */
const productTokens = (css: string) => new Map(tokensIn(designTokens(css)).map((token) => [token.name, token]))

/** Errors of a brand: unknown names, a colour for only one theme, and settings reserved for the product. */
function strangers(given: readonly TokenFile[], product: ReadonlyMap<string, TokenFile>): string[] {
  const names = new Set(given.map(({ name }) => name))
  return given.flatMap(({ name, value }) => {
    const own = product.get(name)
    if (!own) return [`${name}: the product has no such token`]
    const [, theme, colour] = COLOUR.exec(name) ?? []
    const other = theme === undefined ? null : `${theme === 'dark' ? 'light' : 'dark'}.color.${colour}`
    if (other !== null && !names.has(other))
      return [`${other} is missing: a brand sets a colour in both themes, and it sets ${name}`]
    const isSame = JSON.stringify(value) === JSON.stringify(own.value)
    return other !== null || name.startsWith('radius.') || isSame
      ? []
      : [`${name}: a brand sets colours and radii alone`]
  })
}

export interface ReadPalette {
  /** The brand's own settings. */
  own: Palette
  /** The resulting palette: the product's, overridden by the brand's. */
  whole: Palette
  /** Messages about invalid tokens; the rest is used. */
  problems: string[]
}

/** Reads a brand's tokens, a file in the DTCG format (2025.10); `css` is src/ui/styles/tokens.css. */
export function readPalette(file: unknown, css: string): ReadPalette {
  const product = productTokens(css)
  const problems: string[] = []
  const refuse = (why: string) => void problems.push(why)
  const built = readAll([...product.values()], product, refuse)
  const nothing: Palette = { colours: { dark: new Map(), light: new Map() }, radii: new Map() }
  try {
    if (!isGroup(file)) throw new RefusedToken('The tokens are no JSON object')
    const given = tokensIn(file)
    problems.push(...strangers(given, product))
    const own = readAll(given, new Map([...product, ...given.map((token) => [token.name, token] as const)]), refuse)
    const both = (theme: Theme) => new Map([...built.colours[theme], ...own.colours[theme]])
    return {
      own,
      whole: { colours: { dark: both('dark'), light: both('light') }, radii: new Map([...built.radii, ...own.radii]) },
      problems,
    }
  } catch (error) {
    if (!(error instanceof RefusedToken)) throw error
    return { own: nothing, whole: built, problems: [...problems, error.message] }
  }
}
