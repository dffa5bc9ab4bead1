import { type ReactNode, useState } from 'react'
import { type DialogRequest, DialogsContext } from './useDialogs.ts'

/** Holds the one open dialog, above every screen that opens one. */
export function DialogHost({ children }: { children: ReactNode }) {
  const [, setDialog] = useState<DialogRequest | null>(null)
  return <DialogsContext value={{ open: setDialog, prefetch: () => {} }}>{children}</DialogsContext>
}
