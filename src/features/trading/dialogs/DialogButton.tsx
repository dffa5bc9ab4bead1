import type { ComponentProps } from 'react'
import { useSlow } from '../../../shared/late/useSlow.ts'
import { Button } from '../../../ui/display/Button.tsx'
import type { DialogRequest } from './dialogs.ts'
import { useDialogs } from './useDialogs.ts'

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick' | 'onPointerEnter' | 'onFocus' | 'pending'> {
  opens: DialogRequest
}

/** Opens a dialog. Its code is fetched on hover or focus; a click that has to wait for it shows loading bars. */
export function DialogButton({ opens, ...button }: Props) {
  const dialogs = useDialogs()
  const { isSlow, watch } = useSlow()
  const prefetch = () => void dialogs.prefetch(opens.kind)

  return (
    <Button
      aria-haspopup="dialog"
      {...button}
      pending={isSlow}
      onClick={() => watch(dialogs.open(opens))}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    />
  )
}
