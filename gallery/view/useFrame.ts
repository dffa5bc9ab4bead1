import { type Ref, type RefObject, useEffect, useEffectEvent, useImperativeHandle, useState } from 'react'
import type { FrameMessage } from '../frame/wire.ts'
import type { Moved } from '../types.ts'
import { frameUrl } from './size.ts'

export interface ViewHandle {
  /** Sends the machine one of its view's sample events. */
  send: (event: string) => void
}

/** What a frame has to say besides where its machine is: that it would have left, or that it cannot show this. */
export type Remark = { kind: 'left'; url: string } | { kind: 'trouble'; what: string }

/** Keeps a frame at an address and hears what it tells. */
export function useFrame(frame: RefObject<HTMLIFrameElement | null>, hash: string, onMoved: (moved: Moved) => void, handle: Ref<ViewHandle>) {
  // Later addresses reach the frame as changes of its hash: it is not loaded again.
  const [src] = useState(() => frameUrl(hash))
  const [remark, setRemark] = useState<Remark | null>(null)
  const hear = useEffectEvent((message: FrameMessage) => {
    if (message.kind === 'send') return
    if (message.kind !== 'moved') return setRemark(message)
    setRemark(null)
    onMoved(message.moved)
  })

  useEffect(() => {
    const heard = ({ source, data }: MessageEvent<FrameMessage>) => source === frame.current?.contentWindow && hear(data)
    window.addEventListener('message', heard)
    return () => window.removeEventListener('message', heard)
  }, [frame])

  useEffect(() => frame.current?.contentWindow?.location.replace(frameUrl(hash)), [frame, hash])

  useImperativeHandle(handle, () => ({
    send: (event) => {
      const message: FrameMessage = { kind: 'send', event }
      frame.current?.contentWindow?.postMessage(message, window.location.origin)
    },
  }))

  return { src, remark }
}
