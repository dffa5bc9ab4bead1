import { CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { errorId, hintId } from './fieldIds.ts'

interface Props {
  /** Of the control inside; its hint and error have ids made from it (fieldIds.ts). */
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
  /** The unit, after the value. */
  suffix?: ReactNode
  disabled?: boolean | undefined
  /** Keeps a line free for the error, so that nothing below moves when it comes. */
  reserveError?: boolean | undefined
  children: ReactNode
}

/** A labelled control in its box: label above, hint at its right, error below. */
export function Field({ id, label, hint, error, suffix, disabled, reserveError, children }: Props) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm text-text-2">
          {label}
        </label>
        {hint && (
          <span id={hintId(id)} className="text-end text-xs text-text-3">
            {hint}
          </span>
        )}
      </div>
      <div className={classes('field', error ? 'field-error' : null, disabled && 'field-disabled')}>
        {children}
        {suffix && <span className="ps-2 text-sm text-text-3">{suffix}</span>}
      </div>
      {error ? <FieldError id={errorId(id)}>{error}</FieldError> : reserveError && <div className="h-5" />}
    </div>
  )
}

/** What is wrong with a control: icon and words, never colour alone. */
export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className="flex min-h-5 items-start gap-1.5 text-sm leading-5 text-danger">
    <CircleX aria-hidden="true" className="mt-1 size-3 shrink-0" />
    <span className="min-w-0">{children}</span>
  </p>
)
