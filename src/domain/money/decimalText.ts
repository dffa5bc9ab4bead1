import { Decimal } from '../../api/scalars.ts'
import { MAX_INTEGER_DIGITS } from '../../constants/limits.ts'
import { groupThousands } from './format.ts'

const SHAPE = /^(\d*)(?:\.(\d*))?$/

/** Whether a field may hold the text: '', '12', '5.', '.5'; up to 10 digits before the point, if not told otherwise. Specification §5. */
export function isAllowedText(text: string, decimals: number, digits = MAX_INTEGER_DIGITS): boolean {
  const parts = SHAPE.exec(text)
  if (!parts) return false
  const [, whole = '', fraction] = parts
  if (whole.length > digits) return false
  return fraction === undefined || (decimals > 0 && fraction.length <= decimals)
}

/** The number in a field: '5.' is 5, '007' is 7; null if there is none yet ('', '.'). */
export function parseTyped(text: string): Decimal | null {
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
const GROUPED_BY_COMMA = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/
/** '1,234' is 1234 in some countries and 1.234 in others. */
const TWO_READINGS = /^[1-9]\d{0,2},\d{3}$/

/**
 * A pasted number as raw text: '1 234,56', with any kind of space, the American '1,234.56' and the German '1.234,56' are all 1234.56.
 * Separators count only between thousands; anything else is null, so that no paste becomes another number.
 */
export function normalisePasted(pasted: string): string | null {
  const text = pasted.trim()
  if (text === '' || TWO_READINGS.test(text)) return null
  if (PLAIN.test(text) || GROUPED.test(text)) return text.replace(/\s/g, '').replace(',', '.')
  // With comma and point exchanged '1.234,56' is an American number. A single point is decimal: '1.234' has been handled above.
  const american = [text, text.replaceAll(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))].find((each) =>
    GROUPED_BY_COMMA.test(each),
  )
  return american?.replaceAll(',', '') ?? null
}

export type InputError = 'twoReadings' | 'tooLong' | 'noNumber' | 'digitsOnly' | 'full'

const isPaste = (inputType: string): boolean => inputType === 'insertFromPaste' || inputType === 'insertFromDrop'

/** Why a field rejected what was typed or pasted, with which it would show `written`; null for a space, which is part of no number. */
export function inputErrorOf(inserted: string, inputType: string, written: string): InputError | null {
  const text = inserted.trim()
  if (!isPaste(inputType)) return /\d/.test(text) ? 'full' : text === '' ? null : 'digitsOnly'
  if (TWO_READINGS.test(text)) return 'twoReadings'
  const pasted = normalisePasted(text)
  return pasted !== null && SHAPE.test(raw(written.replace(text, pasted))) ? 'tooLong' : 'noNumber'
}

/** Truncates to a number of decimals, and drops the point if none are left. */
export function truncate(value: string, decimals: number): string {
  const point = value.indexOf('.')
  return point < 0 ? value : value.slice(0, decimals > 0 ? point + 1 + decimals : point)
}

const raw = (text: string): string => text.replace(/\s/g, '')

/** Caret position in the displayed text after a number of raw characters. */
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
  /** Caret in the displayed text; the start of the selection if there is one. */
  caret: number
}

interface FieldInput {
  /** The displayed text after the browser's edit. */
  text: string
  caret: number
  /** InputEvent.inputType. */
  inputType: string
}

interface EditedField extends FieldState {
  /** The value as displayed, with thousands separated. */
  text: string
}

/** Difference of two displayed texts: the unchanged raw text before and after, and what was inserted and removed between. */
interface Change {
  before: string
  inserted: string
  removed: string
  after: string
}

function change(displayed: string, caret: number, input: FieldInput): Change {
  const end = displayed.length - (input.text.length - input.caret)
  // The browser puts the caret after the inserted text. If the rest differs from before (an undo, an autofill), the whole text was replaced.
  if (end < 0 || displayed.slice(end) !== input.text.slice(input.caret)) {
    return { before: '', inserted: input.text, removed: displayed, after: '' }
  }
  const from = commonStart(displayed, input.text, Math.min(caret, input.caret, end))
  return {
    before: raw(displayed.slice(0, from)),
    inserted: input.text.slice(from, input.caret),
    removed: displayed.slice(from, end),
    after: raw(displayed.slice(end)),
  }
}

/** Deleting just a thousands separator deletes the digit next to it. */
function beyondSpace(changed: Change, inputType: string): Change {
  const { before, inserted, removed, after } = changed
  if (inserted !== '' || removed === '' || raw(removed) !== '') return changed
  if (inputType.endsWith('Backward')) return { ...changed, before: before.slice(0, -1) }
  if (inputType.endsWith('Forward')) return { ...changed, after: after.slice(1) }
  return changed
}

/**
 * The state of a number field after the browser has changed its text. A comma counts as
 * a point; invalid input changes nothing, not even the caret, but pasted text is truncated to the
 * allowed decimals; the caret stays after the same character, however the separators move.
 */
export function editNumber(previous: FieldState, input: FieldInput, decimals: number): EditedField {
  const displayed = groupThousands(previous.value)
  const refused = { ...previous, text: displayed }

  const { before, inserted, after } = beyondSpace(change(displayed, previous.caret, input), input.inputType)
  const typed = inserted === '' ? '' : normalisePasted(inserted)
  if (typed === null) return refused

  const written = before + typed + after
  const value = isPaste(input.inputType) ? truncate(written, decimals) : written
  // A value that came longer, such as one in coins, can be shortened.
  const [whole = '', fraction = ''] = inserted === '' ? previous.value.split('.') : []
  const [digits, most] = [Math.max(MAX_INTEGER_DIGITS, whole.length), Math.max(decimals, fraction.length)]
  if (!isAllowedText(value, most, digits)) return refused
  const text = groupThousands(value)
  return { value, text, caret: caretAfter(text, before.length + typed.length) }
}
