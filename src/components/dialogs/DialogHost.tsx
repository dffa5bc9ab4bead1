import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazily } from '../ui/lazily.ts'
import { sayNotOpened } from '../ui/sayNotOpened.ts'
import { type DialogRequest, DialogsContext } from './useDialogs.ts'
import { useResumedPayment } from './usePayment.ts'

const code = {
  leverage: lazily(() => import('./LeverageDialog.tsx')),
  reset: lazily(() => import('./ResetDialog.tsx')),
  closeOrder: lazily(() => import('./CloseOrderDialog.tsx')),
  tpsl: lazily(() => import('./TpslDialog.tsx')),
  rollover: lazily(() => import('./RolloverDialog.tsx')),
}

type Drawing = (onClose: () => void) => ReactNode

/** What draws the dialog that is asked for. Its code comes now, if it has not come before. */
async function drawing(request: DialogRequest): Promise<Drawing> {
  switch (request.kind) {
    case 'leverage': {
      const { LeverageDialog } = await code.leverage.load()
      return (onClose) => <LeverageDialog {...request} onClose={onClose} />
    }
    case 'reset': {
      const { ResetDialog } = await code.reset.load()
      return (onClose) => <ResetDialog onClose={onClose} />
    }
    case 'closeOrder': {
      const { CloseOrderDialog } = await code.closeOrder.load()
      return (onClose) => <CloseOrderDialog key={request.order.orderId} order={request.order} onClose={onClose} />
    }
    case 'tpsl': {
      const { TpslDialog } = await code.tpsl.load()
      return (onClose) => <TpslDialog key={request.order.orderId} order={request.order} onClose={onClose} />
    }
    case 'rollover': {
      const { RolloverDialog } = await code.rollover.load()
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
  const prefetch = (kind: DialogRequest['kind']) => code[kind].prefetch()

  return (
    <DialogsContext value={{ open, prefetch }}>
      {children}
      {shown?.page === page && shown.draw(() => setShown(null))}
    </DialogsContext>
  )
}
