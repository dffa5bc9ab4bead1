import { lexer, type MarkedToken, type Token } from 'marked'
import { plainWords } from '../../app/plainWords.ts'

// No extension of the library is in use that would add other kinds.
const linesOf = (blocks: readonly Token[]): string[] => (blocks as readonly MarkedToken[]).flatMap(linesOfBlock)

function linesOfBlock(block: MarkedToken): string[] {
  switch (block.type) {
    case 'space':
    case 'hr':
      return []
    case 'code':
      return block.text.split('\n')
    case 'blockquote':
      return linesOf(block.tokens)
    case 'list':
      return block.items.map(({ tokens }, at) => `${block.ordered ? `${Number(block.start) + at}.` : '•'} ${linesOf(tokens).join(' ')}`)
    case 'table':
      return [block.header, ...block.rows].map((row) => row.map(({ text }) => plainWords(text)).join(' · '))
    default:
      return [plainWords('text' in block ? block.text : block.raw)]
  }
}

/** A note in plain lines, for drawings that know no Markdown. */
export const plainNote = (note: string): string[] => linesOf(lexer(note)).filter((line) => line !== '')
