import { lexer, type MarkedToken, type Token } from 'marked'
import { Fragment, type ReactNode } from 'react'

// No extension of the library is in use that would add other kinds.
const render = (tokens: readonly Token[] = []): ReactNode[] =>
  (tokens as readonly MarkedToken[]).map((token, index) => {
    switch (token.type) {
      case 'paragraph':
        return <p key={index}>{render(token.tokens)}</p>
      case 'list':
        return (
          <ul key={index}>
            {token.items.map((item, at) => (
              <li key={at}>{render(item.tokens)}</li>
            ))}
          </ul>
        )
      case 'text':
        return token.tokens ? <Fragment key={index}>{render(token.tokens)}</Fragment> : token.text
      case 'strong':
        return <strong key={index}>{render(token.tokens)}</strong>
      case 'em':
        return <em key={index}>{render(token.tokens)}</em>
      case 'codespan':
        return <code key={index}>{token.text}</code>
      case 'link':
        return (
          <a key={index} href={token.href}>
            {render(token.tokens)}
          </a>
        )
      default:
        return token.type === 'space' ? null : token.raw
    }
  })

/** What notes use of Markdown: paragraphs, lists, emphasis, code and links. Anything else is shown as it is written. */
export const Markdown = ({ text }: { text: string }) => <div className="prose">{render(lexer(text))}</div>
