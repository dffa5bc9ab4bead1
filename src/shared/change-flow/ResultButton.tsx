import type { ComponentProps } from 'react'
import type { ButtonVariant } from '../../ui/display/buttonClass.ts'
import { Button } from '../../ui/display/Button.tsx'

interface Props {
  variant?: ButtonVariant
  disabled?: boolean
  onPress: () => void
  children: ComponentProps<typeof Button>['children']
}

/**
 * A button shown after a request. The response may arrive before the second click of a double click on the previous button in this
 * position; that click is ignored.
 */
export const ResultButton = ({ variant, disabled = false, onPress, children }: Props) => (
  <Button size="lg" variant={variant} disabled={disabled} onClick={(event) => event.detail < 2 && onPress()}>
    {children}
  </Button>
)
