import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import type { DialogRequest } from './dialogs.ts'

export interface Dialogs {
  /** Settles once the dialog is open, or a toast has reported that it could not be loaded. */
  open: (dialog: DialogRequest) => Promise<void>
  /** Loads a dialog's code ahead of time: on hover or focus of its button. */
  prefetch: (kind: DialogRequest['kind']) => Promise<void>
}

export const DialogsContext = createContext<Dialogs | null>(null)

/** Opens the dialogs of specification §2 from anywhere inside the shell. */
export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext)
  if (!dialogs) throw new Error('DialogHost is missing above')
  return dialogs
}

/** Prefetches, once `isTime`, the dialogs that must also open offline: closing an order, and its stop loss. */
export function useDialogsAhead(isTime: boolean) {
  const { prefetch } = useDialogs()
  const fetchAll = useEffectEvent(async () => {
    await prefetch('closeOrder')
    await prefetch('tpsl')
  })

  useEffect(() => {
    if (isTime) void fetchAll()
  }, [isTime])
}
