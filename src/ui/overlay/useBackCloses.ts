import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { BREAKPOINTS, inEm } from '../../constants/breakpoints.ts'
import { closeOnBack } from './closeOnBack.ts'

const HAS_BACK_GESTURE = `(width < ${inEm(BREAKPOINTS.tablet)}), (pointer: coarse)`

/** On phones and tablets the system's Back closes the window that calls this, as users expect. */
export function useBackCloses(onClose: () => void) {
  const router = useRouter({ warn: false })
  const close = useEffectEvent(onClose)

  useEffect(
    () => (router && matchMedia(HAS_BACK_GESTURE).matches ? closeOnBack(router.history, close) : undefined),
    [router],
  )
}
