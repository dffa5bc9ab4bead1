import { lexer, type MarkedToken, type Token } from 'marked'
import { Fragment, type ReactNode } from 'react'

const TAGS = { paragraph: 'p', list_item: 'li', text: Fragment, strong: 'strong', em: 'em' } as const

// No extension of the library is in use that would add other kinds.
const render = (tokens: readonly Token[] = []): ReactNode[] =>
  (tokens as readonly MarkedToken[]).map((token, index) => {
    if (token.type === 'list') return <ul key={index}>{render(token.items)}</ul>
    if (token.type === 'codespan') return <code key={index}>{token.text}</code>
    if (token.type === 'link')
      return (
        <a key={index} href={token.href}>
          {render(token.tokens)}
        </a>
      )
    if (!(token.type in TAGS) || !('tokens' in token)) return token.type === 'space' ? null : token.raw
    const Tag = TAGS[token.type as keyof typeof TAGS] // asked just now
    return <Tag key={index}>{render(token.tokens)}</Tag>
  })

/** What notes use of Markdown: paragraphs, lists, emphasis, code and links. Anything else is shown as it is written. */
export const Markdown = ({ text }: { text: string }) => (
  <div className="grid gap-2 [&_ul]:list-disc [&_ul]:pl-5">{render(lexer(text))}</div>
)
