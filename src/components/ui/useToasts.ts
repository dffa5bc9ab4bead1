import { useEffect, useState } from 'react'
import { receiveToasts, type ToastMessage } from './toast.ts'

export interface ShownToast extends ToastMessage {
  id: number
}

/** More than this would cover the page; the oldest goes. */
const MAX_SHOWN = 4

let lastId = 0

/** The messages on screen, fed by toast(). */
export function useToasts() {
  const [toasts, setToasts] = useState<ShownToast[]>([])

  useEffect(
    () =>
      receiveToasts(
        (message) => setToasts((shown) => [...shown, { ...message, id: ++lastId }].slice(-MAX_SHOWN)),
        () => setToasts([]),
      ),
    [],
  )

  const dismiss = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id))
  return { toasts, dismiss }
}
