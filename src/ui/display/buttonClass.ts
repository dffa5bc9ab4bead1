import { classes } from './classes.ts'

/** long and short are the two trade directions; pending: any of them while its action is pending. */
export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet' | 'long' | 'short' | 'pending'
export type ButtonSize = 'sm' | 'md' | 'lg' | 'xl'

const base =
  'relative inline-flex items-center justify-center gap-2 rounded-sm border text-center font-medium no-underline ' +
  'transition-[background-color] duration-instant ease-out select-none ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-transparent disabled:text-text-disabled'

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent-solid text-on-accent enabled-hover:bg-accent-solid-hover',
  secondary:
    'border-line-strong bg-surface-raised text-text enabled-hover:bg-surface-hover enabled-press:bg-surface-press',
  danger: 'border-danger/60 bg-transparent text-danger enabled-hover:bg-danger-soft',
  quiet:
    'border-transparent bg-transparent text-text-2 enabled-hover:bg-surface-hover enabled-hover:text-text ' +
    'enabled-press:bg-surface-press disabled:border-transparent',
  long: 'border-transparent bg-long-solid text-on-long enabled-hover:bg-long-solid-hover',
  short: 'border-transparent bg-short-solid text-on-short enabled-hover:bg-short-solid-hover',
  // The text keeps its space and its accessible name, hidden under the bars.
  pending: 'cursor-progress border-line-strong bg-surface-raised text-transparent *:not-[.bars]:opacity-0',
}

// For touch: 44 px high, 40 inside cards.
const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-10 px-3 text-md tablet:px-2 tablet:text-sm dense:min-h-7',
  md: 'min-h-11 px-3.5 py-1 text-md dense:min-h-9',
  lg: 'min-h-11 px-4 py-1 text-md',
  xl: 'min-h-15 px-4 py-1.5 text-xl',
}

/** The classes of a button, also for links that look like one. */
export const buttonClass = (variant: ButtonVariant = 'secondary', size: ButtonSize = 'md') =>
  classes(base, variants[variant], sizes[size])
