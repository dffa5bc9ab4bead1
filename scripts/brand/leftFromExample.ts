import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const EXAMPLE = join(import.meta.dirname, '../../brands/aurora/brand.json')
/** Fields likely to be forgotten in a copy; theme and languages may well be the same. */
const OWN = ['names', 'currency', 'links', 'logo', 'tokens']
/** Reserved by RFC 2606: such addresses do not exist. */
const IS_EXAMPLE = /^https?:\/\/([^/]+\.)?example([:/]|$)/

type Fields = Record<string, unknown>
// Read and validated before by readBrand.ts.
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Fields

/** Whether a field equals the example's; for a field that names a file, whether its content does. */
function isLeft(name: string, { file, fields, example }: { file: string; fields: Fields; example: Fields }): boolean {
  const [own, given] = [fields[name], example[name]]
  if (typeof own !== 'string' || typeof given !== 'string' || name === 'currency')
    return JSON.stringify(own) === JSON.stringify(given)
  return readFileSync(join(dirname(file), own), 'utf8') === readFileSync(join(dirname(EXAMPLE), given), 'utf8')
}

interface Left {
  /** Why the brand cannot be deployed: it links to addresses that do not exist. */
  problems: string[]
  /** Names the fields that are still the example's; null if there are none. */
  note: string | null
}

/** What a brand still has of brands/aurora, as messages for its author. */
export function leftFromExample(file: string): Left {
  if (resolve(file) === EXAMPLE) return { problems: [], note: null }
  const [fields, example] = [read(file), read(EXAMPLE)]
  const links = Object.entries((fields['links'] ?? {}) as Fields).filter(([, address]) =>
    IS_EXAMPLE.test(String(address)),
  )
  const left = OWN.filter((name) => isLeft(name, { file, fields, example }))
  return {
    problems: links.map(
      ([name, address]) =>
        `links.${name}: ${String(address)} does not exist; write your own, such as "https://www.your-exchange.com/" or "/funds"`,
    ),
    note: left.length > 0 ? `Unchanged from brands/aurora: ${left.join(', ')}` : null,
  }
}
