import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { OpenOrderActor } from './useOrderFlow.ts'

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/** The browser asks before the page is closed while nobody knows what becomes of an order. Reliability A6. */
export function useLeaveWarning(actor: OpenOrderActor) {
  const isUnderWay = useSelector(actor, (state) => state.matches('submitting'))

  useEffect(() => {
    if (!isUnderWay) return
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnderWay])
}
