import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isAllowedText,
  editNumber,
  truncate,
  normalisePasted,
  inputErrorOf,
  parseTyped,
  type FieldState,
} from '../../../../src/domain/money/decimalText.ts'
import { groupThousands } from '../../../../src/domain/money/format.ts'
import { forAll, forSoMany } from '../../../forAll.ts'
import { oneOf } from '../builders.ts'

interface Edit {
  /** The part of the displayed text that is replaced; the caret, if nothing else is given. */
  from?: number
  to?: number
  inputType?: string
  decimals?: number
}

/** The field after the browser has replaced a part of the displayed text. */
function insert(field: FieldState, text: string, edit: Edit = {}) {
  const { from = field.caret, to = field.caret, inputType = 'insertText', decimals = 8 } = edit
  const shown = groupThousands(field.value)
  const changed = shown.slice(0, from) + text + shown.slice(to)
  return editNumber(field, { text: changed, caret: from + text.length, inputType }, decimals)
}
const backspace = (field: FieldState) =>
  insert(field, '', { from: Math.max(0, field.caret - 1), inputType: 'deleteContentBackward' })
const remove = (field: FieldState, decimals = 8) =>
  insert(field, '', { to: field.caret + 1, inputType: 'deleteContentForward', decimals })

const paste = (text: string, decimals = 8) =>
  insert({ value: '', caret: 0 }, text, { inputType: 'insertFromPaste', decimals })
const pasteOver = (drawn: string, to: number, text: string) =>
  insert(field(drawn), text, { to, inputType: 'insertFromPaste' })

