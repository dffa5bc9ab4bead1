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
let clear = () => {}

/** Shows a message at the top right. May be called before <Toasts/> is there: it waits. */
export function toast(message: ToastMessage) {
  if (show) show(message)
  else early.push(message)
}

/** Takes all messages away, those that still wait too: they were for a user who is gone. */
export function clearToasts() {
  early.length = 0
  clear()
}

/** Called by <Toasts/> when it is ready, with how it shows a message and takes all away; answers how to stop. */
export function receiveToasts(receive: Show, takeAllAway: () => void): () => void {
  show = receive
  clear = takeAllAway
  early.splice(0).forEach(receive)
  return () => {
    show = null
    clear = () => {}
  }
}
