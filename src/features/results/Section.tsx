import { useId } from 'react'
import { type DefinedTerm, useDefinition } from './useDefinition.tsx'
import type { Elements } from '../../ui/Elements.ts'

interface Props {
  of: DefinedTerm
  className?: string
  /** Next to the heading. */
  aside?: Elements
  children: Elements
}

/** A part of the results; its heading opens its definition. */
export function Section({ of, className = '', aside, children }: Props) {
  const id = useId()
  const { term, definition } = useDefinition(of)

  return (
    <section aria-labelledby={id} className={`results-section ${className}`}>
      <div className="flex flex-wrap items-center gap-x-4 px-4 pt-2 tablet:px-5">
        <h2 id={id} className="text-lg font-semi">
          {term}
        </h2>
        {aside}
      </div>
      {definition && <p className="px-4 pb-3 tablet:px-5">{definition}</p>}
      {children}
    </section>
  )
}
