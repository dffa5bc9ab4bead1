import type { ReactNode } from 'react'
import { type DefinedTerm, useDefinition } from './useDefinition.tsx'

interface Props {
  of: DefinedTerm
  /** Smaller, below the value. */
  note?: ReactNode
  children: ReactNode
}

/** One figure; a click on its name opens its definition. */
export function Figure({ of, note, children }: Props) {
  const { term, definition } = useDefinition(of)

  return (
    <div className="figure">
      <dt className="text-sm text-text-2">{term}</dt>
      <dd className="num text-lg font-medium">{children}</dd>
      {note && <dd className="num text-sm text-text-2">{note}</dd>}
      {definition && <dd className="pt-1">{definition}</dd>}
    </div>
  )
}
