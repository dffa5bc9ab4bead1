/** One row of a CSV file. `line`: counted from 1, as an editor shows it. */
export interface Row {
  line: number
  cells: string[]
}

const SEPARATORS = [',', ';', '\t', '|'] as const
export type Separator = (typeof SEPARATORS)[number]

/** The cells of a line. Quoted ones may hold the separator, and a quote as two. */
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

/** What a file separates its cells by: what most of its first lines have most of. */
const separatorOf = (lines: string[]): Separator => {
  const count = (separator: Separator) => Math.max(...lines.map((line) => cellsOf(line, separator).length))
  return SEPARATORS.reduce((best, separator) => (count(separator) > count(best) ? separator : best))
}

/** The rows of a CSV file, empty ones left out. Null if the text is none. A byte-order mark is skipped. */
export function csvRows(text: string): { rows: Row[]; separator: Separator } | null {
  // A zero, or the sign for what is no UTF-8: a picture, an archive, a workbook.
  if (['\0', '\ufffd'].some((sign) => text.slice(0, 10_000).includes(sign))) return null
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)
  const filled = lines.filter((line) => line.trim() !== '')
  const separator = separatorOf(filled.slice(0, 5).length > 0 ? filled.slice(0, 5) : [''])
  const rows = lines.flatMap((line, index) => (line.trim() === '' ? [] : [{ line: index + 1, cells: cellsOf(line, separator) }]))
  return { rows, separator }
}
