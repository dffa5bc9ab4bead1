import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csv, CSV_STYLES, type CsvCell, type CsvStyle } from '../../../../src/domain/text/csv.ts'
import { forAll } from '../../../forAll.ts'
import { amounts, d, oneOf } from '../builders.ts'

const written = (rows: readonly CsvCell[][], style: CsvStyle = 'comma') =>
  csv(
    (rows[0] ?? []).map((_, place) => ({ name: `c${place}`, cell: (row: readonly CsvCell[]) => row[place] ?? null })),
    rows,
    style,
  )
const cellOf = (cell: CsvCell, style: CsvStyle = 'comma') =>
  written([[cell, 'end']], style)
    .split('\r\n')
    .slice(1)
    .join('\r\n')
    .replace(/[,;]end\r\n$/, '')

/** A parser by RFC 4180 that shares no code with the writer. */
function read(text: string, separator: string): string[][] {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"\\r\\n${separator}]*))(${separator}|\\r\\n)`, 'gy')
  const rows: string[][] = [[]]
  let length = 0
  for (const [all, quoted, bare = '', end] of text.matchAll(cell)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare)
    if (end === '\r\n') rows.push([])
    length += all.length
  }
  expect([length, rows.pop()], 'what follows the last line').toEqual([text.length, []])
  return rows
}
const SEPARATORS = { comma: ',', semicolon: ';' }
/** A text before its formula was escaped. */
const unharmed = (text: string) =>
  text.replace(/^'(?=[\s\p{Cc}\p{Cf}'"]*[\t\r\n])|(?<![^,;\t\r\n])'(?=[\s\p{Cc}\p{Cf}'"]*[=+\-@＝＋－＠])/gu, '')
const NUMERIC = /^[+-]?\d+([.,]\d+)?$/

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: oneOf(`,;"'\r\n\t=+-@ 1a.\u00A0\uFEFF\u200B＝＠`) }),
  fc.constantFrom('=1+1', '+48', '-1', '@sum', "'=1", "''-x", '\t=1', '\r=1', '\n=1', '1,5', '1;5', '""', ' lead'),
)

describe.each(CSV_STYLES)('written with a %s', (style) => {
  test('any texts are read back unchanged', () => {
    forAll(fc.array(fc.tuple(anyText, anyText, anyText), { minLength: 1 }), (rows) => {
      const [, ...lines] = read(written(rows, style), SEPARATORS[style])
      expect(lines.map((line) => line.map(unharmed))).toEqual(rows)
    })
  })

  test('exact numbers are read back with all digits, including negative ones', () => {
    forAll(amounts({ places: 18 }), fc.boolean(), (amount, isNegative) => {
      const number = d(isNegative ? `-${amount}` : amount)
      const [, line] = read(written([[{ number }, 'end']], style), SEPARATORS[style])
      expect(line?.[0]?.replace(',', '.')).toBe(number)
      expect(line?.[1]).toBe('end')
    })
  })

  test('no cell starts a formula, with any separator and with or without quotes', () => {
    forAll(anyText, amounts({ places: 8 }), anyText, (first, number, last) => {
      const cells = written([[first, { number: d(`-${number}`) }, last]], style).split(/[,;\t\r\n]/)
      const bare = cells.map((cell) => cell.replace(/^[\s\p{Cc}\p{Cf}"]+|"+$/gu, ''))
      expect(bare.filter((cell) => /^[=+\-@＝＋－＠]/.test(cell) && !NUMERIC.test(cell))).toEqual([])
    })
  })
})

test('has a header, and each line ends with CR LF', () => {
  const columns = [
    { name: 'a', cell: (row: string): CsvCell => row },
    { name: 'b', cell: (): CsvCell => null },
  ]
  expect(csv(columns, ['x', 'y'], 'comma')).toBe('a,b\r\nx,\r\ny,\r\n')
  expect(csv(columns, [], 'semicolon')).toBe('a;b\r\n')
})

test('a text is quoted exactly if any list separator would split it', () => {
  expect([cellOf('a b'), cellOf('a;b'), cellOf('a\tb')]).toEqual(['a b', '"a;b"', '"a\tb"'])
  expect(cellOf('a,b', 'semicolon')).toBe('"a,b"')
})

test('what may be a formula is escaped at the start of a text and after any separator in it; numbers are not', () => {
  expect(['=1+1', '-1e5', '\tx', '\u00A0=1', '＝1'].map((text) => cellOf(text))).toEqual([
    "'=1+1",
    "'-1e5",
    `"'\tx"`,
    "'\u00A0=1",
    "'＝1",
  ])
  expect(cellOf('1;=1+1;x')).toBe(`"1;'=1+1;x"`)
  expect(['-12.5', '+48'].map((text) => cellOf(text))).toEqual(['-12.5', '+48'])
})

test('a cell of 400,000 tabs is escaped in linear time: in quadratic time this would take minutes', () => {
  const tabs = '\t'.repeat(400_000)
  expect(cellOf(tabs)).toHaveLength(400_003)
  expect(cellOf(`${tabs}=1`)).toHaveLength(800_005)
})

test('with semicolons a number has a decimal comma, and a text keeps its point', () => {
  expect(cellOf({ number: d('-1234.56') }, 'semicolon')).toBe('-1234,56')
  expect(cellOf('1234.56', 'semicolon')).toBe('1234.56')
})
