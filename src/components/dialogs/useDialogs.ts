import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import type { Leverage } from '../../limits.ts'
import type { Order } from '../../wire/order.ts'
import type { Decimal, MarketName } from '../../wire/scalars.ts'

/** Which dialog is asked for, and what about. One at a time. */
export type DialogRequest =
  | {
      kind: 'leverage'
      market: MarketName
      leverage: Leverage
      /** What stands in the form: shown with the leverage's effect. Null where nothing usable is typed; for `price` the market's counts then. */
      amount: Decimal | null
      price: Decimal | null
      onChoose: (leverage: Leverage) => void
    }
  | { kind: 'reset' }
  | { kind: 'closeOrder'; order: Order }
  | { kind: 'tpsl'; order: Order }
  | { kind: 'rollover' }

export interface Dialogs {
  /** Settles once it is open, or a message has said that it could not be. */
  open: (dialog: DialogRequest) => Promise<void>
  /** Loads a dialog's code before it is wanted: on hover or focus of its button. */
  prefetch: (kind: DialogRequest['kind']) => Promise<void>
}

export const DialogsContext = createContext<Dialogs | null>(null)

/** Opens the dialogs of specification §2 from anywhere inside the shell. */
export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext)
  if (!dialogs) throw new Error('DialogHost is missing above')
  return dialogs
}

/** Once it is time, fetches what must open without a connection too: closing an order, and its stop loss. */
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
