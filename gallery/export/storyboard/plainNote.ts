import { type Block, blocksOf } from '../../app/markdownBlocks.ts'
import { plainWords } from '../../app/plainWords.ts'

function linesOf(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [plainWords(block.text)]
    case 'code':
      return block.text.split('\n')
    case 'rule':
      return []
    case 'quote':
      return block.blocks.flatMap(linesOf)
    case 'list':
      return block.items.map((item, at) => `${block.isOrdered ? `${block.start + at}.` : '•'} ${item.flatMap(linesOf).join(' ')}`)
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(plainWords).join(' · '))
  }
}

/** A note in plain lines, for drawings that know no Markdown. */
export const plainNote = (note: string): string[] => blocksOf(note.split('\n')).flatMap(linesOf).filter((line) => line !== '')
