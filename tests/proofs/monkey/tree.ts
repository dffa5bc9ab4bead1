import { FAILSAFE_SCHEMA, load } from 'js-yaml'

/** An accessible element in Playwright's ARIA snapshot. */
export interface Part {
  role: string
  /** Empty for elements behind an open window. */
  name: string
  states: readonly string[]
  /** Playwright's reference, valid until the next snapshot. */
  ref: string | null
  /** Its own text, if it has no other content. */
  text: string
  /** Target of a link. */
  url: string | null
  parts: readonly Part[]
}

const HEAD = /^([a-z]+)(?: ("(?:[^"\\]|\\.)*"))?((?: \[[^\]]*\])*)$/

/** The address among a link's content. */
function urlAmong(content: unknown): string | null {
  const entry: unknown = Array.isArray(content) ? content.find((one) => typeof one === 'object' && one !== null && '/url' in one) : null
  return typeof entry === 'object' && entry !== null && '/url' in entry ? String(entry['/url']) : null
}

/** One entry: `button "Close" [disabled] [ref=e3]`, with a text or further entries. Ignores properties other than an address. */
function part(head: string, content: unknown): Part | null {
  if (head.startsWith('/')) return null
  const [, role = head, name = '""', marks = ''] = HEAD.exec(head) ?? []
  const states = [...marks.matchAll(/\[([^\]]*)\]/g)].map(([, mark = '']) => mark)
  return {
    role,
    name: String(JSON.parse(name)),
    states: states.filter((state) => !state.includes('=')),
    ref: states.find((state) => state.startsWith('ref='))?.slice(4) ?? null,
    text: typeof content === 'string' ? content : '',
    url: urlAmong(content),
    // A frame's content is another page, not written by the app.
    parts: Array.isArray(content) && role !== 'iframe' ? partsOf(content) : [],
  }
}

function partsOf(entries: readonly unknown[]): Part[] {
  const heads = entries.flatMap((entry): [string, unknown][] => (typeof entry === 'object' && entry !== null ? Object.entries(entry) : [[String(entry), null]]))
  return heads.map(([head, content]) => part(head, content)).filter((one) => one !== null)
}

/** Parses an ARIA snapshot; that of a page not parsed yet is empty. */
export function treeOf(snapshot: string): Part[] {
  if (snapshot.trim() === '') return []
  const read = load(snapshot, { schema: FAILSAFE_SCHEMA })
  return Array.isArray(read) ? partsOf(read) : []
}

/** An element with all its descendants. */
export const withDescendants = (parts: readonly Part[]): Part[] => parts.flatMap((one) => [one, ...withDescendants(one.parts)])

/** Elements with all their descendants, except those that match the test. */
export const allBut = (parts: readonly Part[], isLeftOut: (part: Part) => boolean): Part[] =>
  parts.flatMap((one) => (isLeftOut(one) ? [] : [one, ...allBut(one.parts, isLeftOut)]))
