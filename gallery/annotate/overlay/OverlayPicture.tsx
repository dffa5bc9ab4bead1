import './overlay.css'
import type { Overlay } from './useOverlay.ts'
import { useFileDrop } from './useFileDrop.ts'

/** The picture over the view, and where one is dropped. */
export function OverlayPicture({ overlay: { laid, lay } }: { overlay: Overlay }) {
  const isDragged = useFileDrop(lay)
  return (
    <>
      {laid && (
        <div className="overlay" data-difference={laid.isDifference}>
          <img src={laid.url} alt="What is laid over the view" style={{ opacity: laid.isDifference ? 1 : laid.opacity / 100 }} />
        </div>
      )}
      {isDragged && <div className="overlay-drop">Drop the picture to lay it over the view</div>}
    </>
  )
}
