import type { ReactNode } from 'react'

const INLINE = /(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)\s]+\))/

function inline(text: string): ReactNode[] {
  return text.split(INLINE).map((part, index) => {
    // Odd parts are what INLINE has caught.
    if (index % 2 === 0) return part
    const [, title = '', address = ''] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? []
    if (part.startsWith('`')) return <code key={index}>{part.slice(1, -1)}</code>
    if (part.startsWith('**')) return <strong key={index}>{part.slice(2, -2)}</strong>
    if (part.startsWith('*')) return <em key={index}>{part.slice(1, -1)}</em>
    return <a key={index} href={address}>{title}</a>
  })
}

/** The Markdown that notes are written in: headings, paragraphs, lists, emphasis, code and links. */
export function Markdown({ text }: { text: string }) {
  const blocks = text.trim().split(/\n{2,}/)
  return (
    <div className="prose">
      {blocks.map((block, index) => {
        const items = block.split('\n')
        if (items.every((line) => /^(?:[-*] |  )/.test(line)))
          return (
            <ul key={index}>
              {block.split(/^[-*] /m).slice(1).map((item) => (
                <li key={item}>{inline(item.trim().replaceAll('\n', ' '))}</li>
              ))}
            </ul>
          )
        const heading = /^#{1,3} (.+)$/.exec(block)?.[1]
        if (heading !== undefined) return <h3 key={index}>{inline(heading)}</h3>
        return <p key={index}>{inline(block.replaceAll('\n', ' '))}</p>
      })}
    </div>
  )
}
