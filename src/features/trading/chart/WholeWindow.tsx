import { useEffect, useEffectEvent } from 'react'
import { lateExtra } from '../../../shared/late/latePart.tsx'
import { useAtLeast } from '../../../ui/hooks/useMedia.ts'

// Late: it needs code that dialogs share, which the orders in the same file do not wait for.
const BackLeaves = lateExtra(null, async () => (await import('./own/BackLeaves.tsx')).BackLeaves)

/** While the chart has the window, from 980 px beside the order form: Escape, Back on a phone, and a focus that moves to the page behind it give it back. Shows nothing. */
export function WholeWindow({ onLeave }: { onLeave: () => void }) {
  const leave = useEffectEvent(onLeave)
  const isBesideForm = useAtLeast('desktop')

  useEffect(() => {
    const isIn = (target: EventTarget | null, inside: string) => target instanceof Element && target.closest(inside)
    const pressed = ({ key, defaultPrevented, target }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !isIn(target, '[role=dialog]')) leave()
    }
    const focused = ({ target }: FocusEvent) => {
      // One that is set back to main, as by a toast that closes, is no move.
      const isSetBack = target instanceof Element && target.matches('main')
      if (!isSetBack && !isIn(target, `.chart-panel, [role=dialog], .toasts${isBesideForm ? ', .rail' : ''}`)) leave()
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('keydown', pressed, { signal })
    document.addEventListener('focusin', focused, { signal })
    return () => listening.abort()
  }, [isBesideForm])

  return <BackLeaves onLeave={onLeave} />
}
