import { Fragment, type ReactNode } from 'react'
import { type Block, blocksOf } from './markdownBlocks.ts'
import { plainWords } from './plainWords.ts'

const INLINE = /(`[^`]+`|\*\*.+?\*\*|\*[^*\s][^*]*\*|~~.+?~~|!?\[[^\]]*\]\([^)\s]+\))/
/** Excludes addresses that would run code. */
const SAFE = /^(?:https?:|mailto:|#|\.{0,2}\/|[\w-]+(?:[./]|$))/i

type AddressOf = (image: string) => string

function inline(text: string, addressOf: AddressOf): ReactNode[] {
  return text.split(INLINE).map((part, index) => {
    // Odd parts are matches of INLINE.
    if (index % 2 === 0) return part
    const [, title = '', address = ''] = /^!?\[(.*)\]\((.+)\)$/.exec(part) ?? []
    if (part.startsWith('`')) return <code key={index}>{part.slice(1, -1)}</code>
    if (part.startsWith('**')) return <strong key={index}>{inline(part.slice(2, -2), addressOf)}</strong>
    if (part.startsWith('*')) return <em key={index}>{inline(part.slice(1, -1), addressOf)}</em>
    if (part.startsWith('~~')) return <del key={index}>{inline(part.slice(2, -2), addressOf)}</del>
    if (!SAFE.test(address)) return part
    return part.startsWith('!') ? <img key={index} src={addressOf(address)} alt={title} /> : <a key={index} href={address}>{title}</a>
  })
}

/** Scrolls sideways by itself where the pane is narrow, also by keys. */
function Table({ head, aligns, rows, addressOf }: Omit<Extract<Block, { kind: 'table' }>, 'kind'> & { addressOf: AddressOf }) {
  const style = (column: number) => ({ textAlign: aligns[column] ?? undefined })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
    <div className="table" role="group" aria-label={`Table: ${plainWords(head.join(', '))}`} tabIndex={0}>
      <table>
        <thead>
          <tr>{head.map((cell, column) => <th key={column} scope="col" style={style(column)}>{inline(cell, addressOf)}</th>)}</tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>{head.map((_, column) => <td key={column} style={style(column)}>{inline(row[column] ?? '', addressOf)}</td>)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Blocks({ blocks, addressOf }: { blocks: readonly Block[]; addressOf: AddressOf }) {
  return blocks.map((block, index) => {
    if (block.kind === 'heading') return <h3 key={index}>{inline(block.text, addressOf)}</h3>
    if (block.kind === 'paragraph') return <p key={index}>{inline(block.text, addressOf)}</p>
    if (block.kind === 'code') return <pre key={index}><code>{block.text}</code></pre>
    if (block.kind === 'rule') return <hr key={index} />
    if (block.kind === 'quote') return <blockquote key={index}><Blocks blocks={block.blocks} addressOf={addressOf} /></blockquote>
    if (block.kind === 'table') return <Table key={index} {...block} addressOf={addressOf} />
    const items = block.items.map((item, at) => {
      const [first, ...more] = item
      // The first words of an item are beside its bullet, not under it.
      const begins = first?.kind === 'paragraph'
      return (
        <li key={at}>
          {begins && <Fragment>{inline(first.text, addressOf)}</Fragment>}
          <Blocks blocks={begins ? more : item} addressOf={addressOf} />
        </li>
      )
    })
    return block.isOrdered ? <ol key={index} start={block.start}>{items}</ol> : <ul key={index}>{items}</ul>
  })
}

const asWritten: AddressOf = (image) => image

/** Renders Markdown, tables included. Unsupported syntax is shown as text; HTML is never rendered. */
export function Markdown({ text, addressOf = asWritten }: {
  text: string
  /** The address of an image in the text. */
  addressOf?: AddressOf
}) {
  return (
    <div className="prose">
      <Blocks blocks={blocksOf(text.split('\n'))} addressOf={addressOf} />
    </div>
  )
}
