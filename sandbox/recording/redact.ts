import { KEPT, STANDINS, WORDS } from './fields.ts'

/** Replaces a text that could identify a person. */
const REDACTED = 'redacted'

const NUMBER = /^-?\d{1,30}(\.\d{1,30})?(e[+-]?\d{1,3})?$/i
const INSTANT = /^\d{4}-\d{2}-\d{2}([T ][\d:.]{5,18})?(Z|[+-]\d{2}:?\d{2})?$/
/** A state, a currency, a language. */
const CONSTANT = /^[A-Z][A-Z0-9_]{0,39}$/
const MARKET = /^[A-Za-z0-9]{1,20}-[A-Za-z0-9]{1,20}$/
const NAME = /^[A-Za-z_]\w{0,39}$/

const isPlain = (field: string, text: string) =>
  NUMBER.test(text) || INSTANT.test(text) || CONSTANT.test(text) || (/^markets?$/.test(field) && MARKET.test(text))

/** A leaf reduced to its type. */
const bare = (value: unknown) => (typeof value === 'string' ? (WORDS.has(value) ? value : REDACTED) : typeof value === 'number' ? 0 : typeof value === 'boolean' ? false : null)

/** Removes everything from JSON that could identify a person, and keeps its structure. Use one redactor per recording, so that substitutes are consistent. */
export function createRedactor() {
  const standins = new Map<string, number>()
  const numberOf = (field: string, value: string) => {
    const key = `${field} ${value}`
    const known = standins.get(key) ?? [...standins.keys()].filter((other) => other.startsWith(`${field} `)).length + 1
    standins.set(key, known)
    return known
  }

  function leaf(field: string, value: unknown): unknown {
    const standin = Object.hasOwn(STANDINS, field) ? STANDINS[field] : undefined
    if (standin && (typeof value === 'number' || (typeof value === 'string' && value !== ''))) {
      const number = numberOf(field, String(value))
      return typeof value === 'number' ? number : standin(number)
    }
    if (!KEPT.has(field)) return bare(value)
    return typeof value === 'string' && value !== '' && !isPlain(field, value) ? bare(value) : value
  }

  function redact(value: unknown, field: string, isKnown: boolean): unknown {
    if (Array.isArray(value)) return value.map((entry) => redact(entry, field, isKnown))
    if (typeof value !== 'object' || value === null) return isKnown ? leaf(field, value) : bare(value)
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [NAME.test(name) ? name : `field-${numberOf('', name)}`, redact(entry, name, isKnown && (KEPT.has(name) || Object.hasOwn(STANDINS, name)))]),
    )
  }
  return (body: unknown): unknown => redact(body, 'list', true)
}
