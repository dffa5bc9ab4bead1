import type { ReactNode } from 'react'
import { takeWindowFocus } from '../../ui/overlay/takeWindowFocus.ts'

interface Props {
  /** Id of the heading; text and figures below it have the ids `-text` and `-result`. */
  id: string
  className?: string
  children: ReactNode
}

const show = (element: HTMLElement | null) => {
  takeWindowFocus(element)
  // In a low window the dialog was scrolled to its confirmation, and the outcome may not fit: show its heading first.
  element?.scrollIntoView({ block: 'start' })
}

/**
 * The outcome of a request. It takes the focus, so a screen reader reads heading and text once, without a live region. Its button
 * does not: holding a key down on Confirm must not press Done too.
 */
export const OutcomeRegion = ({ id, className = 'm-auto w-full', children }: Props) => (
  <div role="group" aria-labelledby={id} aria-describedby={`${id}-text ${id}-result`} tabIndex={-1} ref={show} className={`${className} outline-none`}>
    {children}
  </div>
)
