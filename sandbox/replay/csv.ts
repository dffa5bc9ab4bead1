/** One row of a CSV file. `line`: counted from 1, as in an editor. */
export interface Row {
  line: number
  cells: string[]
}

const SEPARATORS = [',', ';', '\t', '|'] as const
export type Separator = (typeof SEPARATORS)[number]

/** The cells of a line. Quoted ones may contain the separator, and a doubled quote. */
function cellsOf(line: string, separator: Separator): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let index = 0; index < line.length; index++) {
    const letter = line[index] ?? ''
    if (letter === '"' && isQuoted && line[index + 1] === '"') cell += line[++index]
    else if (letter === '"') isQuoted = !isQuoted
    else if (letter !== separator || isQuoted) cell += letter
    else {
      cells.push(cell.trim())
      cell = ''
    }
  }
  return [...cells, cell.trim()]
}

/** The separator of a file: the most frequent one in most of its first lines. */
const separatorOf = (lines: string[]): Separator => {
  const count = (separator: Separator) => Math.max(...lines.map((line) => cellsOf(line, separator).length))
  return SEPARATORS.reduce((best, separator) => (count(separator) > count(best) ? separator : best))
}

/** The rows of a CSV file, without empty ones. Null if the text is not CSV. Skips a byte-order mark. */
export function csvRows(text: string): { rows: Row[]; separator: Separator } | null {
  // A zero, or the replacement character of invalid UTF-8: a picture, an archive, a workbook.
  if (['\0', '\ufffd'].some((sign) => text.slice(0, 10_000).includes(sign))) return null
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)
  const filled = lines.filter((line) => line.trim() !== '')
  const separator = separatorOf(filled.slice(0, 5).length > 0 ? filled.slice(0, 5) : [''])
  const rows = lines.flatMap((line, index) =>
    line.trim() === '' ? [] : [{ line: index + 1, cells: cellsOf(line, separator) }],
  )
  return { rows, separator }
}
