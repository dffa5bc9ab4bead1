import type { MaskableText } from '../../ui/masked/renderText.ts'
import { toast, type ToastMessage } from '../../ui/toasts/toast.ts'

/** The outcome of a flow as text: shown by its dialog, or as a toast if the dialog is closed. */
export interface FlowOutcome {
  /** `lost`: not confirmed to have arrived. `gone`: nothing left to change. `notLoaded`: it could not start. */
  kind: 'done' | 'refused' | 'lost' | 'gone' | 'filled' | 'notLoaded'
  title: string
  text?: MaskableText
  /** The exchange's error code. */
  code?: string | undefined
  /** Prefix of the toast's title, which is shown without the dialog. */
  subject?: string
  /** Other differences of the toast. */
  message?: Partial<ToastMessage>
}

const kinds = { done: 'success', refused: 'error', lost: 'error', gone: 'info', filled: 'info', notLoaded: 'error' } as const

export const toastOutcome = ({ kind, subject, title, text, message }: FlowOutcome) =>
  toast({ kind: kinds[kind], title: subject === undefined ? title : `${subject}: ${title}`, text, sticky: kind === 'lost', ...message })
