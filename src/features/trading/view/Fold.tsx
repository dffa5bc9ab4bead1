import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useState } from 'react'

interface Props {
  title: string
  /** Initial state. */
  isOpen?: boolean
  children: ReactNode
}

/** A line that expands the content below it, which is rendered only while open. */
export function Fold({ title, isOpen: isOpenAtFirst = false, children }: Props) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="dense flex min-h-11 items-center gap-1.5 text-sm text-text-2 dense:min-h-7">
        {title}
        <ChevronRight aria-hidden="true" className={isOpen ? 'size-3.5 rotate-90' : 'size-3.5'} />
      </summary>
      {isOpen && children}
    </details>
  )
}
