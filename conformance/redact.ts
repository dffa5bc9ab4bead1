import type { Single } from './fields.ts'

/** Fields with constants of the contract or public facts, never personal data. */
const OPEN = new Set([
  'type',
  'state',
  'market',
  'markets',
  'closureType',
  'language',
  'currency',
  'defaultCurrency',
  'buyingCurrency',
  'payingCurrency',
  'leverage',
  'tier',
  'rank',
  'rewardsTier',
  'pricePrecision',
  'positionSizePrecision',
])
const LONGEST = 24

const nameOf = (path: string) => path.replaceAll('[]', '').split('.').at(-1) ?? ''

/** Its format without its content: digits become 9, letters a; long texts are cut. */
const form = (text: string) =>
  text
    .replaceAll(/\d/g, '9')
    .replaceAll(/\p{Lu}/gu, 'A')
    .replaceAll(/\p{L}/gu, (letter) => (letter === 'A' ? letter : 'a'))

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…(${text.length})` : text)

/** A value as an example for a report that may be shared. `isPublic`: not personal, such as a market's price. */
export function redactExample(value: Single | undefined, path: string, isPublic: boolean): string {
  if (value === undefined) return ''
  if (typeof value === 'boolean') return String(value)
  const text = String(value)
  // Zero is nobody's secret.
  const shown = isPublic || /^-?0(\.0*)?$/.test(text) || OPEN.has(nameOf(path)) ? cut(text) : cut(form(text))
  return typeof value === 'string' ? `"${shown}"` : shown
}

/** The start of an id: enough to find it in the list. */
export const shortId = (id: string): string =>
  id.length <= 4 ? `${id.slice(0, 1)}…` : `${id.slice(0, Math.min(6, Math.floor(id.length / 2)))}…`
