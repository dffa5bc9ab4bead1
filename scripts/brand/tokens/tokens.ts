import { type Token, tokenOf } from './tokenOf.ts'

type Group = { [name: string]: Group | Token | string }

/** Where the file is, and its type; '.tokens.json' is what tools look for. */
export const TOKENS_FILE = 'futures.tokens.json'

/** Groups of the themes, by the CSS rule of their properties. */
const THEMES = [
  [/prefers-reduced-motion/, 'reduced-motion'],
  [/data-theme=["']dark["']/, 'dark'],
  [/data-theme=["']light["']/, 'light'],
] as const

const ROOT = /((?:@media[^{]+\{\s*)?[^{}]+)\{([^{}]*)\}/g
const PROPERTY = /--([\w-]+):\s*([^;]+);[ \t]*(?:\/\*\s*(.*?)\s*\*\/)?/g

/** Its comment, and its CSS notation if that adds information: not the hex, which is the value. */
const described = (token: Token, written: string, comment: string | undefined) =>
  [
    token.$description,
    token.$type === 'color' ? written : undefined,
    comment?.startsWith('#') === true ? undefined : comment?.replaceAll(/\s+/g, ' '),
  ]
    .filter((one) => one !== undefined)
    .join('; ')

/**
 * src/ui/styles/tokens.css as design tokens in the DTCG format (2025.10): what holds in both themes by kind, 'text.md' for '--text-md',
 * and the colours and shadows of each under 'dark' and 'light'. What the format has no type for is named in the description.
 */
export function designTokens(css: string): Group {
  const root: Group = {}
  const left: string[] = []
  for (const [, selector = '', body = ''] of css.matchAll(ROOT)) {
    const rule = selector.replaceAll(/\/\*.*?\*\//gs, '')
    const theme = THEMES.find(([pattern]) => pattern.test(rule))?.[1]
    for (const [, name = '', written = '', comment] of body.matchAll(PROPERTY)) {
      const token = tokenOf(name, written.trim(), theme ?? '')
      if (!token) {
        left.push(`--${name}`)
        continue
      }
      const [kind = '', ...rest] = name.split('-')
      const description = described(token, written.trim(), comment)
      const place = [...(theme === undefined ? [] : [theme]), kind]
      const group = place.reduce<Group>((outer, one) => (outer[one] ??= {}) as Group, root) // groups alone are put at these names
      group[rest.join('-') || kind] = { ...token, ...(description !== '' && { $description: description }) }
    }
  }
  return {
    $description:
      `Written from src/ui/styles/tokens.css. ${left.length > 0 ? `Without ${left.join(', ')}: the format has no type for it.` : ''}`.trim(),
    ...root,
  }
}
