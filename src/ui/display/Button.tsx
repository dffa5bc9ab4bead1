import type { ComponentProps, MouseEvent } from 'react'
import type { Elements } from '../Elements.ts'
import { type ButtonSize, type ButtonVariant, buttonClass } from './buttonClass.ts'
import { classes } from './classes.ts'
import { LoadingBars } from './LoadingBars.tsx'

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  children?: string | Elements
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Its action is pending: shows loading bars, ignores clicks, keeps the focus. */
  pending?: boolean | undefined
}

export function Button({ variant, size, pending = false, className, children, onClick, ...rest }: Props) {
  // Not `disabled`: disabling a focused button loses the focus.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }

  const label: Elements = typeof children === 'string' ? <span>{children}</span> : children

  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      className={classes(buttonClass(pending ? 'pending' : variant, size), className)}
    >
      {label}
      {pending && <LoadingBars className="absolute h-4 w-5" />}
    </button>
  )
}
