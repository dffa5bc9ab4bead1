import type { ReactNode } from 'react'
import './FoldedSection.css'

interface Props {
  title: string
  /** The one thing that is worth knowing while it is closed. */
  note: ReactNode
  children: ReactNode
}

/** A section of a contest's page, closed until it is wanted. */
export const FoldedSection = ({ title, note, children }: Props) => (
  <section aria-label={title} className="fold">
    <details>
      <summary>
        <h2>{title}</h2>
        <span className="num">{note}</span>
      </summary>
      {children}
    </details>
  </section>
)
