export interface ToastMessage {
  kind: 'success' | 'error' | 'info'
  title: string
  text?: string | undefined
  /** Stays until it is closed. */
  sticky?: boolean | undefined
  /** A way on, such as "View". Pressed, it closes the message. */
  action?: { label: string; onPress: () => void } | undefined
}

type Show = (message: ToastMessage) => void

const early: ToastMessage[] = []
let show: Show | null = null

/** Shows a message at the top right. May be called before <Toasts/> is there: it waits. */
export function toast(message: ToastMessage) {
  if (show) show(message)
  else early.push(message)
}

/** Called by <Toasts/> when it is ready; answers how to stop. */
export function receiveToasts(receive: Show): () => void {
  show = receive
  early.splice(0).forEach(receive)
  return () => {
    show = null
  }
}
