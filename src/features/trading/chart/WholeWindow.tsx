import { useEffect, useEffectEvent } from 'react'
import { lateExtra } from '../../../shared/late/latePart.tsx'

// Late: it needs code that dialogs share, which the orders in the same file do not wait for.
const BackLeaves = lateExtra(null, async () => (await import('./own/BackLeaves.tsx')).BackLeaves)

/** While the chart has the whole window: Escape, Back on a phone, and a focus that moves to the page behind it give it back. Shows nothing. */
export function WholeWindow({ onLeave }: { onLeave: () => void }) {
  const leave = useEffectEvent(onLeave)

  useEffect(() => {
    const isIn = (target: EventTarget | null, inside: string) => target instanceof Element && target.closest(inside)
    const pressed = ({ key, defaultPrevented, target }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !isIn(target, '[role=dialog]')) leave()
    }
    const focused = ({ target }: FocusEvent) => {
      if (!isIn(target, '.chart-panel, .rail, [role=dialog], .toasts')) leave()
    }
    document.addEventListener('keydown', pressed)
    document.addEventListener('focusin', focused)
    return () => {
      document.removeEventListener('keydown', pressed)
      document.removeEventListener('focusin', focused)
    }
  }, [])

  return <BackLeaves onLeave={onLeave} />
}
