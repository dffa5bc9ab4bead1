import type { ReactNode } from 'react'

/** The button that had the focus is gone with the state before: without this, keys would go nowhere. */
const takeLostFocus = (element: HTMLElement | null) => {
  if (element && (document.activeElement === null || document.activeElement === document.body)) element.focus()
}

/** What came of it. It takes the focus, not its button: a key held down on Confirm must not press Done too. */
export const Outcome = ({ children }: { children: ReactNode }) => (
  <div tabIndex={-1} ref={takeLostFocus} className="m-auto w-full outline-none">
    {children}
  </div>
)
