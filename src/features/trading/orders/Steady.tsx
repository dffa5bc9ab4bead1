import { useState } from 'react'
import type { Elements } from '../../../ui/Elements.ts'
import { useAmountsHidden } from '../../../ui/masked/useAmountsHidden.ts'
import './Steady.css'

/**
 * A number that changes with the prices, in a table: its width only grows, so that no column moves when it loses a digit, and no
 * layout is measured. `written`: as text; figures are of equal width, so the longest is the widest.
 */
export function Steady({ written, children }: { written: string; children: Elements }) {
  const [widest, setWidest] = useState(written)
  if (written.length > widest.length) setWidest(written)
  return (
    <span className="steady" data-widest={useAmountsHidden() ? undefined : widest}>
      {children}
    </span>
  )
}
