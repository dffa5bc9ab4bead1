import type { ReactNode } from 'react'
import type { Elements } from '../../ui/Elements.ts'
import './FoldedSection.css'

interface Props {
  title: string
  /** The most important fact, shown while it is closed. */
  note: ReactNode
  children: Elements
}

/** A section of a contest's page, closed at first. */
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
