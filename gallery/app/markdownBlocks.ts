/** How a column of a table is aligned; null: as text is. */
export type Align = 'left' | 'center' | 'right' | null

/** A block of a note. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'rule' }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'list'; isOrdered: boolean; start: number; items: Block[][] }
  | { kind: 'table'; head: string[]; aligns: Align[]; rows: string[][] }

const HEADING = /^#{1,6} +(.+?) *#*$/
const FENCE = /^ {0,3}(`{3,}|~{3,})/
const RULE = /^ {0,3}([-*_])( *\1){2,} *$/
const QUOTE = /^ {0,3}> ?/
const ITEM = /^ {0,3}(?:([-*+])|(\d+)[.)])( +)/
const UNDERLINE = /^ *\|?(?: *:?-+:? *\|)+ *(?::?-+:? *)?$/

const isBlank = (line: string | undefined) => line === undefined || line.trim() === ''
const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

/** ':--' is left, '--:' right, ':-:' in the middle. */
function alignOf(underline: string): Align {
  const [begins, ends] = [underline.startsWith(':'), underline.endsWith(':')]
  return ends ? (begins ? 'center' : 'right') : begins ? 'left' : null
}

/** Number of lines from here that belong together. */
function countWhile(lines: readonly string[], from: number, belongs: (line: string, index: number) => boolean): number {
  let end = from
  while (end < lines.length && belongs(lines[end] ?? '', end)) end += 1
  return end - from
}

/** As GFM: a line of cells over as many underlines. */
function isTable(lines: readonly string[], at: number): boolean {
  const [head = '', underline = ''] = lines.slice(at, at + 2)
  return head.includes('|') && UNDERLINE.test(underline) && cellsOf(head).length === cellsOf(underline).length
}
const startsOther = (line: string) => [HEADING, FENCE, RULE, QUOTE, ITEM].some((start) => start.test(line))
const startsBlock = (lines: readonly string[], at: number) => startsOther(lines[at] ?? '') || isTable(lines, at)

/** A list that starts here: its items with their indented lines, and its number of lines. */
function listAt(lines: readonly string[], from: number): { block: Block; count: number } {
  const first = ITEM.exec(lines[from] ?? '')
  const isOrdered = first?.[2] !== undefined
  const items: string[][] = []
  let at = from
  let indent = 0
  while (at < lines.length) {
    const line = lines[at] ?? ''
    const item = ITEM.exec(line)
    if (item && (item[2] !== undefined) === isOrdered && !RULE.test(line)) {
      indent = item[0].length
      items.push([line.slice(indent)])
    } else if (line.startsWith(' '.repeat(Math.min(indent, 2))) && !isBlank(line)) {
      items.at(-1)?.push(line.replace(new RegExp(`^ {1,${indent}}`), ''))
    } else if (isBlank(line) && /^ {2,}\S/.test(lines[at + 1] ?? '')) {
      items.at(-1)?.push('')
    } else if (!(isBlank(line) && ITEM.test(lines[at + 1] ?? ''))) break
    at += 1
  }
  return { block: { kind: 'list', isOrdered, start: Number(first?.[2] ?? 1), items: items.map((item) => blocksOf(item)) }, count: at - from }
}

function blockAt(lines: readonly string[], from: number): { block: Block; count: number } {
  const line = lines[from] ?? ''
  const fence = FENCE.exec(line)?.[1]
  if (fence !== undefined) {
    const inside = countWhile(lines, from + 1, (one) => !one.trim().startsWith(fence))
    return { block: { kind: 'code', text: lines.slice(from + 1, from + 1 + inside).join('\n') }, count: inside + 2 }
  }
  const heading = HEADING.exec(line)?.[1]
  if (heading !== undefined) return { block: { kind: 'heading', text: heading }, count: 1 }
  if (RULE.test(line)) return { block: { kind: 'rule' }, count: 1 }
  if (QUOTE.test(line)) {
    const count = countWhile(lines, from, (one) => QUOTE.test(one))
    return { block: { kind: 'quote', blocks: blocksOf(lines.slice(from, from + count).map((one) => one.replace(QUOTE, ''))) }, count }
  }
  if (isTable(lines, from)) {
    const rows = countWhile(lines, from + 2, (one) => !isBlank(one) && !startsOther(one))
    const aligns = cellsOf(lines[from + 1] ?? '').map(alignOf)
    return { block: { kind: 'table', head: cellsOf(line), aligns, rows: lines.slice(from + 2, from + 2 + rows).map(cellsOf) }, count: rows + 2 }
  }
  if (ITEM.test(line)) return listAt(lines, from)
  const count = countWhile(lines, from, (one, index) => !isBlank(one) && (index === from || !startsBlock(lines, index)))
  return { block: { kind: 'paragraph', text: lines.slice(from, from + count).map((one) => one.trim()).join('\n') }, count }
}

/** The blocks of a Markdown text, tables included. Unsupported syntax becomes a paragraph, so nothing is lost. */
export function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = []
  for (let at = 0; at < lines.length; ) {
    if (isBlank(lines[at])) {
      at += 1
      continue
    }
    const { block, count } = blockAt(lines, at)
    blocks.push(block)
    at += count
  }
  return blocks
}
