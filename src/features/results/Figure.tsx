import type { ReactNode } from 'react'
import { type Defined, useDefinition } from './useDefinition.tsx'

interface Props {
  of: Defined
  /** Smaller, below the value. */
  note?: ReactNode
  children: ReactNode
}

/** One figure with its definition. */
export function Figure({ of, note, children }: Props) {
  const { name, button, text } = useDefinition(of)

  return (
    <div className="figure">
      <dt className="flex items-center text-sm text-text-2">
        {name}
        {button}
      </dt>
      <dd className="num text-lg font-medium">{children}</dd>
      {note && <dd className="num text-sm text-text-2">{note}</dd>}
      {text && <dd className="pt-1">{text}</dd>}
    </div>
  )
}
