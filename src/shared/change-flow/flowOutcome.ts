import type { MaskableText } from '../../ui/masked/renderText.ts'
import { toast, type ToastMessage } from '../../ui/toasts/toast.ts'

/** The outcome of a flow, in words: shown by its dialog, or as a toast if the dialog is closed. */
export interface FlowOutcome {
  /** `lost`: not confirmed to have arrived. `gone`: there was nothing left to change. `notLoaded`: it could not start. */
  kind: 'done' | 'refused' | 'lost' | 'gone' | 'filled' | 'notLoaded'
  title: string
  text?: MaskableText
  /** The exchange's error code. */
  code?: string | undefined
  /** Named before the title by the toast, which is seen without the dialog. */
  subject?: string
  /** What else differs in the toast. */
  message?: Partial<ToastMessage>
}

const kinds = { done: 'success', refused: 'error', lost: 'error', gone: 'info', filled: 'info', notLoaded: 'error' } as const

export const toastOutcome = ({ kind, subject, title, text, message }: FlowOutcome) =>
  toast({ kind: kinds[kind], title: subject === undefined ? title : `${subject}: ${title}`, text, sticky: kind === 'lost', ...message })
