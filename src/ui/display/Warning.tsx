import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ReactNode } from 'react'

/** A warning shown above LONG and SHORT. */
export const Warning = ({ children }: { children: ReactNode }) => (
  <p className="flex gap-2 rounded-sm bg-warn-soft px-3 py-2 text-sm text-warn">
    <TriangleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
    <span className="min-w-0">{children}</span>
  </p>
)
