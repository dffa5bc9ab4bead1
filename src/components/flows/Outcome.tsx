import type { ReactNode } from 'react'
import { takeLostFocus } from '../overlay/takeLostFocus.ts'

/** An outcome. It takes the focus, not its button: a key held down on Confirm must not press Done too. */
export const Outcome = ({ children }: { children: ReactNode }) => (
  <div tabIndex={-1} ref={takeLostFocus} className="m-auto w-full outline-none">
    {children}
  </div>
)
