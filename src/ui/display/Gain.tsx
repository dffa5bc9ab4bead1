import type { SignedText } from '../../domain/money/format.ts'
import { classes } from './classes.ts'

interface Props {
  of: SignedText
  /** Colour of zero and unknown. */
  even?: string
  className?: string | undefined
}

/** A profit or loss: sign and colour together; zero has neither. */
export function Gain({ of: { sign, text }, even, className }: Props) {
  const neither = even ?? (sign === null ? 'text-text-3' : 'text-text')
  const tint = sign === 1 ? 'text-long' : sign === -1 ? 'text-short' : neither
  return (
    <span translate="no" className={classes(className, tint)}>
      {text}
    </span>
  )
}
