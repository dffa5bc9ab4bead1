import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useState } from 'react'

interface Props {
  title: string
  /** At first. */
  isOpen?: boolean
  children: ReactNode
}

/** A line that unfolds what is below it, which is drawn only while it is open. */
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
