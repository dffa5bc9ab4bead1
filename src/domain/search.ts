/** Part of a text, from start to before end, in UTF-16 units. */
export interface TextRange {
  start: number
  end: number
}

/** Letters that are more than a base letter and an accent, by what people type for them. */
const plainLetters: ReadonlyMap<string, string> = new Map([
  ['ł', 'l'],
  ['ß', 'ss'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ı', 'i'],
])

const isAccent = (character: string) => /^\p{Mn}$/u.test(character)

/** 'Łódź' as 'lodz'. */
const fold = (text: string): string =>
  Array.from(text.toLowerCase().normalize('NFKD'))
    .filter((character) => !isAccent(character))
    .map((character) => plainLetters.get(character) ?? character)
    .join('')

/** A folded text that knows of each of its units where it came from. */
interface Folded {
  text: string
  ranges: TextRange[]
}

function folded(text: string): Folded {
  const ranges: TextRange[] = []
  let plain = ''
  let start = 0
  for (const character of text) {
    const end = start + character.length
    const letters = fold(character)
    const before = ranges.at(-1)
    // An accent written after its letter belongs to that letter.
    if (letters === '' && before) ranges[ranges.length - 1] = { start: before.start, end }
    for (let unit = 0; unit < letters.length; unit++) ranges.push({ start, end })
    plain += letters
    start = end
  }
  return { text: plain, ranges }
}

/**
 * Where a text says what is searched for, whatever the case and the accents: 'lodz' finds 'Łódź'.
 * The needle is no pattern; an empty one is found nowhere. Specification §5.
 */
export function matches(text: string, needle: string): TextRange[] {
  const wanted = fold(needle.trim())
  if (wanted === '') return []
  const { text: plain, ranges } = folded(text)
  const found: TextRange[] = []
  let at = plain.indexOf(wanted)
  while (at >= 0) {
    const first = ranges[at]
    const last = ranges[at + wanted.length - 1]
    const before = found.at(-1)
    if (first && last && (!before || first.start >= before.end)) {
      found.push({ start: first.start, end: last.end })
      at = plain.indexOf(wanted, at + wanted.length)
    } else {
      at = plain.indexOf(wanted, at + 1)
    }
  }
  return found
}

export interface TextPart {
  text: string
  match: boolean
}

/** The text in parts, matched or not, that joined are the text again. */
export function split(text: string, needle: string): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const { start, end } of matches(text, needle)) {
    if (start > at) parts.push({ text: text.slice(at, start), match: false })
    parts.push({ text: text.slice(start, end), match: true })
    at = end
  }
  if (at < text.length) parts.push({ text: text.slice(at), match: false })
  return parts
}
