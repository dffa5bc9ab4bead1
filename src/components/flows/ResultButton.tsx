import type { ReactNode } from 'react'
import type { ButtonVariant } from '../ui/buttonClass.ts'
import { Button } from '../ui/Button.tsx'

interface Props {
  variant?: ButtonVariant
  disabled?: boolean
  onPress: () => void
  children: ReactNode
}

/**
 * A button of a state that follows a send. An answer may come faster than the second click of a double click
 * on the button that stood here before; that click was not meant for this one.
 */
export const ResultButton = ({ variant, disabled = false, onPress, children }: Props) => (
  <Button size="lg" variant={variant} disabled={disabled} onClick={(event) => event.detail < 2 && onPress()}>
    {children}
  </Button>
)
