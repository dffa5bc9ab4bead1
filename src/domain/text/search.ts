/** Part of a text, from start to before end, in UTF-16 units. */
interface TextRange {
  start: number
  end: number
}

/** Letters that do not decompose into a base letter and an accent, and what people type for them. */
const plainLetters: ReadonlyMap<string, string> = new Map([
  ['ł', 'l'],
  ['ß', 'ss'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ı', 'i'],
])

/** 'Łódź' as 'lodz'. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/\P{ASCII}/gu, (letter) => plainLetters.get(letter) ?? letter)

/** A folded text, and for each of its units the range in the original text. */
interface Folded {
  text: string
  ranges: TextRange[]
}

function folded(text: string): Folded {
  const ranges: TextRange[] = []
  let result = ''
  let start = 0
  for (const character of text) {
    const end = start + character.length
    const letters = fold(character)
    const before = ranges.at(-1)
    // A combining accent belongs to the letter before it.
    if (letters === '' && before) ranges[ranges.length - 1] = { start: before.start, end }
    for (let unit = 0; unit < letters.length; unit++) ranges.push({ start, end })
    result += letters
    start = end
  }
  return { text: result, ranges }
}

/**
 * Ranges where the text contains the needle, ignoring case and accents: 'lodz' finds 'Łódź'.
 * The needle is not a pattern; an empty one matches nothing. Specification §5.
 */
export function findMatches(text: string, needle: string): TextRange[] {
  const foldedNeedle = fold(needle.trim())
  if (foldedNeedle === '') return []
  const { text: plain, ranges } = folded(text)
  const found: TextRange[] = []
  let at = plain.indexOf(foldedNeedle)
  while (at >= 0) {
    const first = ranges[at]
    const last = ranges[at + foldedNeedle.length - 1]
    const before = found.at(-1)
    if (first && last && (!before || first.start >= before.end)) {
      found.push({ start: first.start, end: last.end })
      at = plain.indexOf(foldedNeedle, at + foldedNeedle.length)
    } else {
      at = plain.indexOf(foldedNeedle, at + 1)
    }
  }
  return found
}

interface TextPart {
  text: string
  match: boolean
}

/** Splits the text into matched and unmatched parts; joined, they are the original text. */
export function splitMatches(text: string, needle: string): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const { start, end } of findMatches(text, needle)) {
    if (start > at) parts.push({ text: text.slice(at, start), match: false })
    parts.push({ text: text.slice(start, end), match: true })
    at = end
  }
  if (at < text.length) parts.push({ text: text.slice(at), match: false })
  return parts
}
