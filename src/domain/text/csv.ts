import type { Decimal } from '../../api/scalars.ts'

/** A cell: a text, an exact number, or null if unknown. */
export type CsvCell = string | { number: Decimal } | null

/** One column of a file with rows of type Row: its name and its value. */
export interface CsvColumn<Row> {
  name: string
  cell: (row: Row) => CsvCell
}

/** File formats: for most programs, or for spreadsheets that expect ';' and a decimal comma. */
export const CSV_STYLES = ['comma', 'semicolon'] as const
export type CsvStyle = (typeof CSV_STYLES)[number]

const MARKS = { comma: { separator: ',', point: '.' }, semicolon: { separator: ';', point: ',' } } as const

/**
 * Where a spreadsheet may read a formula: at the start of a text, or after any list separator in it; also after blanks, quotes and
 * invisible characters, which some drop. A run of these is read once: its length costs linear time.
 */
const FORMULA = /(?<![\s\p{Cc}\p{Cf}'",;])[\s\p{Cc}\p{Cf}'",;]*(?=[=+\-@＝＋－＠])/gu
/** A spreadsheet may also split a text at its first line break or tab. */
const BREAK_AT_START = /^[\s\p{Cc}\p{Cf}'"]*[\t\r\n]/u
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/

/** Escapes a text with apostrophes, so that no spreadsheet executes any of it, for any separator. Exactly reversible, since apostrophes are escaped too. */
function harmless(text: string): string {
  if (NUMBER.test(text)) return text
  let isStartRead = BREAK_AT_START.test(text)
  const escaped = text.replace(FORMULA, (run: string, index: number) => {
    const cellStart = Math.max(run.lastIndexOf(','), run.lastIndexOf(';')) + 1
    if (index === 0 && cellStart === 0) isStartRead = true
    return run.slice(0, cellStart) + (cellStart > 0 ? "'" : '') + run.slice(cellStart).replaceAll(/[\t\r\n]/g, "$&'")
  })
  return isStartRead ? `'${escaped}` : escaped
}

function written(cell: CsvCell, style: CsvStyle): string {
  if (cell === null) return ''
  if (typeof cell !== 'string') return cell.number.replace('.', MARKS[style].point)
  const text = harmless(cell)
  return /[,;\t"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Comma-separated values by RFC 4180: a header, one line per row, each ended by CR LF. An unknown value is an empty cell. */
export function csv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[], style: CsvStyle): string {
  const { separator } = MARKS[style]
  const line = (cells: CsvCell[]) => `${cells.map((cell) => written(cell, style)).join(separator)}\r\n`
  return line(columns.map(({ name }) => name)) + rows.map((row) => line(columns.map(({ cell }) => cell(row)))).join('')
}
