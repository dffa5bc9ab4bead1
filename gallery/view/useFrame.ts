import { type Ref, type RefObject, useEffect, useEffectEvent, useImperativeHandle, useState } from 'react'
import { useAgain } from '../app/shell/useAddress.ts'
import type { FrameMessage } from '../frame/wire.ts'
import type { ViewReport } from '../types.ts'
import { frameUrl } from './size.ts'

export interface ViewHandle {
  /** Sends the machine a sample event of its view. */
  send: (event: string) => void
  /** Shows the current view again; a running one restarts. */
  again: () => void
  /** Moves the keyboard focus into the frame; Escape returns it. */
  enter: () => void
}

/** Other reports of a frame: a navigation away, a closed view, or an error. */
export type Remark = { kind: 'left'; url: string } | { kind: 'closed' } | { kind: 'trouble'; what: string }

export interface Listeners {
  /** Called for every step of the machine. */
  onMoved?: ((moved: ViewReport) => void) | undefined
  /** Escape was pressed in the frame. */
  onOut: () => void
}

/** Hears the messages of a frame. */
export function useMessages(frame: RefObject<HTMLIFrameElement | null>, hear: (message: FrameMessage) => void) {
  const onMessage = useEffectEvent(({ source, data }: MessageEvent<FrameMessage>) => {
    if (source !== null && source === frame.current?.contentWindow) hear(data)
  })
  useEffect(() => {
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])
}

/** Shows an address in a frame, and handles its messages. `isShown`: until then it is blank, in the browser's colour. */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  hash: string,
  { onMoved, onOut }: Listeners,
  handle: Ref<ViewHandle>,
) {
  // Later addresses only change its hash, without a reload.
  const [src] = useState(() => frameUrl(hash))
  const [remark, setRemark] = useState<Remark | null>(null)
  const [isShown, setIsShown] = useState(false)
  const show = () => {
    setIsShown(true)
    // Another scene, or language of a toast, is another page.
    frame.current?.contentWindow?.addEventListener('pagehide', () => setIsShown(false), { once: true })
  }
  useMessages(frame, (message) => {
    if (message.kind === 'out') return onOut()
    if (message.kind === 'shown') return show()
    if (message.kind === 'trouble') show()
    if (message.kind === 'left' || message.kind === 'closed' || message.kind === 'trouble') return setRemark(message)
    if (message.kind !== 'moved') return
    setRemark(null)
    onMoved?.(message.moved)
  })

  useEffect(() => frame.current?.contentWindow?.location.replace(frameUrl(hash)), [frame, hash])

  const tell = (message: FrameMessage) => frame.current?.contentWindow?.postMessage(message, window.location.origin)
  const again = () => {
    setRemark(null)
    tell({ kind: 'again' })
  }
  useAgain(again)
  useImperativeHandle(handle, () => ({
    send: (event) => tell({ kind: 'send', event }),
    again,
    enter: () => {
      frame.current?.focus()
      tell({ kind: 'enter' })
    },
  }))

  return { src, remark, isShown }
}
