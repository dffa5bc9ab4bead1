import { useEffect, useEffectEvent } from 'react'
import { readSaved } from '../useSaved.ts'

/** Fields, where keys are text. */
const TYPED = 'input:not([type="radio"], [type="checkbox"], [type="file"]), textarea, select, [contenteditable]'

/** Whether keys are on, by the dialog that lists them. WCAG 2.1.4. */
export const KEYS_ARE_ON = 'keys'

/** Calls the action of a key pressed anywhere on the page except in a field. */
export function useKeys(keys: Readonly<Record<string, () => void>>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    const isTyped = event.target instanceof Element && event.target.closest(`${TYPED}, dialog`) !== null
    if (!act || isTyped || readSaved(KEYS_ARE_ON, 1) !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
