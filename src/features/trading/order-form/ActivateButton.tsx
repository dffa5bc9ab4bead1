import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { walletQuery } from '../../../queries/wallets.ts'
import { DialogButton } from '../dialogs/dialogs.tsx'

interface Props {
  size: 'lg' | 'xl'
  className?: string
  /** The reason for the button, shown below its name like the hint of LONG and SHORT. */
  note?: string
}

/** The only action without a balance: replaces LONG and SHORT, and the phone's button that opens the form. Contract §4. */
export function ActivateButton({ size, className, note }: Props) {
  const { t } = useTranslation()
  const { data: wallet } = useQuery(walletQuery)
  const id = useId()

  return (
    <DialogButton
      variant="primary"
      size={size}
      className={className}
      opens={{ kind: 'reset' }}
      aria-describedby={note && id}
    >
      <span className="dense flex min-w-0 flex-col leading-none">
        <span>{wallet?.initialized ? t('balance.resetLong') : t('balance.activate')}</span>
        {/* The button's description, not part of its name. */}
        {note && (
          <span aria-hidden="true" id={id} className="text-sm leading-4 font-regular tablet:text-xs tablet:leading-4">
            {note}
          </span>
        )}
      </span>
    </DialogButton>
  )
}
