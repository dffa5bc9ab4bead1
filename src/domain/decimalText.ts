import { MAX_INTEGER_DIGITS } from '../limits.ts'
import { Decimal } from '../wire/scalars.ts'
import { grouped } from './format.ts'

const SHAPE = /^(\d*)(?:\.(\d*))?$/

/** What a field may hold: '', '12', '5.', '.5'; up to 10 digits before the point. Specification §5. */
export function accepts(text: string, decimals: number): boolean {
  const parts = SHAPE.exec(text)
  if (!parts) return false
  const [, whole = '', fraction] = parts
  if (whole.length > MAX_INTEGER_DIGITS) return false
  return fraction === undefined || (decimals > 0 && fraction.length <= decimals)
}

/** The number a field holds: '5.' is 5, '007' is 7; null while there is none yet ('', '.'). */
export function typedNumber(text: string): Decimal | null {
  const parts = SHAPE.exec(text)
  if (!parts) return null
  const [, whole = '', fraction = ''] = parts
  if (whole === '' && fraction === '') return null
  const units = whole.replace(/^0+(?=\d)/, '') || '0'
  const parsed = Decimal.safeParse(fraction === '' ? units : `${units}.${fraction}`)
  return parsed.success ? parsed.data : null
}

const PLAIN = /^\d*(?:[.,]\d*)?$/
const GROUPED = /^\d{1,3}(?:\s\d{3})+(?:[.,]\d*)?$/
const GROUPED_BY_COMMA = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/
/** '1,234' is a thousand and more to one half of the world, and one and a bit to the other. */
const TWO_READINGS = /^[1-9]\d{0,2},\d{3}$/

/**
 * A pasted number as raw text: '1 234,56', with any kind of space, is our own way of showing 1234.56, and '1,234.56'
 * the American one. Marks count only where thousands are parted; all else is null, so that no paste becomes another number.
 */
export function normalise(pasted: string): string | null {
  const text = pasted.trim()
  if (text === '' || TWO_READINGS.test(text)) return null
  if (PLAIN.test(text) || GROUPED.test(text)) return text.replace(/\s/g, '').replace(',', '.')
  return GROUPED_BY_COMMA.test(text) ? text.replaceAll(',', '') : null
}

export type PasteProblem = 'twoReadings' | 'tooLong' | 'noNumber'

/** Why a pasted text changed nothing. */
export function pasteProblem(pasted: string): PasteProblem {
  if (TWO_READINGS.test(pasted.trim())) return 'twoReadings'
  return normalise(pasted) === null ? 'noNumber' : 'tooLong'
}

export const isPaste = (inputType: string): boolean => inputType === 'insertFromPaste' || inputType === 'insertFromDrop'

/** Never rounded up: at most so many decimals, and no point where there are none. */
export function cut(value: string, decimals: number): string {
  const point = value.indexOf('.')
  return point < 0 ? value : value.slice(0, decimals > 0 ? point + 1 + decimals : point)
}

/** How a field shows its raw text: thousands parted while typing. */
export const shownText = (value: string): string => grouped(value)

const raw = (shown: string): string => shown.replace(/\s/g, '')

/** Where the caret stands in the shown text after so many raw characters. */
function caretAfter(text: string, rawCharacters: number): number {
  let caret = 0
  for (let passed = 0; passed < rawCharacters && caret < text.length; caret++) {
    if (!/\s/.test(text.charAt(caret))) passed++
  }
  return caret
}

function commonStart(a: string, b: string, limit: number): number {
  let length = 0
  while (length < limit && a[length] === b[length]) length++
  return length
}

export interface FieldState {
  /** Raw text: digits and at most one point. */
  value: string
  /** Caret in the shown text; the start of the selection where there is one. */
  caret: number
}

export interface FieldInput {
  /** What the browser has made of the shown text. */
  text: string
  caret: number
  /** InputEvent.inputType. */
  inputType: string
}

export interface EditedField extends FieldState {
  /** What to show: the value with its thousands parted. */
  text: string
}

/** How two shown texts differ: the raw text that stays before and after, and what came and went between. */
interface Change {
  before: string
  inserted: string
  removed: string
  after: string
}

function change(shown: string, caret: number, input: FieldInput): Change {
  const end = shown.length - (input.text.length - input.caret)
  // The browser puts the caret after what it inserted. A text that does not go on as before
  // (an undo, an autofill) was replaced as a whole.
  if (end < 0 || shown.slice(end) !== input.text.slice(input.caret)) {
    return { before: '', inserted: input.text, removed: shown, after: '' }
  }
  const from = commonStart(shown, input.text, Math.min(caret, input.caret, end))
  return {
    before: raw(shown.slice(0, from)),
    inserted: input.text.slice(from, input.caret),
    removed: shown.slice(from, end),
    after: raw(shown.slice(end)),
  }
}

/** Deleting nothing but the space between two thousands deletes the digit beyond it. */
function beyondSpace(changed: Change, inputType: string): Change {
  const { before, inserted, removed, after } = changed
  if (inserted !== '' || removed === '' || raw(removed) !== '') return changed
  if (inputType.endsWith('Backward')) return { ...changed, before: before.slice(0, -1) }
  if (inputType.endsWith('Forward')) return { ...changed, after: after.slice(1) }
  return changed
}

/**
 * The heart of a number field: what it holds after the browser has changed its text. A comma is taken as
 * a point; what the field may not hold changes nothing, not even the caret, but what is pasted is cut to the
 * decimals allowed; the caret stays after the character it stood after, however the spaces move.
 */
export function edit(previous: FieldState, input: FieldInput, decimals: number): EditedField {
  const shown = shownText(previous.value)
  const refused = { ...previous, text: shown }

  const { before, inserted, after } = beyondSpace(change(shown, previous.caret, input), input.inputType)
  const typed = inserted === '' ? '' : normalise(inserted)
  if (typed === null) return refused

  const written = before + typed + after
  const value = isPaste(input.inputType) ? cut(written, decimals) : written
  if (!accepts(value, decimals)) return refused
  const text = shownText(value)
  return { value, text, caret: caretAfter(text, before.length + typed.length) }
}
