import { useLocation } from '@tanstack/react-router'
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MarketName } from '../../../api/scalars.ts'
import { reportLoadError } from '../../../shared/late/reportLoadError.ts'
import type { Elements } from '../../../ui/Elements.ts'
import { restDialog } from './close/restDialog.ts'
import type { SetsLevels } from './close/StopInstead.tsx'
import { type DialogRequest, dialogs } from './dialogs.ts'
import { DialogsContext } from './useDialogs.ts'

interface OpenDialog {
  Dialog: ComponentType<DialogRequest & SetsLevels & { onClose: () => void }>
  request: DialogRequest
  /** Path of the page it was opened on. */
  page: string
}

/** React key of the open dialog: one per order. */
const subjectOf = (request: DialogRequest) => ('order' in request ? request.order.orderId : request.kind)

/** Renders the one open dialog, above every screen that can open one. Navigating to another page closes it. */
export function DialogHost({ children }: { children: Elements }) {
  const { t } = useTranslation()
  const page = useLocation({ select: ({ pathname }) => pathname })
  const [opened, setOpened] = useState<OpenDialog | null>(null)
  const lastRequest = useRef<DialogRequest | null>(null)

  const open = async (request: DialogRequest) => {
    lastRequest.current = request
    try {
      // A kind's dialog takes the request of the same kind: TypeScript does not correlate the two.
      const Dialog = (await dialogs[request.kind].load()) as OpenDialog['Dialog']
      if (lastRequest.current === request) setOpened({ Dialog, request, page })
    } catch (error) {
      reportLoadError(t, error)
    }
  }
  const openRest = useEffectEvent((market: MarketName) => void open({ kind: 'closeSeveral', market }))
  useEffect(() => restDialog.subscribe((market) => openRest(market)), [])
  const prefetch = (kind: DialogRequest['kind']) => dialogs[kind].prefetch()

  return (
    <DialogsContext value={{ open, prefetch }}>
      {children}
      {opened?.page === page && (
        <opened.Dialog
          key={subjectOf(opened.request)}
          {...opened.request}
          onClose={() => setOpened(null)}
          onSetLevels={(order, proposal) => void open({ kind: 'tpsl', order, proposal })}
        />
      )}
    </DialogsContext>
  )
}
