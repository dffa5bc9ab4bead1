import { useRef } from 'react'
import { sizeOf } from '../view/size.ts'
import { useFrame, type ViewHandle } from '../view/useFrame.ts'
import { ViewFoot } from '../view/ViewFoot.tsx'
import { useScale } from '../view/ViewPane.tsx'

/** The real screen in a frame. It is no flow: nothing of it moves by itself. */
export function ScreenPane({ title, address, width }: { title: string; address: string; width: number }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const handle = useRef<ViewHandle>(null)
  const into = useRef<HTMLButtonElement>(null)
  const size = sizeOf(width)
  const { room, scale } = useScale(size)
  const { src, remark, again, enter } = useFrame(frame, address, { onMoved: () => {}, onOut: () => into.current?.focus() }, handle)

  return (
    <div className="view-pane">
      <div className="view-room" ref={room}>
        <div className="view-paper" style={{ width: size.width * scale, height: size.height * scale }}>
          <iframe ref={frame} src={src} tabIndex={-1} title={`${title}, as the trader sees it`} style={{ ...size, transform: `scale(${scale})` }} />
        </div>
      </div>
      <ViewFoot into={into} onEnter={enter} onAgain={again} remark={remark} size={size} scale={scale} />
    </div>
  )
}
