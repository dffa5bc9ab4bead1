import ChevronDown from 'lucide-react/icons/chevron-down'
import type { MouseEvent } from 'react'
import type { Elements } from '../Elements.ts'

interface Props {
  title: string
  /** Initial state. */
  isOpen?: boolean
  children: Elements
}

/** What is expanded may be below the edge of a sheet or a low window. */
const show = ({ currentTarget: { nextElementSibling: content } }: MouseEvent) =>
  requestAnimationFrame(() => content?.scrollIntoView({ block: 'nearest' }))

/** A line that expands the content below it; open, as wide as its row. */
export const Fold = ({ title, isOpen, children }: Props) => (
  <details className="group open:w-full" open={isOpen}>
    <summary onClick={show} className="dense flex min-h-11 items-center gap-1.5 text-sm text-text-2 dense:min-h-7">
      <span>{title}</span>
      <ChevronDown aria-hidden="true" className="size-3.5 group-open:rotate-180" />
    </summary>
    {children}
  </details>
)
