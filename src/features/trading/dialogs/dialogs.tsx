import { useLocation } from '@tanstack/react-router'
import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type FunctionComponent,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { MarketName } from '../../../api/scalars.ts'
import { type Late, lateCode } from '../../../shared/late/lateCode.ts'
import { reportLoadError } from '../../../shared/late/reportLoadError.ts'
import { useSlow } from '../../../shared/late/useSlow.ts'
import { Button } from '../../../ui/display/Button.tsx'
import type { Elements } from '../../../ui/Elements.ts'
import { useWhenIdle } from '../../../ui/hooks/useWhenIdle.ts'
import { leaveThen } from '../../../ui/overlay/animateExit.ts'
import { restDialog } from './close/restDialog.ts'
import type { SetsLevels } from './close/StopInstead.tsx'

/** Every dialog that opens over the page, by kind. */
const dialogs = {
  leverage: lateCode('dialogs', async () => (await import('./leverage/LeverageDialog.tsx')).LeverageDialog),
  reset: lateCode('dialogs', async () => (await import('./payment/ResetDialog.tsx')).ResetDialog),
  closeOrder: lateCode('dialogs', async () => (await import('./close/CloseOrderDialog.tsx')).CloseOrderDialog),
  closeSeveral: lateCode('dialogs', async () => (await import('./close/CloseSeveralDialog.tsx')).CloseSeveralDialog),
  levels: lateCode('dialogs', async () => (await import('./levels/LevelsDialog.tsx')).LevelsDialog),
  alerts: lateCode('alerts', async () => (await import('../alerts/AlertsDialog.tsx')).AlertsDialog),
  rollover: lateCode('dialogs', async () => (await import('./rollover/RolloverDialog.tsx')).RolloverDialog),
}

type Subject<Dialog> =
  Dialog extends Late<FunctionComponent<infer Props>> ? Omit<Props, 'onClose' | 'onSetLevels'> : never

/** The dialog to open, with its props. One at a time. */
export type DialogRequest = {
  [Kind in keyof typeof dialogs]: { kind: Kind } & Subject<(typeof dialogs)[Kind]>
}[keyof typeof dialogs]

interface Dialogs {
  /** Settles once the dialog is open, or a toast has reported that it could not be loaded. */
  open: (dialog: DialogRequest) => Promise<void>
  /** Loads a dialog's code ahead of time: on hover or focus of its button. */
  prefetch: (kind: DialogRequest['kind']) => Promise<void>
}

export const DialogsContext = createContext<Dialogs | null>(null)

/** Opens the dialogs of specification §2 from anywhere inside the shell. */
export function useDialogs(): Dialogs {
  const found = useContext(DialogsContext)
  if (!found) throw new Error('DialogHost is missing above')
  return found
}

/** Prefetches, once idle after `isReady`, the dialogs that must also open offline: closing an order, and its stop loss. */
export function useDialogsAhead(isReady: boolean) {
  const host = useDialogs()
  useWhenIdle(async () => {
    await host.prefetch('closeOrder')
    await host.prefetch('levels')
  }, isReady)
}

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick' | 'onPointerEnter' | 'onFocus' | 'pending'> {
  opens: DialogRequest
}

/** Opens a dialog. Its code is fetched on hover or focus; a click that has to wait for it shows loading bars. */
export function DialogButton({ opens, ...button }: Props) {
  const host = useDialogs()
  const { isSlow, watch } = useSlow()
  const fetchCode = () => void host.prefetch(opens.kind)

  return (
    <Button
      aria-haspopup="dialog"
      {...button}
      pending={isSlow}
      onClick={() => watch(host.open(opens))}
      onPointerEnter={fetchCode}
      onFocus={fetchCode}
    />
  )
}

interface OpenDialog {
  Dialog: ComponentType<DialogRequest & SetsLevels & { onClose: () => void }>
  request: DialogRequest
  /** Path of the page it was opened on. */
  page: string
}

const prefetch = (kind: DialogRequest['kind']) => dialogs[kind].prefetch()

/** React key of the open dialog: one per order. */
const subjectOf = (request: DialogRequest) => ('order' in request ? request.order.orderId : request.kind)

/** Renders the one open dialog, above every screen that can open one. Navigating to another page closes it. */
export function DialogHost({ children }: { children: Elements }) {
  const { t } = useTranslation()
  const page = useLocation({ select: ({ pathname }) => pathname })
  const [opened, setOpened] = useState<OpenDialog | null>(null)
  // For good: it would open again, with the order of then, whenever its page comes back.
  if (opened && opened.page !== page) setOpened(null)
  const lastRequest = useRef<DialogRequest | null>(null)

  const open = useCallback(
    async (request: DialogRequest) => {
      lastRequest.current = request
      try {
        // A kind's dialog takes the request of the same kind: TypeScript does not correlate the two.
        const Dialog = (await dialogs[request.kind].load()) as OpenDialog['Dialog']
        // The press is painted first, the dialog next.
        if (lastRequest.current === request) startTransition(() => setOpened({ Dialog, request, page }))
      } catch (error) {
        reportLoadError(t, error)
      }
    },
    [page, t],
  )
  // Not one that has replaced it meanwhile.
  const close = () => leaveThen(() => setOpened((now) => (now === opened ? null : now)))
  // One object, so that a dialog that opens draws no button again.
  const value = useMemo(() => ({ open, prefetch }), [open])
  const openRest = useEffectEvent((market: MarketName) => void open({ kind: 'closeSeveral', market }))
  useEffect(() => restDialog.subscribe((market) => openRest(market)), [])

  return (
    <DialogsContext value={value}>
      {children}
      {opened?.page === page && (
        <opened.Dialog
          key={subjectOf(opened.request)}
          {...opened.request}
          onClose={close}
          onSetLevels={(order, proposal) => void open({ kind: 'levels', order, proposal })}
        />
      )}
    </DialogsContext>
  )
}
