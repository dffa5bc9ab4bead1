import { useEffect, useEffectEvent } from 'react'
import type { Action } from '../../domain/actions.ts'
import { opensPalette } from './keys.ts'

interface Pressed {
  onPalette: () => void
  onAction: (action: Action) => void
}

/** Follows the keyboard while mounted. */
export function useKeys({ onPalette }: Pressed) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.isComposing || event.defaultPrevented) return
    if (!opensPalette(event)) return
    event.preventDefault()
    onPalette()
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
