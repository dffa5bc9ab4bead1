import { useEffect, useState } from 'react'
import { renderText } from '../masked/renderText.ts'
import { receiveToasts, type ToastMessage } from './toast.ts'

export interface ShownToast extends ToastMessage {
  id: number
  /** Number of times it was shown while on screen. */
  count: number
}

/** More would cover the page. The oldest is dropped, sticky ones last. */
const MAX_SHOWN = 3

let lastId = 0

const isSame = (one: ToastMessage, other: ToastMessage) => one.kind === other.kind && one.title === other.title && renderText(one.text) === renderText(other.text)

/** A repeated message is counted, moves to the end and restarts its timer. */
function added(visible: ShownToast[], message: ToastMessage): ShownToast[] {
  const same = visible.find((toast) => isSame(toast, message))
  const all = [...visible.filter((toast) => toast !== same), { ...message, id: ++lastId, count: (same?.count ?? 0) + 1 }]
  if (all.length <= MAX_SHOWN) return all
  const oldest = all.find((toast) => !toast.sticky) ?? all[0]
  return all.filter((toast) => toast !== oldest)
}

/** The toasts on screen, fed by toast(). */
export function useToasts() {
  const [toasts, setToasts] = useState<ShownToast[]>([])

  useEffect(
    () => receiveToasts((message) => setToasts((visible) => added(visible, message)), () => setToasts([])),
    [],
  )

  const dismiss = (id: number) => setToasts((visible) => visible.filter((toast) => toast.id !== id))
  return { toasts, dismiss }
}
