import { lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'
import { plainWords } from './plainWords.ts'

/** Excludes addresses that would run code. */
const SAFE = /^(?:https?:|mailto:|#|\.{0,2}\/|[\w-]+(?:[./]|$))/i

// No extension of the library is in use that would add other kinds.
const known = (tokens: readonly Token[] | undefined) => (tokens ?? []) as readonly MarkedToken[]

function inline(tokens: readonly Token[] | undefined): ReactNode[] {
  return known(tokens).map((token, index) => {
    switch (token.type) {
      case 'codespan':
        return <code key={index}>{token.text}</code>
      case 'strong':
        return <strong key={index}>{inline(token.tokens)}</strong>
      case 'em':
        return <em key={index}>{inline(token.tokens)}</em>
      case 'del':
        return <del key={index}>{inline(token.tokens)}</del>
      case 'br':
        return <br key={index} />
      case 'link':
        return SAFE.test(token.href) ? <a key={index} href={token.href}>{inline(token.tokens)}</a> : token.raw
      case 'image':
        return SAFE.test(token.href) ? <img key={index} src={token.href} alt={token.text} /> : token.raw
      case 'escape':
        return token.text
      case 'text':
        return token.tokens ? <Fragment key={index}>{inline(token.tokens)}</Fragment> : token.text
      default:
        return token.raw
    }
  })
}

/** Scrolls sideways by itself where the pane is narrow, also by keys. */
function Table({ table: { header, align, rows } }: { table: Tokens.Table }) {
  const style = (column: number) => ({ textAlign: align[column] ?? undefined })
  return (
    <div
      className="table"
      role="group"
      aria-label={`Table: ${plainWords(header.map(({ text }) => text).join(', '))}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>{header.map(({ tokens }, column) => <th key={column} scope="col" style={style(column)}>{inline(tokens)}</th>)}</tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>{row.map(({ tokens }, column) => <td key={column} style={style(column)}>{inline(tokens)}</td>)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Blocks({ blocks }: { blocks: readonly Token[] }) {
  return known(blocks).map((block, index) => {
    switch (block.type) {
      case 'space':
        return null
      case 'heading':
        return <h3 key={index}>{inline(block.tokens)}</h3>
      case 'paragraph':
      case 'text':
        return <p key={index}>{inline(block.tokens)}</p>
      case 'code':
        return <pre key={index}><code>{block.text}</code></pre>
      case 'hr':
        return <hr key={index} />
      case 'blockquote':
        return <blockquote key={index}><Blocks blocks={block.tokens} /></blockquote>
      case 'table':
        return <Table key={index} table={block} />
      case 'list': {
        const items = block.items.map(({ tokens }, at) => <li key={at}><Blocks blocks={tokens} /></li>)
        return block.ordered ? <ol key={index} start={Number(block.start)}>{items}</ol> : <ul key={index}>{items}</ul>
      }
      default:
        return <p key={index}>{block.raw}</p>
    }
  })
}

/** Renders Markdown, tables included. HTML is shown as text, never rendered. */
export const Markdown = ({ text }: { text: string }) => (
  <div className="prose">
    <Blocks blocks={lexer(text)} />
  </div>
)
