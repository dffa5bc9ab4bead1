import { type ReactNode, useId } from 'react'
import { type Defined, useDefinition } from './useDefinition.tsx'

interface Props {
  of: Defined
  className?: string
  /** Beside the heading. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of the results, with what it shows a press away. */
export function Section({ of, className = '', aside, children }: Props) {
  const id = useId()
  const { name, button, text } = useDefinition(of)

  return (
    <section aria-labelledby={id} className={`results-section ${className}`}>
      <div className="flex flex-wrap items-center gap-x-4 px-4 pt-2 tablet:px-5">
        <div className="flex items-center">
          <h2 id={id} className="text-lg font-semi">
            {name}
          </h2>
          {button}
        </div>
        {aside}
      </div>
      {text && <p className="px-4 pb-3 tablet:px-5">{text}</p>}
      {children}
    </section>
  )
}
