import './overlay.css'
import { type CSSProperties, type DragEvent, type RefObject, useState } from 'react'
import { Splitter } from '../../app/Splitter.tsx'
import type { Overlay } from './useOverlay.ts'
import { useFileDrop } from './useFileDrop.ts'

/** The picture over the view, and where one is dropped. */
export function OverlayPicture({ overlay, frame }: { overlay: Overlay; frame: RefObject<HTMLIFrameElement | null> }) {
  const { url, settings, turn, lay } = overlay
  const { mode, scale, opacity, divider, x, y } = settings
  const isDragged = useFileDrop(frame, (file) => void lay(file))
  /** Its own width, CSS px. */
  const [natural, setNatural] = useState(0)
  const width = scale === 'fit' ? '100%' : `calc(${natural / Number.parseInt(scale, 10)} * var(--view-px))`
  const at: CSSProperties = { width, left: `calc(${x} * var(--view-px))`, top: `calc(${y} * var(--view-px))`, opacity: mode === 'seeThrough' ? opacity / 100 : 1 }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (file) void lay(file)
  }
  return (
    <>
      {url !== null && (
        <div className="overlay" data-mode={mode} style={{ ['--share' as string]: `${divider}%` }}>
          <div className="overlay-sheet">
            <img src={url} alt="What is laid over the view" style={at} onLoad={({ currentTarget }) => setNatural(currentTarget.naturalWidth)} />
          </div>
          {mode === 'split' && <Splitter label="Divider between view and picture" share={divider} first={50} least={0} most={100} onShare={(to) => turn({ divider: to })} />}
        </div>
      )}
      {isDragged && (
        <div className="overlay-drop" onDrop={drop} onDragOver={(event) => event.preventDefault()}>
          Drop the picture to lay it over the view
        </div>
      )}
    </>
  )
}
