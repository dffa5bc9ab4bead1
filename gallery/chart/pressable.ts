import type { KeyboardEvent } from 'react'

/** Props that make a group of the drawing a button. */
export const pressable = (name: string, press: () => void) => ({
  role: 'button',
  tabIndex: 0,
  'aria-label': name,
  onClick: press,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    press()
  },
})
