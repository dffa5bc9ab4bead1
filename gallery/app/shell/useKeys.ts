import { useEffect, useEffectEvent } from 'react'

/** Fields, where keys are text. */
const TYPED = 'input:not([type="radio"], [type="checkbox"], [type="file"]), textarea, select, [contenteditable]'

/** Calls the action of a key pressed anywhere on the page except in a field. */
export function useKeys(keys: Readonly<Record<string, () => void>>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    const isTyped = event.target instanceof Element && event.target.closest(`${TYPED}, dialog`) !== null
    if (!act || isTyped || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
