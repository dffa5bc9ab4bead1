import { type Ref, type RefObject, useEffect, useEffectEvent, useImperativeHandle, useState } from 'react'
import type { FrameMessage } from '../frame/wire.ts'
import type { Moved } from '../types.ts'
import { useAgain } from '../app/useAddress.ts'
import { frameUrl } from './size.ts'

export interface ViewHandle {
  /** Sends the machine one of its view's sample events. */
  send: (event: string) => void
  /** Shows the present view anew; a running one begins again. */
  again: () => void
  /** The keyboard goes into the frame; Escape brings it out. */
  enter: () => void
}

/** What a frame has to say besides where its machine is: that it would have left, was closed, or cannot show this. */
export type Remark = { kind: 'left'; url: string } | { kind: 'closed' } | { kind: 'trouble'; what: string }

interface Heard {
  onMoved: (moved: Moved) => void
  /** Escape was pressed in the frame. */
  onOut: () => void
}

/** Keeps a frame at an address and hears what it tells. */
export function useFrame(frame: RefObject<HTMLIFrameElement | null>, hash: string, { onMoved, onOut }: Heard, handle: Ref<ViewHandle>) {
  // Later addresses reach the frame as changes of its hash: it is not loaded again.
  const [src] = useState(() => frameUrl(hash))
  const [remark, setRemark] = useState<Remark | null>(null)
  const hear = useEffectEvent((message: FrameMessage) => {
    if (message.kind === 'out') return onOut()
    if (message.kind === 'left' || message.kind === 'closed' || message.kind === 'trouble') return setRemark(message)
    if (message.kind !== 'moved') return
    setRemark(null)
    onMoved(message.moved)
  })

  useEffect(() => {
    const heard = ({ source, data }: MessageEvent<FrameMessage>) => source === frame.current?.contentWindow && hear(data)
    window.addEventListener('message', heard)
    return () => window.removeEventListener('message', heard)
  }, [frame])

  useEffect(() => frame.current?.contentWindow?.location.replace(frameUrl(hash)), [frame, hash])

  const tell = (message: FrameMessage) => frame.current?.contentWindow?.postMessage(message, window.location.origin)
  const actions: ViewHandle = {
    send: (event) => tell({ kind: 'send', event }),
    again: () => {
      setRemark(null)
      tell({ kind: 'again' })
    },
    enter: () => {
      frame.current?.focus()
      tell({ kind: 'enter' })
    },
  }
  useImperativeHandle(handle, () => actions)
  useAgain(actions.again)

  return { src, remark, ...actions }
}
