import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** A button that opens a panel of controls; Escape or a press elsewhere closes it. */
export function Menu({
  label,
  name,
  children,
}: {
  /** Content of the button. */
  label: ReactNode
  /** Of the panel. */
  name: string
  children: ReactNode
}) {
  return (
    <Popover>
      <PopoverButton className="button">
        {label}
        <ChevronDown size={13} aria-hidden />
      </PopoverButton>
      <PopoverPanel anchor={{ to: 'bottom start', gap: 4, padding: 8 }} className="menu" role="group" aria-label={name}>
        {children}
      </PopoverPanel>
    </Popover>
  )
}
