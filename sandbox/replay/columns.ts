import type { Row } from './csv.ts'

/** Column indices of the five numbers of a candle. */
export type Columns = Record<'time' | 'open' | 'high' | 'low' | 'close', number>

/** Column names, in lower case without spaces, underscores and brackets; the earlier one wins. */
const NAMES: Record<keyof Columns, string[]> = {
  time: [
    'time',
    'timestamp',
    'opentime',
    'unix',
    'unixtime',
    'unixtimestamp',
    'starttime',
    'start',
    'datetime',
    'date',
    'ts',
    't',
  ],
  open: ['open', 'openprice', 'o'],
  high: ['high', 'highprice', 'max', 'h'],
  low: ['low', 'lowprice', 'min', 'l'],
  close: ['close', 'closeprice', 'last', 'c'],
}
/** Order of files without a header, as in public archives. */
const IN_ORDER: Columns = { time: 0, open: 1, high: 2, low: 3, close: 4 }
/** Some files start with a line or two of metadata. */
const HEADER_WITHIN = 5

const plain = (name: string) => name.toLowerCase().replace(/\(.*\)|[\s_.<>-]/g, '')

function named(cells: string[]): Columns | null {
  const names = cells.map(plain)
  const find = (column: keyof Columns) =>
    NAMES[column].map((name) => names.indexOf(name)).find((index) => index >= 0) ?? -1
  const columns = { time: find('time'), open: find('open'), high: find('high'), low: find('low'), close: find('close') }
  return Object.values(columns).includes(-1) ? null : columns
}

/** The columns of a file and its rows of numbers; null if no candles are recognised. */
export function columnsOf(rows: Row[]): { columns: Columns; rows: Row[] } | null {
  for (const [index, { cells }] of rows.slice(0, HEADER_WITHIN).entries()) {
    const columns = named(cells)
    if (columns) return { columns, rows: rows.slice(index + 1) }
  }
  const first = rows[0]?.cells ?? []
  const isNumbers =
    first.length >= 5 && first.slice(1, 5).every((cell) => /^\d+([.,]\d+)?$/.test(cell)) && /^\d/.test(first[0] ?? '')
  return isNumbers ? { columns: IN_ORDER, rows } : null
}
