import { lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'
import { plainWords } from './plainWords.ts'

/** Excludes addresses that would run code. */
const SAFE = /^(?:https?:|mailto:|#|\.{0,2}\/|[\w-]+(?:[./]|$))/i

type AddressOf = (image: string) => string

// No extension of the library is in use that would add other kinds.
const known = (tokens: readonly Token[] | undefined) => (tokens ?? []) as readonly MarkedToken[]

function inline(tokens: readonly Token[] | undefined, addressOf: AddressOf): ReactNode[] {
  return known(tokens).map((token, index) => {
    switch (token.type) {
      case 'codespan':
        return <code key={index}>{token.text}</code>
      case 'strong':
        return <strong key={index}>{inline(token.tokens, addressOf)}</strong>
      case 'em':
        return <em key={index}>{inline(token.tokens, addressOf)}</em>
      case 'del':
        return <del key={index}>{inline(token.tokens, addressOf)}</del>
      case 'br':
        return <br key={index} />
      case 'link':
        return SAFE.test(token.href) ? <a key={index} href={token.href}>{inline(token.tokens, addressOf)}</a> : token.raw
      case 'image':
        return SAFE.test(token.href) ? <img key={index} src={addressOf(token.href)} alt={token.text} /> : token.raw
      case 'escape':
        return token.text
      case 'text':
        return token.tokens ? <Fragment key={index}>{inline(token.tokens, addressOf)}</Fragment> : token.text
      default:
        return token.raw
    }
  })
}

/** Scrolls sideways by itself where the pane is narrow, also by keys. */
function Table({ table: { header, align, rows }, addressOf }: { table: Tokens.Table; addressOf: AddressOf }) {
  const style = (column: number) => ({ textAlign: align[column] ?? undefined })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
    <div className="table" role="group" aria-label={`Table: ${plainWords(header.map(({ text }) => text).join(', '))}`} tabIndex={0}>
      <table>
        <thead>
          <tr>{header.map(({ tokens }, column) => <th key={column} scope="col" style={style(column)}>{inline(tokens, addressOf)}</th>)}</tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>{row.map(({ tokens }, column) => <td key={column} style={style(column)}>{inline(tokens, addressOf)}</td>)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Blocks({ blocks, addressOf }: { blocks: readonly Token[]; addressOf: AddressOf }) {
  return known(blocks).map((block, index) => {
    switch (block.type) {
      case 'space':
        return null
      case 'heading':
        return <h3 key={index}>{inline(block.tokens, addressOf)}</h3>
      case 'paragraph':
      case 'text':
        return <p key={index}>{inline(block.tokens, addressOf)}</p>
      case 'code':
        return <pre key={index}><code>{block.text}</code></pre>
      case 'hr':
        return <hr key={index} />
      case 'blockquote':
        return <blockquote key={index}><Blocks blocks={block.tokens} addressOf={addressOf} /></blockquote>
      case 'table':
        return <Table key={index} table={block} addressOf={addressOf} />
      case 'list': {
        const items = block.items.map(({ tokens }, at) => <li key={at}><Blocks blocks={tokens} addressOf={addressOf} /></li>)
        return block.ordered ? <ol key={index} start={Number(block.start)}>{items}</ol> : <ul key={index}>{items}</ul>
      }
      default:
        return <p key={index}>{block.raw}</p>
    }
  })
}

const asWritten: AddressOf = (image) => image

/** Renders Markdown, tables included. HTML is shown as text, never rendered. */
export function Markdown({ text, addressOf = asWritten }: {
  text: string
  /** The address of an image in the text. */
  addressOf?: AddressOf
}) {
  return (
    <div className="prose">
      <Blocks blocks={lexer(text)} addressOf={addressOf} />
    </div>
  )
}
