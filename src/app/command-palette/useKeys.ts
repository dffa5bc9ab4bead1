import { useEffectEvent, useLayoutEffect } from 'react'
import type { CommandName } from '../../domain/text/actions.ts'
import { actionOf, isKeyOn, opensPalette } from './keys.ts'

interface Pressed {
  onPalette: () => void
  onAction: (action: CommandName) => void
}

/** Elements that use letter keys themselves: text inputs, choices, windows. */
const TYPING = 'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable], [role="listbox"], [role="combobox"], [role="dialog"]'

const isTyping = ({ target }: KeyboardEvent) => (target instanceof Element && target.closest(TYPING) !== null) || document.querySelector('[role="dialog"]') !== null

/** Handles shortcuts while mounted. Single keys are off while typing, and until the trader has switched them on. WCAG 2.1.4. */
export function useKeys({ onPalette, onAction }: Pressed) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.isComposing || event.defaultPrevented) return
    if (opensPalette(event)) {
      event.preventDefault()
      return onPalette()
    }
    const action = actionOf(event)
    if (!action || isTyping(event) || !isKeyOn(action)) return
    // The letter must not be typed into the field that gets the focus.
    event.preventDefault()
    onAction(action)
  })

  // Before the paint, so that the keys work as soon as the palette's button is visible.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
