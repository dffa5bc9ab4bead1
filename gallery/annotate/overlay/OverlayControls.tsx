import './overlay.css'
import { Layers } from 'lucide-react'
import type { Overlay } from './useOverlay.ts'

/** Chooses a picture to lay over the view; it can as well be dropped on the button. */
export const OverlayButton = ({ overlay: { lay } }: { overlay: Overlay }) => (
  <label className="button overlay-button" title="It can as well be dropped here">
    <Layers size={13} aria-hidden /> Lay a picture over
    <input
      type="file"
      accept="image/*"
      onChange={({ target }) => {
        const [file] = target.files ?? []
        if (file) lay(file)
        target.value = ''
      }}
    />
  </label>
)

/** The picture over the view. */
export const OverlayPicture = ({ overlay: { laid } }: { overlay: Overlay }) =>
  laid && (
    <div className="overlay" data-difference={laid.isDifference}>
      <img src={laid.url} alt="What is laid over the view" style={{ opacity: laid.isDifference ? 1 : laid.opacity / 100 }} />
    </div>
  )

/** How the picture is seen over the view. */
export function OverlayControls({ overlay: { laid, turn, remove } }: { overlay: Overlay }) {
  if (!laid) return null
  return (
    <div className="overlay-controls" role="group" aria-label="The picture over the view">
      <label className="control-field">
        Opacity
        <input type="range" min={0} max={100} disabled={laid.isDifference} value={laid.opacity} onChange={({ target }) => turn({ opacity: target.valueAsNumber })} />
      </label>
      <label className="control-field">
        <input type="checkbox" checked={laid.isDifference} onChange={({ target }) => turn({ isDifference: target.checked })} />
        Difference
      </label>
      <button type="button" className="button" onClick={remove}>
        Take the picture away
      </button>
    </div>
  )
}
