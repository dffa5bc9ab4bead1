export interface TextTree {
  [key: string]: string | TextTree | (string | TextTree)[]
}

interface Level {
  indent: number
  holds: TextTree | string[]
}

const EMPTY = /^ *(?:#.*)?$/
/** `key:` or `key: 'text'`; a key is a word, or stands in quotes as the codes do. */
const ENTRY = /^ *(?:([A-Za-z]\w*)|'([^']+)'):(?: '((?:[^']|'')*)')?$/
/** `- 'text'` */
const ITEM = /^ *- '((?:[^']|'')*)'$/
/** Letters of any script, but nothing that YAML treats in a way of its own. */
const UNUSUAL = /[^\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd]/
const RESERVED = /^(?:null|true|false|__proto__)$/i

const unquoted = (text: string) => text.replaceAll("''", "'")

/**
 * Reads the plain YAML that the texts of the first page are written in: maps and lists of texts in single quotes.
 * Null for a file with anything else in it: that is for the whole of YAML, whose reader is as large as half of our
 * own code and fetched only then. What is read here is what that one would read.
 */
export function plainTexts(yaml: string): TextTree | null {
  if (UNUSUAL.test(yaml)) return null
  const root: TextTree = {}
  const levels: Level[] = [{ indent: 0, holds: root }]
  /** Gives the last key what it holds, once the next line has shown which that is. */
  let fill: ((value: Level['holds']) => void) | null = null

  for (const line of yaml.split('\n')) {
    if (EMPTY.test(line)) continue
    const item = ITEM.exec(line)
    const entry = ENTRY.exec(line)
    const indent = line.search(/[^ ]/)
    const parent = levels.at(-1)
    if (fill && parent && indent > parent.indent) {
      const holds = item ? [] : {}
      fill(holds)
      levels.push({ indent, holds })
    } else if (fill) {
      return null
    }
    fill = null

    while (levels.length > 1 && indent < (levels.at(-1)?.indent ?? 0)) levels.pop()
    const level = levels.at(-1)
    if (level?.indent !== indent) return null
    const { holds } = level

    if (Array.isArray(holds)) {
      if (!item) return null
      holds.push(unquoted(item[1] ?? ''))
      continue
    }
    const key = entry?.[1] ?? entry?.[2]
    if (key === undefined || RESERVED.test(key) || Object.hasOwn(holds, key)) return null
    const text = entry?.[3]
    // Without a text it keeps its place among the keys.
    holds[key] = unquoted(text ?? '')
    if (text === undefined)
      fill = (value) => {
        holds[key] = value
      }
  }
  return fill || Object.keys(root).length === 0 ? null : root
}
