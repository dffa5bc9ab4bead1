import type { ReactNode } from 'react'
import { takeWindowFocus } from '../../ui/overlay/takeWindowFocus.ts'

interface Props {
  /** Of the headline; the text and the figures below it have the same with `-text` and `-result`. */
  id: string
  className?: string
  children: ReactNode
}

const show = (element: HTMLElement | null) => {
  takeWindowFocus(element)
  // In a low window the dialog was scrolled to its confirmation, and the outcome may be longer than what is seen of it: its headline first.
  element?.scrollIntoView({ block: 'start' })
}

/**
 * What came of a request. It takes the focus, so a screen reader says its headline and text, once; a live region is not needed.
 * Its button does not take it: a key held down on Confirm must not press Done too.
 */
export const OutcomeRegion = ({ id, className = 'm-auto w-full', children }: Props) => (
  <div role="group" aria-labelledby={id} aria-describedby={`${id}-text ${id}-result`} tabIndex={-1} ref={show} className={`${className} outline-none`}>
    {children}
  </div>
)
