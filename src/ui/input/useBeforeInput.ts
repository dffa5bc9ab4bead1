import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Native beforeinput events of a text field. React's onBeforeInput does not report deletions. */
export function useBeforeInput(
  input: RefObject<HTMLInputElement | null>,
  watch: (event: InputEvent, field: HTMLInputElement) => void,
) {
  const notice = useEffectEvent(watch)

  useEffect(() => {
    const field = input.current
    if (!field) return
    const listen = (event: InputEvent) => notice(event, field)
    field.addEventListener('beforeinput', listen)
    return () => field.removeEventListener('beforeinput', listen)
  }, [input])
}
