import './view.css'
import { type ReactNode, type Ref, type RefObject, useImperativeHandle, useRef } from 'react'
import { type Settings, type Place, printAddress } from '../address.ts'
import { stateTitle } from '../app/titles.ts'
import type { Chart, ViewReport } from '../types.ts'
import { sizeOf } from './size.ts'
import { useTrail } from './useTrail.ts'
import { useFrame, type ViewHandle } from './useFrame.ts'
import { ViewPaper } from './ViewPaper.tsx'

/** The real dialog or screen, still in the state of the place, or running against the paper exchange. */
export function ViewPane({ chart, place, settings, onMoved, onOut, handle, frame, over }: {
  chart: Chart
  place: Extract<Place, { page: 'machine' }>
  settings: Settings
  /** Called for every step of the machine. */
  onMoved?: (moved: ViewReport) => void
  /** Called when Escape leaves the view. */
  onOut?: () => void
  handle?: Ref<ViewHandle>
  frame: RefObject<HTMLIFrameElement | null>
  /** Overlays of the view. */
  over?: ReactNode
}) {
  const inner = useRef<ViewHandle>(null)
  const { trail, follow, clear } = useTrail(chart, `${settings.mode} ${settings.scene}`)
  const moved = (now: ViewReport) => {
    follow(now)
    onMoved?.(now)
  }
  const { src, remark, isShown, send, again, enter } = useFrame(frame, printAddress({ place, settings: { ...settings, notes: '' } }), { onMoved: moved, onOut: () => onOut?.() }, inner)
  useImperativeHandle(handle, () => ({
    send,
    enter,
    again: () => {
      clear()
      again()
    },
  }))

  return (
    <div className="view-pane">
      <ViewPaper {...{ frame, src, remark, isShown, over }} size={sizeOf(settings.width)} title={`${chart.title}, as the trader sees it`} />
      {settings.mode === 'running' && (
        <ol className="trail" aria-label="The way so far">
          {trail.map((state, index) => (
            <li key={index}>{stateTitle(chart, state)}</li>
          ))}
        </ol>
      )}
    </div>
  )
}
