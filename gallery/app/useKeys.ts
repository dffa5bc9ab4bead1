import { useEffect, useEffectEvent } from 'react'

/** Where letters are typed, a key is a letter. */
const TYPED = 'input:not([type="radio"], [type="checkbox"], [type="file"]), textarea, select, [contenteditable]'

/** Calls what belongs to a key, wherever on the page it is pressed but in a field. */
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
