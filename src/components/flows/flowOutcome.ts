import { toast, type ToastMessage } from '../overlay/toast.ts'

/** What came of a flow, in words: shown by its dialog, and by a message where the dialog has been closed. */
export interface FlowOutcome {
  /** `lost`: nobody saw it arrive. `gone`: there was nothing left to change. `notLoaded`: it could not begin. */
  kind: 'done' | 'refused' | 'lost' | 'gone' | 'filled' | 'notLoaded'
  title: string
  text?: string | undefined
  /** The exchange's code. */
  code?: string | undefined
  /** What the message says otherwise: it has to name what it is about. */
  message?: Partial<ToastMessage>
}

const kinds = { done: 'success', refused: 'error', lost: 'error', gone: 'info', filled: 'info', notLoaded: 'error' } as const

export const toastOutcome = ({ kind, title, text, message }: FlowOutcome) =>
  toast({ kind: kinds[kind], title, text, sticky: kind === 'lost', ...message })
