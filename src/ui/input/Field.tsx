import CircleX from 'lucide-react/icons/circle-x'
import type { ReactNode } from 'react'
import { classes } from '../display/classes.ts'
import type { Elements } from '../Elements.ts'

interface Props {
  /** Id of the control inside; the ids of its hint and error derive from it. */
  id: string
  label: ReactNode
  hint?: ReactNode
  /** A button that replaces the hint; not part of the field's description. */
  action?: ReactNode
  error?: ReactNode
  /** The unit, after the value. */
  suffix?: ReactNode
  disabled?: boolean | undefined
  /** What the value means, on a separate line below that is always reserved; an error replaces it. */
  note?: ReactNode
  children: Elements
}

/**
 * A labelled control in its box: label above, hint or action at its right. An error replaces the hint, or the
 * note if there is one, so that nothing moves when it appears; an action stays, which may be the way out.
 */
export function Field({ id, label, hint, action, error, suffix, disabled, note, children }: Props) {
  const hasNote = note !== undefined
  const errorMessage = error && <FieldError id={errorId(id)}>{error}</FieldError>
  return (
    <div className="flex min-w-0 flex-col gap-1.5 tablet:gap-1">
      <div className="flex min-h-5 items-end justify-between gap-3 leading-4">
        <label htmlFor={id} className="shrink-0 text-sm text-text-2">
          {label}
        </label>
        {/* With two lines, the first extends into the gap above. */}
        {!hasNote && errorMessage && (
          <div className="dense flex h-4 min-w-0 items-end max-[18em]:h-auto">{errorMessage}</div>
        )}
        {(hint || action) && (
          <span
            id={hint ? hintId(id) : undefined}
            className={error && !hasNote && !action ? 'sr-only' : 'text-end text-xs text-text-3'}
          >
            {hint || action}
          </span>
        )}
      </div>
      <div className={classes('field', error ? 'field-error' : null, disabled && 'field-disabled')}>
        {children}
        {suffix && <span className="ps-2 text-sm text-text-3">{suffix}</span>}
      </div>
      {hasNote && <div className="num min-h-4 text-xs leading-4 text-text-2">{errorMessage || note}</div>}
    </div>
  )
}

/** A control's error: icon and text, never colour alone. */
const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className="flex items-start gap-1 text-xs leading-4 text-danger">
    <CircleX aria-hidden="true" className="mt-0.5 size-3 shrink-0" />
    <span className="min-w-0">{children}</span>
  </p>
)

const hintId = (id: string) => `${id}-hint`
const errorId = (id: string) => `${id}-error`

/** aria-describedby of the control inside a Field: the ids of its visible hint and error. */
export const describedBy = (id: string, visible: { hint?: unknown; error?: unknown }) =>
  classes(visible.error ? errorId(id) : null, visible.hint ? hintId(id) : null) || undefined