/** '1 2|34': a field with the caret at the bar, with spaces as displayed. */
function field(drawn: string): FieldState {
  return { value: drawn.replace(/[ |]/g, ''), caret: drawn.indexOf('|') }
}
const drawn = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`.replaceAll('\u00a0', ' ')

const SPACES = [' ', '\u00a0', '\u202f', '\u2009', '\u2007', '\u3000']
const digit = oneOf('0123456789')
const upTo = (maxLength: number) => fc.string({ unit: digit, maxLength })
/** Any valid text of a field, and its number of decimals. */
const held = fc.integer({ min: 0, max: 18 }).chain((places) =>
  fc.tuple(upTo(10), fc.option(upTo(places))).map(([whole, fraction]) => {
    const value = fraction === null || places === 0 ? whole : `${whole}.${fraction}`
    return { places, value }
  }),
)

test.each([
  ['', 2, true],
  ['.', 2, true],
  ['1234567890.12', 2, true],
  ['12345678901', 2, false],
  ['0.123', 2, false],
  ['5.', 0, false],
  ['5', 0, true],
  ['1.2.3', 8, false],
  ['1,5', 8, false],
  ['-1', 8, false],
  ['٣', 8, false],
])('a field may hold %j with %i decimals: %s', (text, places, expected) => {
  expect(isAllowedText(text, places)).toBe(expected)
})

test.each([
  ['', null],
  ['.', null],
  ['5.', '5'],
  ['.5', '0.5'],
  ['007', '7'],
  ['000', '0'],
  ['x', null],
])('the number in a field with %j is %s', (text, number) => {
  expect(parseTyped(text)).toBe(number)
})

describe('pasting', () => {
  test.each([
    ['  1 234,56\n', '1234.56'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['1.234.567,8', '1234567.8'],
    ['0,123456789', '0.12345678'],
  ])('%j is accepted', (text, value) => {
    expect(paste(text).value).toBe(value)
  })

  const wrongGroups = ['1 23', '12 34,5', '1234 567', '1 234,567 890', '1,23,456', '1.23,456', '1.234,567.8']
  const unclear = ['1,234', '0.123,45', "1'000", '1e5', '-1', '1 234,56 KXT', '٣', '12345678901', ' ', '']
  test.each([...wrongGroups, ...unclear])('%j changes nothing', (text) => {
    expect(paste(text)).toEqual({ value: '', text: '', caret: 0 })
  })

  test('a number in any country’s notation is read as that number, or rejected', () => {
    // In cents, so that the number is exact: no amount may be parsed 100 times too large.
    const cents = fc.integer({ min: 1, max: 10 ** 11 })
    const languages = fc.constantFrom('en-US', 'de-DE', 'pl-PL', 'fr-FR', 'de-CH', 'en-IN')
    forAll(cents, languages, fc.constantFrom(0, 2), (amount, language, decimals) => {
      const value = decimals === 0 ? Math.ceil(amount / 100) : amount / 100
      const written = new Intl.NumberFormat(language, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }).format(value)
      const read = normalisePasted(written)
      // A single point is decimal at any position: the field itself writes '1.234'.
      fc.pre(!/^\d{1,3}\.\d{3}$/.test(written))
      expect(read === null || Number(read) === value).toBe(true)
      if (decimals === 2 && !['de-CH', 'en-IN'].includes(language)) expect(read).not.toBeNull()
    })
  })

  test('a rejected paste explains why', () => {
    const ofPasted = ['1,234', '12345678901', 'abc', '12 34'].map((text) => inputErrorOf(text, 'insertFromPaste', text))
    expect(ofPasted).toEqual(['twoReadings', 'tooLong', 'noNumber', 'noNumber'])
    expect(inputErrorOf('3,4', 'insertFromPaste', '12.53,4'), 'a second point').toBe('noNumber')
    const ofTyped = ['a', '.', '5', ' '].map((text) => inputErrorOf(text, 'insertText', text))
    expect(ofTyped).toEqual(['digitsOnly', 'digitsOnly', 'full', null])
  })

  test('a truncated number is never larger, and is accepted by the field', () => {
    forAll(held, fc.integer({ min: 0, max: 8 }), ({ value }, decimals) => {
      const left = truncate(value, decimals)
      expect(value.startsWith(left)).toBe(true)
      expect(isAllowedText(left, decimals)).toBe(true)
    })
  })

  test('a displayed number parses back, with any kind of space and either decimal mark', () => {
    forAll(held, fc.constantFrom(...SPACES), fc.constantFrom('.', ','), (number, space, mark) => {
      const { value, places } = number
      // '1,234' alone is ambiguous.
      fc.pre(!(mark === ',' && /^[1-9]\d{0,2}\.\d{3}$/.test(value)))
      fc.pre(value !== '')
      const text = groupThousands(value).replaceAll('\u00a0', space).replace('.', mark)
      expect(paste(text, places).value).toBe(value)
    })
  })

  test('over a selection it replaces the selected text', () => {
    expect(drawn(pasteOver('|1 234', 5, '5 678,9'))).toBe('5 678.9|')
    expect(drawn(pasteOver('|1 234', 5, '1 234,5'))).toBe('1 234.5|')
    expect(drawn(pasteOver('1| 234', 3, '9'))).toBe('1 9|34')
  })
})

describe('typing', () => {
  test.each([
    ['1 |234', '9', '19| 234'],
    ['1 2|34', '.', '12.|34'],
    ['1 2|34', ' ', '1 2|34'],
    ['1 234.5|', ',', '1 234.5|'],
    ['1 234 567 |890', '1', '1 234 567 |890'],
    ['0.1|2', '5', '0.1|2'],
  ])('into %s of %s gives %s', (before, key, after) => {
    expect(drawn(insert(field(before), key, { decimals: 2 }))).toBe(after)
  })

  test('typing an accepted text character by character results in that text', () => {
    forAll(held, fc.constantFrom('.', ','), ({ value, places }, mark) => {
      let state: FieldState = { value: '', caret: 0 }
      for (const key of value) state = insert(state, key === '.' ? mark : key, { decimals: places })
      expect(state).toMatchObject({ value, caret: groupThousands(value).length })
    })
  })
})

describe('deleting', () => {
  test.each([
    ['1 234|', '123|'],
    ['1 |234', '|234'],
    ['12 |345', '1| 345'],
    ['|1 234', '|1 234'],
    ['1 234.|5', '12 34|5'],
    // The digits would be too many.
    ['1 234 567 890.|12', '1 234 567 890.|12'],
  ])('backwards from %s gives %s', (before, after) => {
    expect(drawn(backspace(field(before)))).toBe(after)
  })

  test.each([
    ['1| 234', '1|34'],
    ['12| 345', '1 2|45'],
    ['1 234|', '1 234|'],
  ])('forwards from %s gives %s', (before, after) => {
    expect(drawn(remove(field(before)))).toBe(after)
  })

  test('cutting a selection that is only a space changes nothing', () => {
    expect(drawn(insert(field('1| 234'), '', { to: 2, inputType: 'deleteByCut' }))).toBe('1| 234')
  })

  test('shortens a value that came with more digits or decimals, which cannot get longer', () => {
    expect(drawn(remove(field('125 000 000 00|0')))).toBe('12 500 000 000|')
    expect(drawn(insert(field('125 000 000 000|'), '1'))).toBe('125 000 000 000|')
    expect(drawn(remove(field('1|2.5000'), 2))).toBe('1|.5000')
    expect(drawn(insert(field('12.5000|'), '1', { decimals: 2 }))).toBe('12.5000|')
  })
})

describe('for any edit by the browser', () => {
  const anything = fc.record({
    inserted: fc.oneof(fc.string({ maxLength: 6, unit: oneOf('0123456789., \u00a0-e') }), fc.string({ maxLength: 4 })),
    from: fc.nat(20),
    length: fc.nat(20),
    inputType: fc.constantFrom('insertText', 'insertFromPaste', 'deleteContentBackward', 'deleteByCut', 'historyUndo'),
  })

  test('a field always holds an accepted text, and a rejected change changes nothing', () => {
    forSoMany(2_000)(held, anything, ({ value, places }, { inserted, from, length, inputType }) => {
      const shown = groupThousands(value)
      const caret = Math.min(from, shown.length)
      const state = { value, caret }
      const to = Math.min(shown.length, caret + length)
      const next = insert(state, inserted, { to, inputType, decimals: places })
      expect(isAllowedText(next.value, places)).toBe(true)
      expect(next.text).toBe(groupThousands(next.value))
      expect(next.caret >= 0 && next.caret <= next.text.length).toBe(true)
      if (/[^\d.,\s]/.test(inserted)) expect(next).toEqual({ ...state, text: shown })
    })
  })

  test('a completely replaced text is parsed as a whole', () => {
    forSoMany(2_000)(held, fc.string(), fc.nat(30), fc.nat(30), ({ value, places }, text, at, caret) => {
      const state = { value, caret: Math.min(at, groupThousands(value).length) }
      const input = { text, caret: Math.min(caret, text.length), inputType: 'insertReplacementText' }
      const next = editNumber(state, input, places)
      expect(isAllowedText(next.value, places)).toBe(true)
      const changed = next.value !== value
      if (changed && /[^\d.,\s]/.test(text)) expect.unreachable(`${text} became ${next.value}`)
    })
  })

  test('an undo that restores another text is parsed', () => {
    const undone = { text: '1\u00a0234.5', caret: 3, inputType: 'historyUndo' }
    expect(drawn(editNumber(field('98|'), undone, 2))).toBe('1 234.5|')
  })

  test('the caret stays after the same character when the spaces move', () => {
    forAll(held, fc.nat(20), digit, ({ value, places }, at, key) => {
      const shown = groupThousands(value)
      const caret = Math.min(at, shown.length)
      const next = insert({ value, caret }, key, { decimals: places })
      const digitsBefore = (text: string) => text.replace(/\s/g, '')
      if (next.value !== value || next.caret !== caret) {
        expect(digitsBefore(next.text.slice(0, next.caret))).toBe(digitsBefore(shown.slice(0, caret)) + key)
      }
    })
  })
})
