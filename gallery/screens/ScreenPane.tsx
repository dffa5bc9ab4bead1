import { type Ref, useRef } from 'react'
import { sizeOf } from '../view/size.ts'
import { useFrame, type ViewHandle } from '../view/useFrame.ts'
import { ViewPaper } from '../view/ViewPaper.tsx'

/** The real screen in a frame. It is no flow: nothing of it moves by itself. */
export function ScreenPane({ title, address, width, handle, onOut }: { title: string; address: string; width: number; handle: Ref<ViewHandle>; onOut: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { src, remark, isShown } = useFrame(frame, address, { onMoved: () => {}, onOut }, handle)
  return (
    <div className="view-pane">
      <ViewPaper {...{ frame, src, remark, isShown }} size={sizeOf(width)} title={`${title}, as the trader sees it`} />
    </div>
  )
}
