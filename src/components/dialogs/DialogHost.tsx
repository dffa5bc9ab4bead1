import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sayNotOpened } from '../ui/sayNotOpened.ts'
import { type DialogRequest, DialogsContext } from './useDialogs.ts'
import { useResumedPayment } from './usePayment.ts'

const code = {
  leverage: () => import('./LeverageDialog.tsx'),
  reset: () => import('./ResetDialog.tsx'),
  closeOrder: () => import('./CloseOrderDialog.tsx'),
  tpsl: () => import('./TpslDialog.tsx'),
  rollover: () => import('./RolloverDialog.tsx'),
}

type Drawing = (onClose: () => void) => ReactNode

/** What draws the dialog that is asked for. Its code comes now, if it has not come before. */
async function drawing(request: DialogRequest): Promise<Drawing> {
  switch (request.kind) {
    case 'leverage': {
      const { LeverageDialog } = await code.leverage()
      return (onClose) => <LeverageDialog {...request} onClose={onClose} />
    }
    case 'reset': {
      const { ResetDialog } = await code.reset()
      return (onClose) => <ResetDialog onClose={onClose} />
    }
    case 'closeOrder': {
      const { CloseOrderDialog } = await code.closeOrder()
      return (onClose) => <CloseOrderDialog key={request.order.orderId} order={request.order} onClose={onClose} />
    }
    case 'tpsl': {
      const { TpslDialog } = await code.tpsl()
      return (onClose) => <TpslDialog key={request.order.orderId} order={request.order} onClose={onClose} />
    }
    case 'rollover': {
      const { RolloverDialog } = await code.rollover()
      return (onClose) => <RolloverDialog onClose={onClose} />
    }
  }
}

interface Shown {
  draw: Drawing
  /** The path it was opened on. */
  page: string
}

/** Holds the one open dialog, above every screen that opens one. A change of page closes it. */
export function DialogHost({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const page = useLocation({ select: ({ pathname }) => pathname })
  const [shown, setShown] = useState<Shown | null>(null)
  const lastAsked = useRef<DialogRequest | null>(null)
  useResumedPayment()

  const open = async (request: DialogRequest) => {
    lastAsked.current = request
    try {
      const draw = await drawing(request)
      if (lastAsked.current === request) setShown({ draw, page })
    } catch (error) {
      sayNotOpened(t, error)
    }
  }
  // What does not come now is asked for again at the click.
  const prefetch = (kind: DialogRequest['kind']) => code[kind]().then(() => {}, () => {})

  return (
    <DialogsContext value={{ open, prefetch }}>
      {children}
      {shown?.page === page && shown.draw(() => setShown(null))}
    </DialogsContext>
  )
}
