import { type FileCandle, momentOf, priceOf } from './candle.ts'
import { type Columns, columnsOf } from './columns.ts'
import { csvRows, type Row } from './csv.ts'

const FAULTS_SHOWN = 5
const COLUMNS = ['time', 'open', 'high', 'low', 'close'] as const

/** A candle, or the error of the row. */
function candleOf({ cells }: Row, columns: Columns, hasDecimalComma: boolean): FileCandle | string {
  const cell = (name: keyof Columns) => cells[columns[name]] ?? ''
  const missing = COLUMNS.find((name) => cell(name) === '')
  if (missing !== undefined) return `no ${missing}`
  const startMs = momentOf(cell('time'))
  if (startMs === null)
    return `time "${cell('time')}" is neither ISO 8601 nor seconds, milliseconds or microseconds since 1970`
  const read = (name: keyof Columns) => priceOf(cell(name), hasDecimalComma)
  const [open, high, low, close] = [read('open'), read('high'), read('low'), read('close')]
  if (open === null || high === null || low === null || close === null) {
    const wrong = COLUMNS.find((name) => name !== 'time' && read(name) === null) ?? 'open'
    return `${wrong} "${cell(wrong)}" is no price above 0`
  }
  for (const [name, price] of [
    ['open', open],
    ['close', close],
  ] as const) {
    if (Number(price) > Number(high)) return `${name} ${price} lies above high ${high}`
    if (Number(price) < Number(low)) return `${name} ${price} lies below low ${low}`
  }
  return { startMs, open, high, low, close }
}

/**
 * The candles of a CSV file, oldest first; of duplicates the later row counts. Throws with the file's name and the invalid lines: a
 * skipped price would need its own test.
 */
export function readCandles(name: string, text: string): FileCandle[] {
  const csv = csvRows(text)
  if (!csv) throw new Error(`${name} is no CSV file: it is not text`)
  if (csv.rows.length === 0) throw new Error(`${name} is empty`)
  const found = columnsOf(csv.rows)
  if (!found)
    throw new Error(
      `${name} is no CSV file of candles: wanted is a header with time, open, high, low and close, or these five in this order`,
    )
  const candles = new Map<number, FileCandle>()
  const faults: string[] = []
  for (const row of found.rows) {
    const candle = candleOf(row, found.columns, csv.separator !== ',')
    if (typeof candle === 'string') faults.push(`${name}, line ${row.line}: ${candle}`)
    else candles.set(candle.startMs, candle)
  }
  if (faults.length > 0)
    throw new Error(
      [
        ...faults.slice(0, FAULTS_SHOWN),
        ...(faults.length > FAULTS_SHOWN ? [`and ${faults.length - FAULTS_SHOWN} more`] : []),
      ].join('\n'),
    )
  if (candles.size === 0) throw new Error(`${name} has a header, but no candles`)
  return [...candles.values()].toSorted((left, right) => left.startMs - right.startMs)
}
