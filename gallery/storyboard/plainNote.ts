import { type Block, blocksOf } from '../app/markdownBlocks.ts'

/** The words of a line of Markdown, without its signs. */
const words = (text: string) =>
  text
    .replaceAll(/!?\[([^\]]*)\]\([^)\s]+\)/g, '$1')
    .replaceAll(/(\*\*|~~|`)(.+?)\1/g, '$2')
    .replaceAll(/\*([^*\s][^*]*)\*/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()

function linesOf(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [words(block.text)]
    case 'code':
      return block.text.split('\n')
    case 'rule':
      return []
    case 'quote':
      return block.blocks.flatMap(linesOf)
    case 'list':
      return block.items.map((item, at) => `${block.isOrdered ? `${block.start + at}.` : '•'} ${item.flatMap(linesOf).join(' ')}`)
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(words).join(' · '))
  }
}

/** A note in plain lines, for drawings that know no Markdown. */
export const plainNote = (note: string): string[] => blocksOf(note.split('\n')).flatMap(linesOf).filter((line) => line !== '')
