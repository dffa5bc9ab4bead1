import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BRAND } from '../../src/api/brand.ts'
import { readFields } from '../../src/api/configuration.ts'
import type * as z from '../../src/api/zod.ts'
import { LANGUAGES } from '../../src/constants/limits.ts'
import { logoProblems } from './logoProblems.ts'
import { type Palette, readPalette } from './palette.ts'
import { isGroup } from './tokenFile.ts'

export interface Brand {
  /** The page's fields, except the logo, whose address is not known yet. */
  fields: z.output<z.ZodMiniObject<typeof BRAND>>
  /** The brand's palette, and the resulting one. */
  own: Palette
  whole: Palette
  /** The logo as SVG; null for the product's own. */
  logo: string | null
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'is a folder; the file in it is wanted',
  EACCES: 'may not be read',
}

/** The rule of each field, with a valid value. */
const RULES: Readonly<Record<keyof typeof BRAND, string>> = {
  names:
    '"product" and "exchange", each 1 to 24 characters without < and >, such as {"product":"Your Futures","exchange":"Your Exchange"}',
  currency: '1 to 8 letters, digits, "₿", "$", "€", "." or "-", such as "USDC"',
  theme: '"dark" or "light"',
  languages: `one or more of ${LANGUAGES.map((language) => `"${language}"`).join(', ')}, each once, such as ["pl","en"]`,
  links:
    '"home" and "wallet", each an address with https:// or a path of this site, such as {"home":"https://www.your-exchange.com/","wallet":"/funds"}',
  logo: 'the name of a file beside it, such as "logo.svg"',
}
const isField = (name: string): name is keyof typeof BRAND => Object.hasOwn(BRAND, name)

/** Why a file cannot be used, as a message for its author. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const known = 'code' in error ? REASONS[String(error.code)] : undefined
  return error instanceof SyntaxError ? `is no JSON: ${error.message}` : (known ?? error.message)
}

/** Reads a brand.json with the files it names. `problems`: all errors, as messages for its author. */
export function readBrand(file: string, css: string): { brand: Brand; problems: string[] } {
  const problems: string[] = []
  const reading = <Read>(name: string, read: (text: string) => Read, otherwise: Read): Read => {
    try {
      return read(readFileSync(join(dirname(file), name), 'utf8'))
    } catch (error) {
      problems.push(`${name}: ${reasonOf(error)}`)
      return otherwise
    }
  }
  const written = reading(
    file.slice(dirname(file).length).replace(/^[/\\]/, '') || file,
    (text): unknown => JSON.parse(text),
    {},
  )
  const { tokens = null, logo = null, ...said } = isGroup(written) ? written : {}
  if (!isGroup(written)) problems.push('The brand is no JSON object')
  const { read: fields, wrong } = readFields(BRAND, said)
  problems.push(
    ...wrong.map(
      (name) =>
        `${name}: ${isField(name) ? `cannot be ${JSON.stringify(said[name])}. It is ${RULES[name]}` : 'a brand has no such field'}`,
    ),
  )
  const named = (name: string, value: unknown) => {
    if (typeof value === 'string' && /^[\w-][\w.-]*$/.test(value)) return value
    if (value !== null)
      problems.push(
        `${name}: names a file beside the brand, not ${JSON.stringify(value)}. Write its name alone, such as "${name === 'logo' ? 'logo.svg' : 'tokens.json'}"`,
      )
    return null
  }
  const [tokenFile, logoFile] = [named('tokens', tokens), named('logo', logo)]
  const palette = readPalette(
    tokenFile === null ? {} : reading(tokenFile, (text): unknown => JSON.parse(text), {}),
    css,
  )
  problems.push(...palette.problems)
  const sign = logoFile === null ? null : reading(logoFile, (text) => text, null)
  if (sign !== null) problems.push(...logoProblems(sign).map((why) => `${logoFile}: ${why}`))
  return { brand: { fields, own: palette.own, whole: palette.whole, logo: sign }, problems }
}
