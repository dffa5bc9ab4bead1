import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { BREAKPOINTS, inEm } from '../../constants/breakpoints.ts'
import { closeOnBack } from './closeOnBack.ts'

const HAS_BACK_GESTURE = `(width < ${inEm(BREAKPOINTS.tablet)}), (pointer: coarse)`

/** A webview's host has a Back of its own, in a wide frame, too. */
const hasBack = () => matchMedia(HAS_BACK_GESTURE).matches || document.documentElement.dataset['host'] !== undefined

/** On phones and tablets the system's Back closes the window that calls this, as users expect. */
export function useBackCloses(onClose: () => void) {
  const router = useRouter({ warn: false })
  const close = useEffectEvent(onClose)

  useEffect(() => (router && hasBack() ? closeOnBack(router.history, close) : undefined), [router])
}
