import type { MaskableText } from '../masked/renderText.ts'

export interface ToastMessage {
  kind: 'success' | 'error' | 'info'
  title: string
  text?: MaskableText
  /** Such as an order's id: it replaces the toast of its topic that is on screen. */
  topic?: string | undefined
  /** Stays until dismissed. */
  sticky?: boolean | undefined
  /** An action such as "View". A click closes the toast. */
  action?: { label: string; onPress: () => void } | undefined
}

type Show = (message: ToastMessage) => void

const early: ToastMessage[] = []
let show: Show | null = null
let clear = () => {}

/** Shows a toast at the top right. Queued if <Toasts/> is not mounted yet. */
export function toast(message: ToastMessage) {
  if (show) show(message)
  else early.push(message)
}

/** Removes all toasts, including queued ones: they belong to a user who has left. */
export function clearToasts() {
  early.length = 0
  clear()
}

/** Called by <Toasts/> on mount, with its functions to show and clear; returns a function that disconnects it. */
export function receiveToasts(receive: Show, takeAllAway: () => void): () => void {
  show = receive
  clear = takeAllAway
  early.splice(0).forEach(receive)
  return () => {
    show = null
    clear = () => {}
  }
}
